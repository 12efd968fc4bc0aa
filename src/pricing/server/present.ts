import { toRupees } from '#base/figures/money.ts';
import type { PriceChangeReport } from '#pricing/pricing.ts';
import type { PlannedLine, PricePair } from './queries/priced-products.ts';

/** Both prices of a product as the API and the audit log speak of them. */
export const presentPrices = ({ price_paise, cut_price_paise }: PricePair) => ({
  price: toRupees(price_paise),
  cuttedprice: toRupees(cut_price_paise),
});

/** Presents a product's prices before and after a change. */
export const presentLine = ({ row, to }: PlannedLine): PriceChangeReport['lines'][number] => ({
  _id: row.id,
  title: row.title,
  from: presentPrices(row),
  to: presentPrices(to),
});
