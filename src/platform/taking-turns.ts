import { setImmediate } from 'node:timers/promises';

type Line = {
  /** The most callers that wait beside the one whose turn it is. */
  waiting: number;
  /** The milliseconds that a caller waits at most. */
  patience: number;
  /** The failure for a caller who is not let in. */
  full: () => Error;
};

/**
 * Lets one caller at a time through, in the order of arrival: for work that takes so much memory that two at once would
 * be too much. The caller gets a function to call at the end of its work.
 */
export function oneAtATime({ waiting, patience, full }: Line): () => Promise<() => void> {
  let isTaken = false;
  const line: ((mayEnter: boolean) => void)[] = [];
  const leave = (): void => {
    const next = line.shift();
    if (next) next(true);
    else isTaken = false;
  };
  const leaveOnce = () => {
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      leave();
    };
  };
  return async () => {
    if (!isTaken) {
      isTaken = true;
      return leaveOnce();
    }
    if (line.length >= waiting) throw full();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    line.push(resolve);
    const timer = setTimeout(() => {
      line.splice(line.indexOf(resolve), 1);
      resolve(false);
    }, patience);
    const mayEnter = await promise;
    clearTimeout(timer);
    if (!mayEnter) throw full();
    return leaveOnce();
  };
}

/** The milliseconds that a piece of long work may hold up the rest of the process. */
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
