import type { Category, Unit } from '#catalogue/catalogue.ts';

/** A product's columns as a file may speak of them. Money is whole paise. */
export type Columns = {
  title: string;
  description: string;
  category: Category;
  brand: string;
  color: string;
  unit: Unit;
  pack: string;
  price_paise: number;
  cut_price_paise: number;
  stock: number;
  rating_hundredths: number;
  thumbnail: string;
};

/** What one row of a file says about one product. */
export type Draft = {
  sku: string;
  /** What the file says: written to the product whether it is new or known. */
  says: Pick<Columns, 'title' | 'category' | 'price_paise' | 'cut_price_paise'> & Partial<Columns>;
  /** What we made of it: only for a product that is new, so that the owner's own words are never overwritten. */
  suggests: Partial<Columns>;
};

/** A row that cannot be taken; the message is the reason, for the owner. */
export class RowRefused extends Error {}

/** A row's cells by the names of the columns, in lower case; a column that the file lacks reads as an empty cell. */
export type Row = { cell(...names: string[]): string; has(name: string): boolean };

/** A kind of file that we know: how it is recognised, and how a row of it is read. */
export type Layout = {
  name: string;
  /** The columns that a file must have to be of this kind, in lower case. */
  needs: readonly string[];
  /** Whether files of this kind can say how much is in stock. */
  tellsStock: boolean;
  /**
   * Makes the reader of one file; it may remember rows, because some layouts say a thing once for several rows.
   * `picture` says which picture a cell of our own layout names.
   */
  reader(picture: (cell: string) => string): (row: Row) => Draft;
};
