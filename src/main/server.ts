import { enableCompileCache } from 'node:module';

enableCompileCache();
const { startServer } = await import('./start-server.ts');
await startServer();
