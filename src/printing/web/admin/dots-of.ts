import type { Dots } from '#printing/printing.ts';

/** Brightness below which a pixel becomes a black dot. Receipts have only letters, rules and codes, without grey. */
const DARK = 160;

/** The dots of a picture whose breadth is that of the printer. */
export function dotsOf({ data, width, height }: ImageData, dots: Dots['dots']): Dots {
  const pixels = new Uint8Array((width * height) / 8);
  for (let at = 0; at < width * height; at += 1)
    if ((data[at * 4] ?? DARK) < DARK) pixels[at >> 3]! |= 0x80 >> (at & 7);
  return { dots, pixels };
}

/** Bytes as Base64, in parts, because a call takes only so many arguments. */
export function inBase64(bytes: Uint8Array): string {
  const PART = 8192;
  let text = '';
  for (let at = 0; at < bytes.length; at += PART)
    text += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(text);
}
