import { execFileSync, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { inRoot } from './places.mjs';
import { Problem } from './problem.mjs';

const NEEDED = 24;
const isNewEnough = Number(process.versions.node.split('.')[0]) >= NEEDED;

const platform = process.platform === 'win32' ? 'win' : process.platform;
const pinnedPackage = `node-${platform}-${process.arch}`;
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

/** After an install: the Node among our packages must run here (on musl it does not), else it must not be in the way. */
export function checkPinnedNode() {
  if (!existsSync(pinned)) return;
  try {
    execFileSync(pinned, ['--version'], { stdio: 'ignore' });
  } catch {
    // The package is optional: without it the system's own Node is used, and nodeForShop says if that is too old.
    rmSync(inRoot('node_modules', pinnedPackage), { recursive: true, force: true });
    rmSync(inRoot('node_modules', '.bin', 'node'), { force: true });
  }
}

/**
 * Becomes the script: replaces this process where the system can, else stands aside until the script ends.
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export async function handOver(script, args) {
  const node = nodeForShop();
  const leave = process.env['npm_lifecycle_event']
    ? ['--import', new URL('leave-with-shell.mjs', import.meta.url).href]
    : [];
  if (process.platform !== 'win32' && process.execve) {
    process.execve(node, [node, ...leave, script, ...args], process.env);
  }
  // A group of its own, so that Ctrl+C reaches it once: through us, like any other signal.
  const child = spawn(node, [...leave, script, ...args], {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  if (leave.length > 0) await import('./leave-with-shell.mjs');
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
