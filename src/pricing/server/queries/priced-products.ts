import type { Paise } from '#base/figures/money.ts';
import { isId } from '#base/ids.ts';
import { wholeShelf } from '#catalogue/catalogue.ts';
import { isCalled, readShelves, standingOn } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { PriceChange } from '#pricing/pricing.ts';

/** The products in the shop that a change of prices is for, with what it needs of each, in id order. */
export async function pricedProducts(db: Db | Tx, chosen: PriceChange['chosen']) {
  let products = db
    .selectFrom('products')
    .select(['id', 'title', 'price_paise', 'cut_price_paise', 'pack', 'barcode', 'revision'])
    .where('deactivated_at', 'is', null);
  if ('ids' in chosen) {
    const ids = chosen.ids.filter(isId);
    if (ids.length === 0) return [];
    products = products.where('id', 'in', ids);
  } else {
    if (chosen.category !== 'All')
      products = products.$call(standingOn(wholeShelf(await readShelves(db), chosen.category)));
    if (chosen.q) products = products.where(isCalled(chosen.q));
  }
  return products.orderBy('id').execute();
}

export type PricedRow = Awaited<ReturnType<typeof pricedProducts>>[number];

/** The two prices of a product. */
export type PricePair = { price_paise: Paise; cut_price_paise: Paise };
/** A product, and what its prices become. */
export type PlannedLine = { row: PricedRow; to: PricePair };
