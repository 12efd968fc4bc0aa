import type { Selectable } from 'kysely';
import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import type { PriceChange, PriceChangeProgress } from '#pricing/pricing.ts';

/** A change of prices as stored. */
export type PriceChangeRow = Selectable<Schema['price_changes']>;

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

/** The failure for an unknown change of prices. */
export const noSuchChange = (): Failure =>
  new Failure('not_found', /*office*/ 'There is no such change of prices.');
