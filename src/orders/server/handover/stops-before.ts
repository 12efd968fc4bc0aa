/** A stop of a round that is on the way. */
type Stop = {
  id: string;
  /** Where its house stands among all houses; null while nobody said so. */
  position: number | null;
  /** Whether somebody stood at the door. */
  isMade: boolean;
  /** Whether its goods left with the round. */
  hasLeft: boolean;
};

/**
 * How many stops come before one that is not made yet. As many as stand before it, where the order of the houses is
 * known and kept to; otherwise at most all others that may come first. A stop that was made after one that is still to come
 * shows that the order is not kept to.
 */
export function stopsBefore(stops: readonly Stop[], id: string): { count: number; atMost: boolean } {
  const mine = stops.find((stop) => stop.id === id);
  const others = stops.filter((stop) => !stop.isMade && stop.id !== id);
  const position = mine?.position ?? null;
  const anyFirst = { count: others.length, atMost: true };
  if (position === null || others.some((stop) => stop.position === null)) return anyFirst;
  const before = (stop: Stop, at: number): boolean => (stop.position ?? at) < at;
  const made = stops.filter(({ isMade }) => isMade);
  // Somebody behind was gone to first: who of the others will be is not known.
  if (made.some((stop) => !before(stop, position))) return anyFirst;
  const waiting = others.filter((stop) => before(stop, position));
  const wasPassed = waiting.some((stop) => made.some((other) => before(stop, other.position ?? 0)));
  return { count: waiting.length, atMost: wasPassed || waiting.some(({ hasLeft }) => !hasLeft) };
}
