import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { runQuietly } from './child-process.mjs';
import { readFingerprint, fingerprintOf } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { canInstall, checkPinnedNode, nodeForShop } from './node.mjs';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const fingerprintPath = inRoot('node_modules', '.haat-fingerprint');
const npmList = inRoot('node_modules', '.package-lock.json');

/** Install scripts are off: none of our packages needs one, and a hijacked package could do harm with one. */
const INSTALL = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--no-progress',
];

/**
 * Installs exactly the packages of package-lock.json; does nothing when they are installed already.
 * @param {(line: string) => void} say
 */
export async function installIfNeeded(say) {
  if (isInstalled()) return;
  await withLock(say, async (noteChild) => {
    if (isInstalled()) return;
    if (!isComplete()) await install(say, noteChild);
    checkPinnedNode();
    nodeForShop();
    writeFileSync(fingerprintPath, currentFingerprint());
  });
}

const isInstalled = () => readFingerprint(fingerprintPath) === currentFingerprint();

// With the platform: a folder that was copied from another kind of computer holds the wrong binaries.
const currentFingerprint = () =>
  `${fingerprintOf(['package-lock.json'])} ${process.platform} ${process.arch}`;

/** True if npm has installed everything that the lock file names, for a developer who ran npm by hand. */
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
  if (!canInstall(process.versions.node))
    throw new Problem(
      `Haat is installed by Node 20.19, 22.12 or newer; this is Node ${process.versions.node}. Debian 13 has one, and so has https://nodejs.org.`,
    );
  say('Installing the packages (once, about a minute) …');
  const npm = process.env['npm_execpath'];
  const hasNpm = npm !== undefined && basename(npm) === 'npm-cli.js';
  await runQuietly({
    name: 'install',
    what: 'Installing the packages',
    // The Node that npm was started with: our own may be what is being installed.
    command: hasNpm ? (process.env['npm_node_execpath'] ?? process.execPath) : 'npm',
    args: hasNpm ? [npm, ...INSTALL] : INSTALL,
    onStart: noteChild,
  });
}
