// Stands apart from the schemas, because the shopper's form needs none of them.

/** Faults of a line: it is missing, it is damaged or spoiled, or it is something else than was ordered. */
export const FAULTS = ['missing', 'damaged', 'wrong'] as const;
export type Fault = (typeof FAULTS)[number];

/** Wishes of the customer: money back, the goods once more, or nothing but that the shop knows. */
export const WISHES = ['money', 'goods', 'words'] as const;

/** So many photos go with a complaint, each so many characters long as it is sent: the whole stays below a megabyte. */
export const PHOTOS_AT_MOST = 3;
export const PHOTO_CHARACTERS = 320_000;

/** Header of the call that reads a complaint by its link: no server logs it, as it logs paths. */
export const SLIP_SECRET = 'Complaint-Secret';
