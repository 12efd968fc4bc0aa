import { setImmediate } from 'node:timers/promises';

/** For how many milliseconds a piece of long work may hold up everybody else. */
const TURN_MS = 4;

/** Returns a function that lets the process do other work once some milliseconds have passed. */
export function takingTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
