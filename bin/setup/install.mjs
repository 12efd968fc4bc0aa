import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { runQuietly } from './child-process.mjs';
import { readFingerprint, fingerprintOf } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { checkPinnedNode, nodeForShop } from './node.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const stampPath = inRoot('node_modules', '.haat-stamp');
const npmList = inRoot('node_modules', '.package-lock.json');

/**
 * Exactly what the lock file says, and not `npm ci`, which refuses a lock file made where a registry lacks the packages
 * for another system. No package of ours needs a script at install time; one that was taken over would like to.
 */
const INSTALL = [
  'install',
  '--no-save',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-progress',
];

/**
 * Makes node_modules what package-lock.json says; does nothing when it is.
 * @param {(line: string) => void} say
 */
export async function installIfNeeded(say) {
  if (isInstalled()) return;
  await withLock(say, async (noteChild) => {
    if (isInstalled()) return;
    if (!isComplete()) await install(say, noteChild);
    checkPinnedNode();
    nodeForShop();
    writeFileSync(stampPath, currentFingerprint());
  });
}

const isInstalled = () => readFingerprint(stampPath) === currentFingerprint();

// A folder copied from another kind of computer holds the wrong binaries.
const currentFingerprint = () =>
  `${fingerprintOf(['package-lock.json'])} ${process.platform} ${process.arch}`;

/** Whether npm itself has already installed all that the lock file names, for a developer who ran npm by hand. */
function isComplete() {
  const wanted = packagesIn(inRoot('package-lock.json'));
  const present = packagesIn(npmList);
  if (!wanted) throw new Problem('package-lock.json cannot be read: is it missing, or half merged?');
  if (!present) return false;
  const isThere = (/** @type {string} */ name) => present[name]?.version === wanted[name]?.version;
  return (
    Object.keys(present).every(isThere) &&
    Object.keys(wanted).every((name) => name === '' || wanted[name]?.optional || isThere(name))
  );
}

/** @typedef {{ version?: string, optional?: boolean }} Listed */

/**
 * The packages in a lock file; undefined when it is missing or broken.
 * @param {string} path
 * @returns {Record<string, Listed> | undefined}
 */
function packagesIn(path) {
  if (!existsSync(path)) return undefined;
  try {
    const lock = /** @type {{ packages: Record<string, Listed> }} */ (JSON.parse(readFileSync(path, 'utf8')));
    return lock.packages;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * @param {(line: string) => void} say
 * @param {(pid: number) => void} noteChild
 */
async function install(say, noteChild) {
  say('Installing the packages (once, about a minute) …');
  // npm keeps what it finds. Its own list is written last, so without one the folder is from an install that was
  // broken off and goes; with one, the list goes now, so that this install, broken off, is known for what it is.
  if (packagesIn(npmList)) rmSync(npmList);
  else rmSync(inRoot('node_modules'), { recursive: true, force: true });
  const npm = process.env['npm_execpath'];
  const hasNpm = npm !== undefined && basename(npm) === 'npm-cli.js';
  await runQuietly({
    name: 'install',
    what: 'Installing the packages',
    // The Node that npm was started with, for ours is being installed.
    command: hasNpm ? (process.env['npm_node_execpath'] ?? process.execPath) : 'npm',
    args: hasNpm ? [npm, ...INSTALL] : INSTALL,
    onStart: noteChild,
  });
}
