import * as v from 'valibot';

// What happens to an order, as its timeline tells it.

/** The note in the timeline of an order that was promised another round. */
export const ROUND_CHANGED = 'Another time was promised';
/** Of an order that was promised none before. */
export const ROUND_GIVEN = 'A time was promised';
/** The notes of what happened at the door. */
export const NOBODY_HOME = 'Nobody was at home';
export const REFUSED = 'Refused at the door';
/** The note of an order that was handed over though the code could not be got. */
export const WITHOUT_CODE = 'Handed over without the code';
/** The note of an order that was to go on the account at the door, where there was no room for it: it is due. */
export const NOT_ON_ACCOUNT = 'Not put on the account';
/** Of one of which a part had room there. */
export const PARTLY_ON_ACCOUNT = 'Not all of it put on the account';
/** The notes of packing it. */
export const PACKED = 'Packed';
export const UNPACKED = 'Not packed after all';

/** The notes of an order that staff took for somebody; the second of one that goes beyond what shoppers may order. */
export const TAKEN_NOTES = {
  phone: ['By phone', 'By phone, beyond the limits'],
  counter: ['At the counter', 'At the counter, beyond the limits'],
} as const;

/** What packing did to a line, as the note in the timeline begins; the name of the goods follows. */
export const LINE_NOTES = {
  packed: 'Packed otherwise',
  leftOut: 'Left out',
  swapped: 'Swapped',
  added: 'Added',
  asOrdered: 'As ordered after all',
  undone: 'Taken back',
} as const;
/** A thing that packing did to a line. */
export type LineDeed = keyof typeof LINE_NOTES;

/** The note of what packing did to a line. */
export const lineNote = (deed: LineDeed, title: string): string => `${LINE_NOTES[deed]}: ${title}`;

/** What such a note says; undefined of any other. */
export function readLineNote(note: string): { deed: LineDeed; title: string } | undefined {
  const deeds = Object.entries(LINE_NOTES) as [LineDeed, string][];
  const found = deeds.find(([, begin]) => note.startsWith(`${begin}: `));
  return found && { deed: found[0], title: note.slice(found[1].length + 2) };
}

/** The note that the shopper agreed to a total, as it is written: ₹509. */
export const agreedNote = (total: string): string => `Agreed to ${total}`;

/** The total in such a note; undefined of any other. */
export const readAgreedNote = (note: string): string | undefined => /^Agreed to (₹\S+)$/.exec(note)?.[1];

/** Something that happened to an order, for its timeline. */
export const OrderEvent = v.object({
  kind: v.picklist(['status', 'payment']),
  from: v.nullable(v.string()),
  to: v.string(),
  /** When it was done. */
  at: v.string(),
  /** When the shop heard of it, if that was later, because there was no network. */
  arrivedAt: v.optional(v.string()),
  by: v.string(),
  note: v.string(),
});
