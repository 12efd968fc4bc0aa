// What `npm start` runs. JavaScript, because whatever reads TypeScript costs a start 15 MB and 40 ms, unless what it
// made of it is kept already: and this file is what says where that is kept.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// React is two builds in one package and chooses by this name; nothing of ours looks at it.
process.env['NODE_ENV'] ??= 'production';
// What a start leaves behind is garbage at once: while it lasts, young objects get no more room than they begin with,
// so that the process does not hold 20 MB that it never needs again.
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache(cacheFolder());
const { startServer } = await import('./start-server.ts');
await startServer();
setFlagsFromString('--semi-space-growth-factor=2');
// Now, and not at the end: a power cut is no end.
flushCompileCache();

/**
 * Where compiled code is kept: beside the program, or, where that may not be written, with the data. Not in the
 * machine's folder for temporary files, where Node would put it: others may write there, and it is gone at each boot.
 */
function cacheFolder() {
  const beside = fileURLToPath(new URL('../../.haat/compiled', import.meta.url));
  try {
    mkdirSync(beside, { recursive: true });
    accessSync(beside, constants.W_OK);
    return beside;
  } catch {
    // A read-only program folder is as it should be on a server.
    return join(process.env['DATA_DIR'] || 'data', 'compiled');
  }
}
