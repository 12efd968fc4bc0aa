import type { Amount } from '#search/reading/units.ts';
import type { Thing } from './words/thing.ts';

/** The figures of a product in the index. */
export type Figures = {
  id: string;
  category: string;
  /** The family that packs of the same goods share; empty for goods in a single pack. */
  family: string;
  price: number;
  rating: number;
  stock: number;
  popularity: number;
  createdAt: string;
};
/** The words that a product is found by. */
export type Texts = {
  title: string;
  brand: string;
  description: string;
  /** The titles of its shelf and of the shelf above. */
  shelf: string;
  sku?: string;
  barcode?: string | null;
  pack?: string;
  /** Its titles in other languages, and other words that people know it by. */
  called?: readonly string[];
};

/** A product as the index keeps it. */
export type Entry = Figures & {
  doc: number;
  title: string;
  scanned: string;
  isSet: boolean;
  /** Number of words in its name. */
  length: number;
  /** The same, where a name in brackets is shorter. */
  shortest: number;
  /** The thing that it is, where its title calls it by one of that thing's names and nothing else. */
  thing: Thing | undefined;
  /** A key that goods share if they are on the same shelf and described alike. */
  kind: string;
  pack: Amount | undefined;
  /** Its SKU and barcode. */
  codes: string[];
  /** All its words, as one short key: to see whether they changed. */
  words: string;
};

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
