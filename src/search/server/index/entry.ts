import type { Amount } from '#search/reading/units.ts';
import type { Thing } from './words/thing.ts';

/** What the index keeps of a product besides its words. */
export type Figures = {
  id: string;
  category: string;
  /** What packs of one thing share; empty for goods that come in one pack. */
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
  /** What its shelf is called, and the one that this is in. */
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
  /** How many words its name has. */
  length: number;
  /** The same, where a name in brackets is shorter. */
  shortest: number;
  /** The thing that it is, where its title calls it by one of that thing's names and nothing else. */
  thing: Thing | undefined;
  /** What is on the same shelf and described alike. */
  kind: string;
  pack: Amount | undefined;
  /** Its SKU and barcode. */
  codes: string[];
  /** All its words, as one short key: to see whether they changed. */
  words: string;
};
