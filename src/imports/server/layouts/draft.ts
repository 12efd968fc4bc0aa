import type { SoldBy } from '#base/amount.ts';
import type { Unit } from '#catalogue/catalogue.ts';

/** The columns of a product that a file can set. Money is whole paise. */
export type Columns = {
  title: string;
  description: string;
  /** What the file says of the shelf: its value or a title. `importProducts` finds the shelf. */
  category: string;
  brand: string;
  color: string;
  unit: Unit;
  pack: string;
  price_paise: number;
  cut_price_paise: number;
  /** In the product's unit, as files have it. */
  stock: number;
  rating_hundredths: number;
  thumbnail: string;
};

/** What one row of a file says about one product. */
export type Draft = {
  sku: string;
  /** What the file states: written to new and known products. */
  says: Pick<Columns, 'title' | 'category' | 'price_paise' | 'cut_price_paise'> & Partial<Columns>;
  /** How the file says that the product is sold, in its unit; without it, it is sold as it was. */
  selling?: { soldBy: SoldBy; least?: number; step?: number };
  /** What we derived from it: written to new products only, so that the owner's own texts are never overwritten. */
  suggests: Partial<Columns>;
  /** What was taken otherwise than the file says it, for the owner. */
  note?: string;
};

/** A row that cannot be imported. The message is the reason, for the owner. */
export class RowRefused extends Error {}

/** The cells of a row by column name in lower case. A missing column reads as an empty cell. */
export type Row = { cell(...names: string[]): string; has(name: string): boolean };

/** A supported file layout: how it is recognised, and how its rows are read. */
export type Layout = {
  name: string;
  /** The columns that identify this layout, in lower case. */
  needs: readonly string[];
  /** Whether this layout has stock figures. */
  tellsStock: boolean;
  /**
   * Makes the row reader of one file. It may remember rows, because some layouts state a value once for several rows.
   * `picture` resolves the picture that a cell of our own layout names.
   */
  reader(picture: (cell: string) => string): (row: Row) => Draft;
};
