import { ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { type LabelsAndTexts, readSelling, STOCK_NOT_COUNTED } from '#catalogue/catalogue.ts';
import { presentProduct, type StaffRow, detailColumns, namedBy } from '#catalogue/server/public.ts';
import { meanwhile } from '#imports/server/fetch-pictures.ts';
import type { ImportOptions } from '#imports/server/import-options.ts';
import type { Columns, Draft, SellingSaid } from '#imports/server/layouts/draft.ts';
import { NO_SHELF } from '#imports/server/shelf-book.ts';
import { sellingRefused } from '#imports/server/values/row-refused.ts';

/** The values that a draft writes: columns of a product, its stock, and its way of selling, as amounts. */
export type WrittenColumns = Partial<Columns> &
  Pick<StaffRow, 'sold_by' | 'least' | 'step'> &
  Partial<
    Pick<
      StaffRow,
      | 'barcode'
      | 'family_id'
      | 'family_position'
      | 'draft'
      | 'deactivated_at'
      | (typeof DETAIL_COLUMNS)[number]
    >
  >;
const DETAIL_COLUMNS = ['origin', 'mark', 'most_per_order', 'low_stock', 'also_called'] as const;
/** A known product, and what differs in it. */
export type Change = {
  before: StaffRow;
  columns: Partial<WrittenColumns>;
  /** Label fields and texts in other languages that differ. */
  details: Partial<LabelsAndTexts>;
};
/** The columns of a new product: the file's values before derived ones. */
export const newlyWritten = ({ says, suggests, selling, suggestsSelling }: Draft): WrittenColumns =>
  writtenOf({ ...suggests, ...says }, selling ?? suggestsSelling);

/**
 * The columns that a file gives for a product, with the stock as an amount. Without a way of selling in the file, the
 * product keeps its own.
 */
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

/** A new product. Where the file does not say how it is sold, its unit tells. */
export function newColumns(draft: Draft, now: Instant, { newRow }: Pick<ImportOptions, 'newRow'>) {
  const { sku, isHidden, family } = draft;
  const barcode = draft.barcode || null;
  const { id, createdAt } = newRow?.(sku, now) ?? { id: newId(Date.parse(now)), createdAt: now };
  const columns = { ...UNSAID, ...newlyWritten(draft) };
  return {
    id,
    ...columns,
    ...NO_DETAIL_COLUMNS,
    ...detailColumns(draft.details, columns.sold_by),
    family_id: family?.id ?? null,
    family_position: family?.position ?? 0,
    thumbnail: meanwhile(columns.thumbnail),
    barcode,
    ...namedBy(columns.title, sku, barcode),
    created_at: createdAt,
    updated_at: now,
    deactivated_at: isHidden ? now : null,
  };
}

const UNSAID = {
  title: '',
  price_paise: ZERO,
  cut_price_paise: ZERO,
  category: NO_SHELF,
  description: '',
  brand: '',
  color: '',
  unit: 'item',
  pack: '',
  stock: 0,
  counted: 1,
  rating_hundredths: 0,
  thumbnail: '',
} satisfies Partial<Columns>;

/** Rows that are inserted together have the same columns. */
const NO_DETAIL_COLUMNS = {
  origin: '',
  mark: '',
  most_per_order: null,
  low_stock: null,
  also_called: '',
} as const;
