import { setImmediate } from 'node:timers/promises';

/** For how many milliseconds work on the index may keep the process from everything else. */
const TURN_MS = 4;

/** Gives way to whatever else the process has to do once it has worked for some milliseconds. */
export function takingTurns(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < TURN_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
