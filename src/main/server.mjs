// What `npm start` runs. JavaScript, because whatever reads TypeScript costs a start 15 MB and 40 ms, unless what it
// made of it is kept already (bin/build/compile-cache.mjs): and this file is what says where that is kept.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { applyMemorySettings } from './start/memory-settings.mjs';

applyMemorySettings();

// React is two builds in one package and chooses by this name; nothing of ours looks at it.
process.env['NODE_ENV'] ??= 'production';
// What a start leaves behind is garbage at once: while it lasts, young objects get no more room than they begin with,
// so that the process does not hold 20 MB that it never needs again.
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache(fileURLToPath(new URL('../../build/compiled', import.meta.url)));
const { startServer } = await import('./start/start-server.ts');
await startServer();
// Now, and not at the end: a power cut is no end. And before V8 is told otherwise: it keeps and finds compiled code by
// what it was told.
flushCompileCache();
setFlagsFromString('--semi-space-growth-factor=2');
