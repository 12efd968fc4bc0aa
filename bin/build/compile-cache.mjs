// Loads once what every start of the shop loads, with Node's compile cache on, so that even the first start after a build
// finds compiled code. The cache is kept in build/, not in the system's temporary folder (Node's default): other users
// can write there, and it is emptied at each boot.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { inRoot } from '../setup/paths.mjs';

// The same flags as in server.mjs: V8 only accepts cached code that was compiled with the same flags.
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache(inRoot('build', 'compiled'));
for (const path of ['src/main/start/start-server.ts', 'src/main/demo/seed.ts', 'build/server/index.js']) {
  await import(pathToFileURL(inRoot(path)).href);
}
for (const name of ['kysely/migration', 'nodemailer', 'pg']) await import(name);
flushCompileCache();
process.exit(0);
