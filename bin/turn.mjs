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
import { SCRATCH } from './places.mjs';
import { Problem } from './problem.mjs';

const path = join(SCRATCH, 'turn');

/** The holder touches the file this often, for those who cannot see its processes: another container, say. */
const BEAT_MS = 1_000;
const SILENT_MS = 15_000;

/** A process number that lives this long after the last touch has been given to another program. */
const REUSED_MS = 600_000;

/**
 * Does work that only one process may do at a time in this folder; others wait for their turn.
 * @param {(line: string) => void} say
 * @param {(noteChild: (pid: number) => void) => Promise<void>} work may note the programs it starts: should this process
 *   be killed, its turn lasts until they have ended
 */
export async function inTurn(say, work) {
  const mine = `${hostname()} ${Date.now()} ${process.pid}`;
  await takeTurn(mine, say);
  const beat = setInterval(touch, BEAT_MS);
  const leave = () => {
    if (read()?.startsWith(mine)) rmSync(path, { force: true });
  };
  process.once('exit', leave);
  const stop = (/** @type {NodeJS.Signals} */ signal) => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await work((pid) => appendFileSync(path, ` ${pid}`));
  } finally {
    clearInterval(beat);
    process.off('exit', leave).off('SIGINT', stop).off('SIGTERM', stop);
    leave();
  }
}

/**
 * @param {string} mine
 * @param {(line: string) => void} say
 */
async function takeTurn(mine, say) {
  let said = false;
  while (!tryToTake(mine)) {
    const holder = read();
    if (holder !== undefined && isStale(holder)) {
      remove(holder);
      continue;
    }
    if (!said) say('Another start is at work in this folder; waiting for it …');
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
  if (host !== hostname()) return silent > SILENT_MS;
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
 * Moves a turn that belongs to nobody out of the way. Should another process have taken it meanwhile, it is put back.
 * @param {string} holder
 */
function remove(holder) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, path);
    rmSync(aside);
  } catch (error) {
    // Somebody else was quicker: there is nothing left to move, or a new holder is in place.
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
