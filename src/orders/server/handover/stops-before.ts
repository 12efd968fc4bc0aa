/** A stop of a round that is on the way. */
type Stop = {
  id: string;
  /** Place of its house among all houses; null if none is recorded. */
  position: number | null;
  /** True once the rider was at the door. */
  isMade: boolean;
  /** True if its goods left with the round. */
  hasLeft: boolean;
};

/**
 * Counts the stops before one that is not made yet: those placed before it, if all places are known and the rider keeps to them;
 * otherwise at most all others that may come first. A stop made out of turn shows that the rider does not keep to the places.
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
