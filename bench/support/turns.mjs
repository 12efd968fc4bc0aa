// Loaded into a shop's process (`node --import`) that is measured: how much of the processor its serving thread takes
// without a turn for others. A loop asks for its turn all the time; what the thread did since the last one is a piece.
// SIGUSR2 writes what was seen since the last signal, as a line of JSON, into the file that HAAT_TURNS names.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['HAAT_TURNS'];
if (file && isMainThread) {
  /** @type {number[]} */
  let pieces = [];
  let before = taken();
  const turn = () => {
    const now = taken();
    pieces.push(now - before);
    before = now;
    setImmediate(turn).unref();
  };
  setImmediate(turn).unref();
  // Keeps the loop going round while nothing else does.
  setInterval(() => undefined, 1).unref();
  process.on('SIGUSR2', () => {
    appendFileSync(file, `${JSON.stringify(summary(pieces))}\n`);
    pieces = [];
  });
}

/** The processor time of this thread so far, in milliseconds. */
function taken() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Half and 99 of 100 of the moments at which somebody may come meet a piece of at most so many milliseconds.
 * @param {readonly number[]} pieces
 */
function summary(pieces) {
  const sorted = pieces.toSorted((one, other) => one - other);
  const all = sorted.reduce((sum, piece) => sum + piece, 0);
  /** @param {number} share */
  const at = (share) => {
    let sum = 0;
    for (const piece of sorted) if ((sum += piece) >= all * share) return piece;
    return 0;
  };
  return { half: at(0.5), most: at(0.99), longest: sorted.at(-1) ?? 0, all };
}
