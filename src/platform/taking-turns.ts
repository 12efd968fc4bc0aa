import { setImmediate } from 'node:timers/promises';

/** For how many milliseconds work on the index may block the process. */
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
