import * as v from 'valibot';
import { text, textOrEmpty } from '#base/fields.ts';
import { PostalAddress } from '#base/postal-address.ts';

// What staff change of an order beside its goods: where it goes, and what is noted.

const seen = v.string();

/** Where staff send an order, and whom to call: who it is and a number, and of the place as much as they were told. */
export const StaffAddress = v.strictObject({
  ...PostalAddress.entries,
  colony: textOrEmpty(200),
  landmark: textOrEmpty(200),
});

/**
 * Where an order goes now. `round` is asked for only where its own round does not go there, or it has none and rounds
 * do. `updatedAt` says how old the sender's copy of the order is.
 */
export const ChangedAddress = v.strictObject({
  // A counter sale may lack a name and a number, and an undo puts its address back as it was.
  selectedAddress: v.strictObject({
    ...StaffAddress.entries,
    firstName: textOrEmpty(100),
    phone: textOrEmpty(20),
  }),
  round: v.optional(v.pipe(v.string(), v.maxLength(64))),
  updatedAt: seen,
});
export type ChangedAddress = v.InferOutput<typeof ChangedAddress>;

/** The longest note. */
export const NOTE_AT_MOST = 500;
const Note = text(NOTE_AT_MOST);

/** New notes of an order: the shopper's, which she reads herself, and the shop's, for staff only. */
export const NewNotes = v.strictObject({ note: Note, shopNote: Note, updatedAt: seen });
export type NewNotes = v.InferOutput<typeof NewNotes>;
