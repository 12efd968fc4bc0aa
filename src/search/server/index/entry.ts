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
  /** The same as long as there is the product; needed once. */
  createdAt?: string;
  /** Another number after each edit of the product. */
  stamp?: number;
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

/** All words of a product in three numbers, to see if they changed. */
export type WordsKey = readonly [number, number, number];

/** Sums up the words of a product. */
export function wordsKey({
  title,
  brand,
  description,
  shelf,
  sku,
  barcode,
  pack,
  called = [],
}: Texts): WordsKey {
  const text = [title, brand, description, shelf, sku, barcode, pack, ...called].join('\n');
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other + text.charCodeAt(at), 0x85ebca6b);
  }
  return [text.length, one | 0, other | 0];
}
