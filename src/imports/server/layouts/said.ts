import type { Field } from '#imports/fields.ts';

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
