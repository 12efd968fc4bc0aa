import { takingTurns } from '#platform/taking-turns.ts';

type Compare = (one: number, other: number) => number;

/** So many are sorted or merged before it is asked whether others should have their turn. */
const AT_ONCE = 1024;

/** The numbers from 0 up to `size` in an order, sorted a few milliseconds at a time (merge sort). */
export async function sortedInTurns(size: number, compare: Compare): Promise<Int32Array> {
  const yourTurn = takingTurns();
  let from = new Int32Array(size);
  for (let at = 0; at < size; at += 1) from[at] = at;
  for (let at = 0; at < size; at += AT_ONCE) {
    from.subarray(at, at + AT_ONCE).sort(compare);
    await yourTurn();
  }
  let to = new Int32Array(size);
  for (let run = AT_ONCE; run < size; run *= 2) {
    await mergeRuns({ from, to, run, compare }, yourTurn);
    [from, to] = [to, from];
  }
  return from;
}

type Merging = { from: Int32Array; to: Int32Array; run: number; compare: Compare };

/** Merges sorted runs in pairs into runs of twice the length. */
async function mergeRuns({ from, to, run, compare }: Merging, yourTurn: () => Promise<void>): Promise<void> {
  for (let start = 0; start < from.length; start += 2 * run) {
    const middle = Math.min(start + run, from.length);
    const end = Math.min(start + 2 * run, from.length);
    let [left, right] = [start, middle];
    for (let at = start; at < end; at += 1) {
      const isLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0);
      to[at] = isLeft ? from[left++]! : from[right++]!;
      if (at % AT_ONCE === 0) await yourTurn();
    }
  }
}
