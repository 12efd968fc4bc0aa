import type { Field } from '#imports/imports.ts';
import { columnName } from '#imports/server/columns/synonyms.ts';

/** The texts of a row's cells by field. */
export type Said = Partial<Record<Field, string>>;

/** The cells of a row by the names of their columns in small letters. A missing column reads as an empty cell. */
export type Row = { cell(...names: string[]): string; has(name: string): boolean };

/** A row after its layout was applied. */
export type Prepared = Said & {
  /** The other shop does not count the stock: it always has some. */
  uncounted?: boolean;
  /** Fields that the owner typed anew: a price among them is for one of what is sold. */
  typed?: readonly string[];
  /** Text for an empty description. */
  kind?: string;
};

/** Completes a row by the rules of its layout; refuses a row that is no product. */
export type RowPreparer = (said: Said, row: Row) => Prepared;

/** True if a cell of the column "stock is counted" means no. */
export const saysUncounted = (cell: string | undefined): boolean =>
  /^(0|no|n|false|off|disabled)$/i.test((cell ?? '').trim());

/** True if a word in the stock column means that the stock is not counted. */
export const isUncountedWord = (cell: string | undefined): boolean =>
  /^(unlimited|infinite|∞|n\/?a|in ?stock|available|yes|always|(stock )?not (managed|tracked|counted)|untracked|unmanaged)$/i.test(
    (cell ?? '').trim(),
  );
/** True if a word in the stock column means that there is none. */
export const isNoneWord = (cell: string | undefined): boolean =>
  /^(out[ -]of[ -]stock|sold out|no|none|nil|not available|unavailable)$/i.test((cell ?? '').trim());

/** True if a cell of the column "product is shown" means no. */
export const saysHidden = (cell: string | undefined): boolean =>
  /^(0|-1|2|false|no|n|off|draft|archived|hidden|inactive|disabled|private|unpublished|not visible individually)$/i.test(
    (cell ?? '').trim(),
  );

/** The columns of a file with the field of each. */
export type Columns = readonly { name: string; field: Field | null }[];

/** Reads the cells of a row by the fields of their columns. */
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
  /** Fields of columns whose meaning in this layout differs from the usual one; null for no field. */
  columns?: Readonly<Record<string, Field | null>>;
  /** Takes texts letter for letter, because this shop wrote them. */
  isOurs?: boolean;
  /** Separators between several shelves of one product, and between a shelf and its inner shelf. */
  shelves?: { several?: string; inside?: string };
  /** A stock below zero stands for oversold goods and counts as none. */
  isOversold?: boolean;
  /** The rows state the stock without a column for it. */
  tellsStock?: boolean;
  /** Makes the preparer of one file's rows; it may remember rows. */
  preparer?: () => RowPreparer;
};
