// Reads once what each start of the shop reads, so that what Node made of it is kept with the build and even the very
// first start finds it. A folder of the build's own, not that for temporary files, where Node would put it: there others
// may write, and it is gone at each boot.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { inRoot } from './places.mjs';

// As in server.mjs: V8 finds compiled code by what it was told.
setFlagsFromString('--semi-space-growth-factor=1');
enableCompileCache(inRoot('build', 'compiled'));
for (const path of ['src/main/start/start-server.ts', 'db/demo/seed.ts', 'build/server/index.js']) {
  await import(pathToFileURL(inRoot(path)).href);
}
for (const name of ['kysely/migration', 'nodemailer', 'pg']) await import(name);
flushCompileCache();
process.exit(0);
