import * as v from 'valibot';
import { SelectedAddress } from '#orders/orders.ts';

// What staff change of an order beside its goods: where it goes, and what is noted.

const seen = v.string();

const noNul = v.check((text: string) => !text.includes('\0'), 'Please leave out hidden characters');
const line = (most: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most, `At most ${most} letters`), noNul), '');

/** Where staff send an order, and whom to call: who it is and a number, and of the place as much as they were told. */
export const StaffAddress = v.strictObject({
  ...SelectedAddress.entries,
  colony: line(200),
  landmark: line(200),
});

/**
 * Where an order goes now. `round` is asked for only where its own round does not go there, or it has none and rounds
 * do. `updatedAt` says how old the sender's copy of the order is.
 */
export const NewAddress = v.strictObject({
  // Of a sale at the counter nobody had to say a name or a number, and its address is put back as it was.
  selectedAddress: v.strictObject({ ...StaffAddress.entries, firstName: line(100), phone: line(20) }),
  round: v.optional(v.pipe(v.string(), v.maxLength(64))),
  updatedAt: seen,
});
export type NewAddress = v.InferOutput<typeof NewAddress>;

/** The longest note. */
export const NOTE_AT_MOST = 500;
const Note = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(NOTE_AT_MOST, `At most ${NOTE_AT_MOST} letters`),
  noNul,
);

/** What the shopper asked for, as she reads it herself, and what only the shop reads. */
export const NewNotes = v.strictObject({ note: Note, shopNote: Note, updatedAt: seen });
export type NewNotes = v.InferOutput<typeof NewNotes>;
