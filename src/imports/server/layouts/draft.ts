import type { Sentence } from '#base/failure.ts';
import type { SoldBy } from '#base/figures/amount.ts';
import type { Unit } from '#catalogue/catalogue.ts';
import type { FileDetails } from '#imports/server/values/details.ts';
import type { ShelfPath } from '../shelf-book.ts';
import { createHash } from 'node:crypto';
import { isId } from '#base/ids.ts';
import type { Said } from './layout.ts';

/** The columns of a product that a file can set. Money is whole paise. */
export type Columns = {
  title: string;
  description: string;
  category: string;
  brand: string;
  color: string;
  unit: Unit;
  pack: string;
  price_paise: number;
  cut_price_paise: number;
  /** In the product's unit, as files have it. */
  stock: number;
  /** Whether it is counted. */
  counted: 0 | 1;
  rating_hundredths: number;
  thumbnail: string;
};

/** How a file says that a product is sold, in its unit. */
export type SellingSaid = { soldBy: SoldBy; least?: number; step?: number };

/** What one row of a file says about one product. */
export type Draft = {
  /** The row's number in the file. */
  row: number;
  sku: string;
  /** Whether the file gives it no SKU, so that one was made of its words. */
  isMadeUp: boolean;
  /** The SKU that was made of its words while packs did not tell goods apart, where that is another. */
  formerSku?: string;
  barcode: string;
  /** What the file states: written to new and known products, but for what the owner changed by hand. */
  says: Partial<Columns>;
  /** What it states of the label, of other names and of limits. */
  details: FileDetails;
  /** The family of packs that it belongs to, and its place there. */
  family?: { id: string; position: number; isPlaced: boolean };
  /** Where the file puts it. */
  path: ShelfPath;
  /** How the file says that the product is sold; without it, it is sold as it was. */
  selling?: SellingSaid;
  /** What we derived from it: fills what is empty, and never takes the place of anything. */
  suggests: Partial<Columns>;
  /** How a new product is sold, where the file's unit tells it. */
  suggestsSelling?: SellingSaid;
  /** Whether it only changes a product that the shop has. */
  isUpdate: boolean;
  /** How many pieces an update counts as one, where it counts in dozens; its stock is in pieces. */
  countedIn?: number;
  /** Whether the product is hidden in the other shop: it comes deactivated. */
  isHidden: boolean;
  /** What was taken otherwise than the file says it, for the owner. */
  notes: readonly Sentence[];
};

/** The family of packs that a row names; without a place in it, the packs stand in the order of the file. */
export function familyOf({ family = '', familyPosition = '' }: Said, row: number): Draft['family'] {
  const name = family.trim();
  if (name === '') return undefined;
  const isPlaced = /^\d{1,6}$/.test(familyPosition.trim());
  return { id: isId(name) ? name : idOf(name), position: isPlaced ? Number(familyPosition) : row, isPlaced };
}

/** A UUIDv8 (RFC 9562) made of the name: the same in each file. */
function idOf(name: string): string {
  const bytes = createHash('sha256').update(`family ${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
