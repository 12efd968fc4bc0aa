import * as v from 'valibot';

/** The sentences of an amount's field. */
type Said = {
  /** Where there is no number. */
  missing?: string;
  tooLow?: string;
  tooHigh?: string;
  parts?: string;
};

/** The message about an amount with parts of a paisa. */
export const WHOLE_PAISE = /*office*/ 'At most two decimals';

/** A schema: whole paise within limits, and no zero with a sign. */
export const isRupees = /* @__NO_SIDE_EFFECTS__ */ (least: number, most: number, said: Said = {}) =>
  v.pipe(
    v.number(said.missing),
    v.minValue(least, said.tooLow),
    v.maxValue(most, said.tooHigh),
    v.check(isWholePaise, said.parts ?? WHOLE_PAISE),
    v.transform((rupees) => rupees + 0),
  );

/**
 * The schema of an amount of rupees in a call, the only one there is: from 0 to `most`, in whole paise. An amount with
 * parts of a paisa is refused at its field and never rounded.
 */
export const rupeesUpTo = /* @__NO_SIDE_EFFECTS__ */ (most: number, said?: Said) => isRupees(0, most, said);

/** The same where a figure may be below zero: what an account owes, a difference. */
export const signedRupees = /* @__NO_SIDE_EFFECTS__ */ (most: number, said?: Said) =>
  isRupees(-most, most, said);

/**
 * True if an amount in rupees has at most two decimals. A sum of such amounts that a client added in floating point
 * counts as whole. Shoppers' pages do not need it: see money.ts.
 */
export const isWholePaise = (rupees: number): boolean => {
  const paise = rupees * 100;
  return Math.abs(paise - Math.round(paise)) <= 1e-6 + Math.abs(paise) * 2 ** -51;
};
