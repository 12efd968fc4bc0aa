import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import { wholeShelf } from '#catalogue/catalogue.ts';
import { isCalled, readShelves, standingOn } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { PriceChange, PriceChangeProgress } from '#pricing/pricing.ts';
import { presentProgress, type PriceChangeRow, type PricePair } from './present.ts';

/** The progress of a change of prices. */
export async function priceChangeById(db: Db | Tx, id: string): Promise<PriceChangeProgress> {
  const query = db.selectFrom('price_changes').selectAll().where('id', '=', id);
  const row = isId(id) ? await query.executeTakeFirst() : undefined;
  if (!row) throw noSuchChange();
  return presentProgress(row);
}

/** The change of prices that is running; there is at most one. */
export async function priceChangeUnderWay(db: Db | Tx): Promise<PriceChangeProgress | null> {
  const row = await db.selectFrom('price_changes').selectAll().where('under_way', '=', 1).executeTakeFirst();
  return row ? presentProgress(row) : null;
}

const DAY = 24 * 60 * 60_000;

/** The last change of prices that ended within a day and was not undone: undoing it is offered. */
export async function lastPriceChange(db: Db, now: Instant): Promise<PriceChangeProgress | null> {
  const row = await db
    .selectFrom('price_changes')
    .selectAll()
    .where('state', '=', 'changed')
    .where('written', '>', 0)
    .where('ended_at', '>=', after(now, -DAY))
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presentProgress(row) : null;
}

/** The change that was confirmed with this preview, unless it is being undone. */
export const changeOfPreview = (db: Db | Tx, preview: string): Promise<PriceChangeRow | undefined> =>
  db
    .selectFrom('price_changes')
    .selectAll()
    .where('preview', '=', preview)
    .where('state', 'in', ['changing', 'changed'])
    .executeTakeFirst();

/** The failure for an unknown change of prices. */
export const noSuchChange = (): Failure =>
  new Failure('not_found', /*office*/ 'There is no such change of prices.');

/** The products in the shop that a change of prices is for, with what it needs of each, in id order. */
export async function pricedProducts(db: Db | Tx, chosen: PriceChange['chosen']) {
  let products = db
    .selectFrom('products')
    .select(['id', 'price_paise', 'cut_price_paise', 'pack', 'barcode', 'revision'])
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

/** A product, and what its prices become. */
export type PlannedLine = { row: PricedRow; to: PricePair };
