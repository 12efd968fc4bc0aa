import * as v from 'valibot';

// Marked as pure, so that pages which need none of the settings' schemas do not load them.

/** A text of the shop with so many letters at most. */
export const line = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, /*i18n*/ `At most ${most} letters`));

/** A text that the shop may leave empty, such as one in another language. */
export const ifWritten = /* @__NO_SIDE_EFFECTS__ */ (most: number) => v.optional(line(most), '');
