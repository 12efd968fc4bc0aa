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
  if (process.platform !== 'win32' && process.execve) {
    process.execve(node, [node, script, ...args], process.env);
  }
  const child = spawn(node, [script, ...args], { stdio: 'inherit' });
  // Ctrl+C reaches the whole group by itself; a signal sent to us alone is passed on.
  process.on('SIGINT', () => {});
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}
