type Line = {
  /** How many may wait beside the one whose turn it is. */
  waiting: number;
  /** For how many milliseconds anybody waits. */
  patience: number;
  /** The failure for who is not let in. */
  full: () => Error;
};

/**
 * Makes a door that lets one at a time through, in the order in which they came: for work that takes so much memory that
 * two at once would be too much. Whoever enters gets the function with which to leave.
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
