import * as v from 'valibot';

/** Dots per line on each roll. Printers have eight dots per millimetre and print 48 mm of 58 and 72 mm of 80. */
export const DOTS = { '58mm': 384, '80mm': 576 } as const;

/** A receipt as dots, row by row, eight to a byte, black is one. */
export type Dots = { dots: (typeof DOTS)[keyof typeof DOTS]; pixels: Uint8Array };

/** A receipt has no more bytes of dots: a metre and a quarter of the broad roll. */
export const MOST_BYTES = 720_000;
const MOST_LETTERS = Math.ceil(MOST_BYTES / 3) * 4;

/**
 * A receipt for the network printer. It has only dots, so that a request cannot send other data to the printer or
 * to another device at its address.
 */
export const NewReceipt = v.pipe(
  v.strictObject({
    dots: v.picklist(Object.values(DOTS)),
    /** In Base64. */
    pixels: v.pipe(
      v.string(),
      v.nonEmpty(/*office*/ 'There is nothing to print'),
      v.maxLength(MOST_LETTERS, /*office*/ 'This is too long for a receipt'),
      v.base64(/*office*/ 'The receipt’s picture is invalid'),
    ),
  }),
  v.forward(
    v.check(
      ({ dots, pixels }) => bytesIn(pixels) % (dots / 8) === 0,
      /*office*/ 'The last line is not complete',
    ),
    ['pixels'],
  ),
);
export type NewReceipt = v.InferOutput<typeof NewReceipt>;

const bytesIn = (base64: string): number => (base64.length / 4) * 3 - (/=*$/.exec(base64)?.[0].length ?? 0);

/** Result of printing; `isOnPaper` is true if the printer confirmed it, which many never do. */
export const SentReceipt = v.object({ isOnPaper: v.boolean() });
export type SentReceipt = v.InferOutput<typeof SentReceipt>;

/** The network printer of the shop; without an address there is none. */
export const NetworkPrinter = v.object({ address: v.string() });
export type NetworkPrinter = v.InferOutput<typeof NetworkPrinter>;
