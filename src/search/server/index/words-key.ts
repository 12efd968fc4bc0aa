import type { Texts } from './entry.ts';

/** All words of a product as one short key, to see if they changed. */
export const wordsKey = ({
  title,
  brand,
  description,
  shelf,
  sku,
  barcode,
  pack,
  called = [],
}: Texts): string => hashOf([title, brand, description, shelf, sku, barcode, pack, ...called].join('\n'));

/** A short hash of a long text, to see whether it changed. */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other + text.charCodeAt(at), 0x85ebca6b);
  }
  return `${text.length}.${one}.${other}`;
}
