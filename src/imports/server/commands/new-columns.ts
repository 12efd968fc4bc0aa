import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { detailColumns, namedBy } from '#catalogue/server/public.ts';
import type { ImportOptions } from '#imports/server/import-options.ts';
import type { Columns, Draft } from '#imports/server/layouts/draft.ts';
import { meanwhile } from '#imports/server/pictures/picture-sources.ts';
import { NO_SHELF } from '#imports/server/shelves/shelf-book.ts';
import { newlyWritten } from './written-columns.ts';

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
  price_paise: 0,
  cut_price_paise: 0,
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
