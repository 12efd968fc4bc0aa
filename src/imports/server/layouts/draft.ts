import { createHash } from 'node:crypto';
import type { Sentence } from '#base/failure.ts';
import type { SoldBy } from '#base/figures/amount.ts';
import type { Paise } from '#base/figures/money.ts';
import { isId } from '#base/ids.ts';
import type { Unit } from '#catalogue/catalogue.ts';
import type { FileDetails } from '#imports/server/values/details.ts';
import type { ShelfPath } from '../shelf-book.ts';
import type { Said } from './layout.ts';

/** The columns of a product that a file can set. */
export type Columns = {
  title: string;
  description: string;
  category: string;
  brand: string;
  color: string;
  unit: Unit;
  pack: string;
  price_paise: Paise;
  cut_price_paise: Paise;
  /** In the product's unit, as files have it. */
  stock: number;
  /** 1 if the shop counts the stock. */
  counted: 0 | 1;
  rating_hundredths: number;
  thumbnail: string;
};

/** A way of selling as the file states it, in the product's unit. */
export type SellingSaid = { soldBy: SoldBy; least?: number; step?: number };

/** A product as one row of a file states it. */
export type Draft = {
  /** The row's number in the file. */
  row: number;
  sku: string;
  /** True if the file has no SKU, so that one was made from the product's words. */
  isMadeUp: boolean;
  /** The SKU that was made of its words while packs did not tell goods apart, where that is another. */
  formerSku?: string;
  barcode: string;
  /** The shop's product that the owner said these goods are. */
  sameAs?: string;
  /**
   * Values that the file states. They are written to new and known products, except to fields that the owner edited by
   * hand.
   */
  says: Partial<Columns>;
  /** Label, other names and limits that the file states. */
  details: FileDetails;
  /** The family of packs that it belongs to, and its place there. */
  family?: { id: string; position: number; isPlaced: boolean };
  /** Where the file puts it. */
  path: ShelfPath;
  /** The way of selling that the file states; without it, the product keeps its own. */
  selling?: SellingSaid;
  /** Values derived from the file. They fill empty fields and never replace a value. */
  suggests: Partial<Columns>;
  /** The way of selling that the file's unit suggests for a new product. */
  suggestsSelling?: SellingSaid;
  /** The purchase price that the owner's margin made the price of. */
  boughtFor?: Paise;
  /** True if the row only changes a product that the shop already has. */
  isUpdate: boolean;
  /** Pieces that count as one in an update that counts in dozens; its stock is in pieces. */
  countedIn?: number;
  /** True if the other shop hides the product; the import then deactivates it. */
  isHidden: boolean;
  /** True if a draft of the starter list comes into the shop with it. */
  isShown?: boolean;
  /** Values that were read differently from the file, noted for the owner. */
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
