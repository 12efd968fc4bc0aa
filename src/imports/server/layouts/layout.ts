import type { Field } from '#imports/imports.ts';
import { columnName } from '#imports/server/columns/synonyms.ts';

/** What the cells of a row say, by what their columns are. */
export type Said = Partial<Record<Field, string>>;

/** The cells of a row by the names of their columns in small letters. A missing column reads as an empty cell. */
export type Row = { cell(...names: string[]): string; has(name: string): boolean };

/** What a row says once its layout was understood. */
export type Prepared = Said & {
  /** The stock is not counted in the other shop: there is always some. */
  uncounted?: boolean;
  /** What shall be the description where there is none. */
  kind?: string;
};

/** Completes what a row says by what its layout means; refuses a row that is no product. */
export type RowPreparer = (said: Said, row: Row) => Prepared;

/** Whether the cell of a column that says if the stock is counted says no. */
export const saysUncounted = (cell: string | undefined): boolean =>
  /^(0|no|n|false|off|disabled)$/i.test((cell ?? '').trim());

/** Whether a word stands in place of the figure that says that there is always some: nobody counts. */
export const isUncountedWord = (cell: string | undefined): boolean =>
  /^(unlimited|infinite|∞|n\/?a|in ?stock|available|yes|always|(stock )?not (managed|tracked|counted)|untracked|unmanaged)$/i.test(
    (cell ?? '').trim(),
  );
/** Whether a word stands in place of the figure that says that there is none. */
export const isNoneWord = (cell: string | undefined): boolean =>
  /^(out[ -]of[ -]stock|sold out|no|none|nil|not available|unavailable)$/i.test((cell ?? '').trim());

/** Whether the cell that says if a product is shown says no. */
export const saysHidden = (cell: string | undefined): boolean =>
  /^(0|-1|2|false|no|n|off|draft|archived|hidden|inactive|disabled|private|unpublished|not visible individually)$/i.test(
    (cell ?? '').trim(),
  );

/** What the columns of a file are called, and what each is. */
export type Columns = readonly { name: string; field: Field | null }[];

/** Reads the cells of a row by what their columns are. */
export const saidReader = (columns: Columns): ((cells: readonly string[]) => Said) => {
  const places = columns.flatMap(({ field }, index) => (field ? [[field, index] as const] : []));
  return (cells) => Object.fromEntries(places.map(([field, index]) => [field, cells[index] ?? '']));
};

/** Reads the cells of a row by the names of their columns. */
export function rowReader(columns: Columns): (cells: readonly string[]) => Row {
  const places = new Map(columns.map(({ name }, index) => [columnName(name), index]));
  return (cells) => ({
    cell: (...names) => {
      const place = names.map((name) => places.get(name)).find((found) => found !== undefined);
      return place === undefined ? '' : (cells[place] ?? '');
    },
    has: (name) => places.has(name),
  });
}

/** A program that writes files of goods: how its files are recognised, and what is particular about them. */
export type KnownLayout = {
  name: string;
  /** The columns that tell this layout, as `columnName` has them; with a bar, one of them is enough. */
  needs: readonly string[];
  /** What columns mean here, where that differs from what their names mean elsewhere; null where they mean nothing. */
  columns?: Readonly<Record<string, Field | null>>;
  /** Whether texts are taken letter for letter, because we wrote them. */
  isOurs?: boolean;
  /** What stands between several shelves of one product, and between a shelf and the one inside it. */
  shelves?: { several?: string; inside?: string };
  /** A stock below zero is what was sold without being there: none. */
  isOversold?: boolean;
  /** Whether its rows tell the stock without a column of it. */
  tellsStock?: boolean;
  /** Makes what completes the rows of one file; it may remember rows. */
  preparer?: () => RowPreparer;
};
