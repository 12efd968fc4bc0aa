import * as v from 'valibot';
import { isWholePaise } from './whole-paise.ts';

/** The sentences of an amount's field. */
type Said = {
  /** Where there is no number. */
  missing?: string;
  tooLow?: string;
  tooHigh?: string;
  parts?: string;
};

/** What is said of an amount with parts of a paisa. */
export const WHOLE_PAISE = 'At most two decimals';

/** What makes a number an amount of rupees within limits: whole paise, and no zero with a sign. */
export const isRupees = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number, said: Said = {}) =>
  v.pipe(
    v.number(said.missing),
    v.minValue(least, said.tooLow),
    v.maxValue(most, said.tooHigh),
    v.check(isWholePaise, said.parts ?? WHOLE_PAISE),
    v.transform((rupees) => rupees + 0),
  );

/**
 * The schema of an amount of rupees in a call, the only one there is: from 0 to `most`, in whole paise. An amount below a
 * paisa is refused at its field, never rounded to one that nobody sent.
 */
export const rupeesUpTo = /* @__NO_SIDE_EFFECTS__ */ (most: number, said?: Said) => isRupees(0, most, said);

/** The same where a figure may be below zero: what an account owes, a difference. */
export const signedRupees = /* @__NO_SIDE_EFFECTS__ */ (most: number, said?: Said) =>
  isRupees(-most, most, said);
