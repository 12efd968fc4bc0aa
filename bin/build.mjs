import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runQuietly } from './child.mjs';
import { compressFolder } from './compress.mjs';
import { installIfNeeded } from './install.mjs';
import { nodeForShop } from './node.mjs';
import { inRoot } from './places.mjs';
import { main } from './problem.mjs';
import { readStamp, stampOf } from './stamp.mjs';
import { inTurn } from './turn.mjs';

/** Whatever the built pages, scripts and pictures are made of. */
const SOURCES = [
  'src',
  'db',
  'public',
  'bin',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

const stampPath = inRoot('build', '.stamp');

/**
 * Builds pages, scripts and pictures; does nothing when they are up to date.
 * @param {(line: string) => void} say
 */
export async function buildIfNeeded(say) {
  if (isBuilt()) return;
  await inTurn(say, async (noteChild) => {
    if (!isBuilt()) await build(say, noteChild);
  });
}

const isBuilt = () => readStamp(stampPath) === stampOf(SOURCES);

/**
 * @param {(line: string) => void} say
 * @param {(pid: number) => void} onStart
 */
async function build(say, onStart) {
  say('Building the shop …');
  // The stamp goes first and comes back last, with what stood there at the beginning: a build that was broken off,
  // or a file that was changed meanwhile, is never taken for up to date.
  const stamp = stampOf(SOURCES);
  rmSync(stampPath, { force: true });
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
    args: [inRoot('db/demo/make-pictures.ts')],
    onStart,
  });
  await compressFolder(inRoot('build/client'));
  rmSync(inRoot('build/compiled'), { recursive: true, force: true });
  await runQuietly({
    name: 'warm',
    what: 'Reading the shop once',
    command: nodeForShop(),
    args: [inRoot('bin/warm.mjs')],
    env: { ...process.env, NODE_ENV: 'production' },
    onStart,
  });
  mkdirSync(inRoot('build'), { recursive: true });
  writeFileSync(stampPath, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const start = Date.now();
    await installIfNeeded(console.log);
    await buildIfNeeded(console.log);
    console.log(`The build is up to date (${((Date.now() - start) / 1000).toFixed(1)} s).`);
  });
}
