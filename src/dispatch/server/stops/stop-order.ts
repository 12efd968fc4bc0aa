/** A house among others: in which village, and where it stands if that was ever said. */
type House = {
  /** The rank of its village in the owner's list; Infinity of one that stands in none. */
  rank: number;
  village: string;
  /** Address lines, which sort the houses of a village that have no position yet. */
  way: string;
  position: number | null;
};

/**
 * Stops in the order of villages and houses. Those whose place was said or learned keep it; a new one comes after the last
 * of its village, and a new village where the owner's list of villages has it.
 */
export function inOrder<Stop extends House>(stops: readonly Stop[]): Stop[] {
  const known = stops
    .filter(({ position }) => position !== null)
    .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0));
  const others = stops
    .filter(({ position }) => position === null)
    .toSorted(
      (one, other) =>
        compare(one.rank, other.rank) ||
        one.village.localeCompare(other.village) ||
        one.way.localeCompare(other.way, 'en', { numeric: true }),
    );
  const all = [...known];
  for (const stop of others) all.splice(placeFor(stop, all), 0, stop);
  return all;
}

function placeFor(stop: House, all: readonly House[]): number {
  const last = all.findLastIndex(({ village }) => village === stop.village);
  if (last >= 0) return last + 1;
  const later = all.findIndex(({ rank }) => rank > stop.rank);
  return later < 0 ? all.length : later;
}

// Infinity less Infinity is no number.
const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Distance between the positions of new houses, and the least distance between any two. */
const GAP = 1000;
const LEAST = 0.001;

/**
 * The positions of houses that stand in a new order. The places that they had are dealt out anew, so that houses of other
 * rounds stay where they are between them; one that had none comes between its neighbours.
 */
export function newPositions(before: readonly (number | null)[]): number[] {
  const slots = before.filter((position) => position !== null).toSorted((one, other) => one - other);
  const dealt = before.map((position) => (position === null ? null : (slots.shift() ?? null)));
  let last: number | undefined;
  return dealt.map((slot, at) => {
    const position = slot ?? between(last, dealt, at);
    last = last === undefined ? position : Math.max(position, last + LEAST);
    return last;
  });
}

/** A place after the last one, and before the next one that is known. */
function between(last: number | undefined, dealt: readonly (number | null)[], at: number): number {
  const next = dealt.findIndex((slot, index) => index > at && slot !== null);
  const slot = next < 0 ? null : (dealt[next] ?? null);
  if (slot === null) return last === undefined ? 0 : last + GAP;
  return last === undefined ? slot - GAP * (next - at) : last + (slot - last) / (next - at + 1);
}
