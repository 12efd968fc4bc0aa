import type { Selectable } from 'kysely';
import { type Paise, toRupees } from '#base/figures/money.ts';
import type { Schema } from '#db/schema.ts';
import type { PriceChange, PriceChangeProgress, PriceChangeReport } from '#pricing/pricing.ts';

/** A change of prices as stored. */
export type PriceChangeRow = Selectable<Schema['price_changes']>;

/** A change of prices as the API hands it out. */
export const presentProgress = (row: PriceChangeRow): PriceChangeProgress => ({
  change: row.id,
  state: row.state,
  percent: row.percent_hundredths / 100,
  of: row.price_kind as PriceChange['of'],
  by: row.actor_name,
  at: row.created_at,
  total: row.total,
  written: row.written,
  skipped: row.skipped,
  undone: row.undone,
  left: row.kept,
});

/** The two prices of a product. */
export type PricePair = { price_paise: Paise; cut_price_paise: Paise };

/** Both prices of a product as the API and the audit log speak of them. */
export const presentPrices = ({ price_paise, cut_price_paise }: PricePair) => ({
  price: toRupees(price_paise),
  cuttedprice: toRupees(cut_price_paise),
});

type Priced = { row: PricePair & { id: string }; to: PricePair };

/** Presents a product's prices before and after a change. */
export const presentLine = (
  { row, to }: Priced,
  names: ReadonlyMap<string, string>,
): PriceChangeReport['lines'][number] => ({
  _id: row.id,
  title: names.get(row.id) ?? '',
  from: presentPrices(row),
  to: presentPrices(to),
});
