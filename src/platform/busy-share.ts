import { performance } from 'node:perf_hooks';

/** Returns a function that answers for which share of the time, 0 to 1, this thread was busy since it was last asked. */
export function busyShare(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}
