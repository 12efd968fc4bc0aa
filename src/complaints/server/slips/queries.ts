import type { Selectable } from 'kysely';
import { after, type Instant } from '#base/time.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';

/** A numbered complaint, as it is kept. */
export type SlipRow = Selectable<Schema['complaint_slips']>;

/** So many complaints are listed; the count says if there are more. */
const LISTED = 200;
const DAY = 24 * 60 * 60_000;
/** An answer that the customer was not told stays in the list for so long. */
const TOLD_WITHIN = 14 * DAY;

/** A complaint by its id. */
export const slipById = (db: Db | Tx, id: string): Promise<SlipRow | undefined> =>
  db.selectFrom('complaint_slips').selectAll().where('id', '=', id).executeTakeFirst();

/** The complaints without an answer, the oldest receipt first. */
export const openSlips = (db: Db | Tx): Promise<SlipRow[]> =>
  db
    .selectFrom('complaint_slips')
    .selectAll()
    .where('answered_at', 'is', null)
    .orderBy('received_at')
    .orderBy('number')
    .limit(LISTED)
    .execute();

/** The complaints that were answered lately, and whose senders are still to be told. */
export const slipsToTell = (db: Db | Tx, now: Instant): Promise<SlipRow[]> =>
  db
    .selectFrom('complaint_slips')
    .selectAll()
    .where('answered_at', '>', after(now, -TOLD_WITHIN))
    .where('told_at', 'is', null)
    .orderBy('answered_at')
    .limit(LISTED)
    .execute();

/** The number of complaints without an answer. */
export async function countSlips(db: Db | Tx): Promise<number> {
  const { count } = await db
    .selectFrom('complaint_slips')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The numbers of complaints about orders, by the complaint's id. */
export async function numbersOf(db: Db | Tx, complaints: readonly string[]): Promise<Map<string, number>> {
  if (complaints.length === 0) return new Map();
  const rows = await db
    .selectFrom('complaint_slips')
    .select(['id', 'number'])
    .where('id', 'in', complaints)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** All numbered complaints of a customer, as they are kept. */
export const slipDataOf = (db: Db, userId: string): Promise<SlipRow[]> =>
  db.selectFrom('complaint_slips').selectAll().where('user_id', '=', userId).orderBy('number').execute();
