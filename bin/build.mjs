import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MEMORY_FLAGS } from '../src/main/start/memory-settings.mjs';
import { compressFolder } from './build/compress.mjs';
import { runQuietly } from './setup/child-process.mjs';
import { readFingerprint, fingerprintOf } from './setup/fingerprint.mjs';
import { installIfNeeded } from './setup/install.mjs';
import { withLock } from './setup/lock.mjs';
import { nodeForShop } from './setup/node.mjs';
import { inRoot } from './setup/paths.mjs';
import { main } from './setup/problem.mjs';
import { compileWordsIfNeeded } from './setup/words.mjs';

/** Everything that the built pages, scripts and pictures are made from. */
const SOURCES = [
  'src',
  'db',
  'public',
  'words',
  'bin/words.ts',
  'bin/build.mjs',
  'bin/build',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const fingerprintPath = inRoot('build', '.fingerprint');

/**
 * Builds pages, scripts and pictures; does nothing when they are up to date.
 * @param {(line: string) => void} say
 */
export async function buildIfNeeded(say) {
  if (isBuilt()) return;
  await withLock(say, async (noteChild) => {
    if (!isBuilt()) await build(say, noteChild);
  });
}

const isBuilt = () => readFingerprint(fingerprintPath) === fingerprintOf(SOURCES);

/**
 * @param {(line: string) => void} say
 * @param {(pid: number) => void} onStart
 */
async function build(say, onStart) {
  say('Building the shop …');
  // The fingerprint is taken before the build and written after it. So an interrupted build, or one during which a
  // file changed, never counts as up to date.
  const fingerprint = fingerprintOf(SOURCES);
  rmSync(fingerprintPath, { force: true });
  // Vite is told not to empty build/ (vite.config.ts), because the pictures there are expensive and stay valid.
  for (const folder of ['client', 'server', 'compiled'])
    rmSync(inRoot('build', folder), { recursive: true, force: true });
  await runQuietly({
    name: 'build',
    what: 'Building the pages',
    command: nodeForShop(),
    args: [inRoot('node_modules/@react-router/dev/bin.cjs'), 'build'],
    env: { ...process.env, NODE_ENV: 'production' },
    onStart,
  });
  if (!existsSync(inRoot('build/demo-media'))) say('Making its pictures (once, about a minute) …');
  await runQuietly({
    name: 'pictures',
    what: 'Making the pictures',
    command: nodeForShop(),
    args: [inRoot('src/main/demo/make-pictures.ts')],
    onStart,
  });
  for (const { name, what } of [
    { name: 'shop-manifest', what: 'Listing the routes of the shop' },
    { name: 'worker', what: 'Building the worker' },
    { name: 'icons', what: 'Making the icons' },
  ]) {
    await runQuietly({
      name,
      what,
      command: nodeForShop(),
      args: [inRoot(`bin/build/${name}.ts`)],
      env: { ...process.env, NODE_ENV: 'production' },
      onStart,
    });
  }
  await compressFolder(inRoot('build/client'));
  await runQuietly({
    name: 'compile-cache',
    what: 'Filling the compile cache',
    command: nodeForShop(),
    args: [...MEMORY_FLAGS, inRoot('bin/build/compile-cache.mjs')],
    env: { ...process.env, NODE_ENV: 'production' },
    onStart,
  });
  mkdirSync(inRoot('build'), { recursive: true });
  writeFileSync(fingerprintPath, fingerprint);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const start = Date.now();
    await installIfNeeded(console.log);
    await compileWordsIfNeeded();
    await buildIfNeeded(console.log);
    console.log(`The build is up to date (${((Date.now() - start) / 1000).toFixed(1)} s).`);
  });
}
