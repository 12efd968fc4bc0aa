import {
  appendFileSync,
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SCRATCH } from './paths.mjs';
import { Problem } from './problem.mjs';

const path = join(SCRATCH, 'lock');

/**
 * The holder touches the lock file this often. Processes on another host (another container, say) cannot see whether the
 * holder is alive, so for them a lock that was not touched for STALE_MS is free.
 */
const TOUCH_MS = 1_000;
const STALE_MS = 15_000;

/** If a lock was not touched for this long, its process id must have been given to another program. */
const REUSED_MS = 600_000;

/**
 * Runs work that only one process at a time may do in this folder; other processes wait.
 * @param {(line: string) => void} say
 * @param {(noteChild: (pid: number) => void) => Promise<void>} work reports the programs that it starts: if this process
 *   is killed, the lock stays held until they have ended too
 */
export async function withLock(say, work) {
  const mine = `${hostname()} ${Date.now()} ${process.pid}`;
  await takeLock(mine, say);
  const timer = setInterval(touch, TOUCH_MS);
  const release = () => {
    if (read()?.startsWith(mine)) rmSync(path, { force: true });
  };
  process.once('exit', release);
  const stop = (/** @type {NodeJS.Signals} */ signal) => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await work((pid) => appendFileSync(path, ` ${pid}`));
  } finally {
    clearInterval(timer);
    process.off('exit', release).off('SIGINT', stop).off('SIGTERM', stop);
    release();
  }
}

/**
 * @param {string} mine
 * @param {(line: string) => void} say
 */
async function takeLock(mine, say) {
  let said = false;
  while (!tryToTake(mine)) {
    const holder = read();
    if (holder !== undefined && isStale(holder)) {
      removeStale(holder);
      continue;
    }
    if (!said) say('Another process is setting up this folder; waiting for it …');
    said = true;
    await wait(200);
  }
}

/** @param {string} mine */
function tryToTake(mine) {
  try {
    mkdirSync(SCRATCH, { recursive: true });
    const file = openSync(path, 'wx');
    writeSync(file, mine);
    closeSync(file);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    throw new Problem(`${path} cannot be written (${code}): may this folder be written, and is there space?`);
  }
}

/** @param {string} holder */
function isStale(holder) {
  const seen = statSync(path, { throwIfNoEntry: false });
  if (!seen) return false;
  const silent = Date.now() - seen.mtimeMs;
  const [host, , ...pids] = holder.split(' ');
  if (host !== hostname()) return silent > STALE_MS;
  return silent > REUSED_MS || !pids.some((pid) => isAlive(Number(pid)));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH';
  }
}

/**
 * Removes a stale lock. If another process has taken the lock meanwhile, it is put back.
 * @param {string} holder
 */
function removeStale(holder) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, path);
    rmSync(aside);
  } catch (error) {
    // Another process was quicker: the stale lock is gone already, or there is a new holder.
    if (!['ENOENT', 'EEXIST'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    rmSync(aside, { force: true });
  }
}

function touch() {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}

function read() {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
