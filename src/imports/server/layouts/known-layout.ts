import type { Field } from '#imports/fields.ts';
import type { RowPreparer } from './said.ts';

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
