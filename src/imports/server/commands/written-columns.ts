import { type LabelsAndTexts, readSelling, STOCK_NOT_COUNTED } from '#catalogue/catalogue.ts';
import { presentProduct, type StaffRow } from '#catalogue/server/public.ts';
import type { Columns, Draft, SellingSaid } from '#imports/server/layouts/draft.ts';
import { sellingRefused } from '#imports/server/values/row-refused.ts';

/** What a draft writes: the columns of a product, the stock and how it is sold in amounts. */
export type WrittenColumns = Partial<Columns> &
  Pick<StaffRow, 'sold_by' | 'least' | 'step'> &
  Partial<Pick<StaffRow, 'barcode' | 'family_id' | 'family_position' | (typeof DETAIL_COLUMNS)[number]>>;
const DETAIL_COLUMNS = ['origin', 'mark', 'most_per_order', 'low_stock', 'also_called'] as const;
/** A known product, and what differs in it. */
export type Change = {
  before: StaffRow;
  columns: Partial<WrittenColumns>;
  /** What differs on its label, and of its words in other languages. */
  details: Partial<LabelsAndTexts>;
};
/** What a new product is, before what nobody said of it. */
export const newlyWritten = ({ says, suggests, selling, suggestsSelling }: Draft): WrittenColumns =>
  writtenOf({ ...suggests, ...says }, selling ?? suggestsSelling);

/** What a file says of a product, with its stock as an amount. What it says nothing of is sold as it was. */
export function writtenOf(
  says: Partial<Columns>,
  selling: SellingSaid | undefined,
  before?: StaffRow,
): WrittenColumns {
  const { stock: said, ...columns } = says;
  const stock = columns.counted === 0 ? STOCK_NOT_COUNTED : said;
  const unit = columns.unit ?? before?.unit ?? 'item';
  const read = readSelling({ unit, ...selling, stock: stock ?? 0 }, before && presentProduct(before));
  if ('field' in read) throw sellingRefused(read);
  const { soldBy: sold_by, least, step } = read;
  return { ...columns, sold_by, least, step, ...(stock !== undefined && { stock: read.stock }) };
}
