const FIRST = 10;
const FEWEST = 50;

/** Sizes the transactions of an import by the time that the last ones took. */
export type Pace = {
  /** The number of rows to write next. */
  rows(): number;
  /** Runs the writing of so many rows, and learns from the time that it takes. */
  timed<Result>(rows: number, write: () => Promise<Result>): Promise<Result>;
};

/**
 * Large transactions write each page of an index once for many rows, and wait for the disk once; but others' writes wait
 * for their end. So it begins with few rows, and takes as many as the machine writes within `milliseconds`: at least
 * fifty, at most `most`.
 */
export function openPace({ most, milliseconds }: { most: number; milliseconds: number }): Pace {
  let rows = FIRST;
  return {
    rows: () => rows,
    timed: async (count, write) => {
      const began = performance.now();
      const result = await write();
      const took = performance.now() - began;
      if (rows < FEWEST) rows = Math.min(FEWEST, rows * 2);
      else if (took > milliseconds) rows = Math.max(FEWEST, Math.floor(rows / 2));
      else if (count >= rows && took < milliseconds / 2) rows = Math.min(most, rows * 2);
      return result;
    },
  };
}
