import { execFileSync, spawn } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { constants } from 'node:os';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';

const NEEDED = 24;
const isNewEnough = Number(process.versions.node.split('.')[0]) >= NEEDED;

/**
 * True for a Node under which npm installs all packages. Under others it leaves out the bundler's binary without a word, and the
 * build fails: Debian 12 has such a one (18).
 * @param {string} version
 */
export function canInstall(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
}

const platform = process.platform === 'win32' ? 'win' : process.platform;
const pinnedPackage = `node-${platform}-${process.arch}`;
const link = inRoot('node_modules', '.bin', 'node');
const pinned = inRoot('node_modules', pinnedPackage, 'bin', platform === 'win' ? 'node.exe' : 'node');

/**
 * The Node that runs the shop: the one among our packages, else the one that is running now, if new enough.
 * @returns {string}
 */
export function nodeForShop() {
  if (existsSync(pinned)) return pinned;
  if (isNewEnough) return process.execPath;
  throw new Problem(
    `Haat needs Node ${NEEDED} or newer, this is Node ${process.versions.node}, and no ready-made one fits this computer (${process.platform} ${process.arch}). ` +
      `Install Node ${NEEDED} from https://nodejs.org and start again.`,
  );
}

/**
 * To be called after an install: removes the Node among our packages if it does not run here (on musl it does not). Otherwise links it
 * where npm scripts and deploy/haat.service look for it: npm 9.2, which Debian 13 has, leaves that link out.
 */
export function checkPinnedNode() {
  if (!existsSync(pinned)) return;
  try {
    execFileSync(pinned, ['--version'], { stdio: 'ignore' });
  } catch {
    // Without the package the system's own Node is used; nodeForShop reports if that is too old.
    rmSync(inRoot('node_modules', pinnedPackage), { recursive: true, force: true });
    rmSync(link, { force: true });
    return;
  }
  if (platform !== 'win' && !existsSync(link)) symlinkSync(`../${pinnedPackage}/bin/node`, link);
}

/**
 * Runs a script in place of this process. Where the system cannot replace a process (Windows), runs it as a child, passes
 * signals on to it and ends with its exit code.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export async function handOver(script, args) {
  const node = nodeForShop();
  const preload = process.env['npm_lifecycle_event']
    ? ['--import', new URL('stop-with-parent.mjs', import.meta.url).href]
    : [];
  if (process.platform !== 'win32' && process.execve) {
    process.execve(node, [node, ...preload, script, ...args], process.env);
  }
  // In its own process group Ctrl+C does not reach it directly, only once, through the handler below.
  const child = spawn(node, [...preload, script, ...args], {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  if (preload.length > 0) await import('./stop-with-parent.mjs');
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
