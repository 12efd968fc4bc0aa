import * as v from 'valibot';

/** A schema for a whole number in an address, within limits. */
export const wholeNumber = (low: number, high: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, 'a whole number'),
    v.transform(Number),
    v.minValue(low, `at least ${low}`),
    v.maxValue(high, `at most ${high}`),
  );
