import { enableCompileCache } from 'node:module';

// React is two builds in one package and chooses by this name; nothing of ours looks at it.
process.env['NODE_ENV'] ??= 'production';
enableCompileCache();
const { startServer } = await import('./start-server.ts');
await startServer();
