import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { Dots } from './printing.ts';

/** Cheap printers keep no more rows of a picture at once. */
const ROWS_AT_ONCE = 256;
/** A letter of theirs is 12 dots wide. */
const DOTS_PER_LETTER = 12;

/**
 * The commands that print a receipt and cut it, loaded with the first receipt. The receipt is a picture, because the code pages of
 * these printers have no Indian scripts.
 */
export function encodeReceipt(receipt: Dots): Uint8Array {
  const parts = [...encodedParts(receipt)];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Encodes in small parts: a long receipt takes a second, and the server can answer other requests between parts. */
export function* encodedParts({ dots, pixels }: Dots): Generator<Uint8Array> {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    imageMode: 'raster',
    columns: dots / DOTS_PER_LETTER,
    feedBeforeCut: 4,
    // A line between two parts of the picture would be a gap.
    feedAfterBlock: false,
  });
  yield encoder.initialize().encode();
  const part = (ROWS_AT_ONCE * dots) / 8;
  for (let at = 0; at < pixels.length; at += part) {
    const picture = drawn(pixels.subarray(at, at + part), dots);
    yield encoder.image(picture, picture.width, picture.height, 'threshold').encode();
  }
  yield encoder.cut('partial').encode();
}

/** The dots as the encoder reads a picture, filled up to a multiple of eight rows. */
function drawn(bits: Uint8Array, width: number): ImageData {
  const height = Math.ceil(bits.length / width) * 8;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [at, byte] of bits.entries())
    for (let bit = 0; bit < 8; bit += 1)
      if (byte & (0x80 >> bit)) data.fill(0, (at * 8 + bit) * 4, (at * 8 + bit) * 4 + 3);
  return { data, width, height, colorSpace: 'srgb' };
}
