/** How long answers took, in milliseconds. */
export type Latencies = { p50: number; p99: number; worst: number; times: number };

/** The middle, the 99th percentile and the worst of so many waits. */
export function latenciesOf(milliseconds: readonly number[]): Latencies {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99), worst: at(1), times: sorted.length };
}
