import { type Selectable, sql } from 'kysely';
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

/** The complaint with this number, for the person who has the secret of its link. */
export const slipByLink = async (db: Db, number: string, secret: string): Promise<SlipRow | undefined> => {
  const slip = await db
    .selectFrom('complaint_slips')
    .selectAll()
    .where('secret', '=', secret)
    .executeTakeFirst();
  return slip && String(slip.number) === number ? slip : undefined;
};

/** The complaints without an answer, the oldest receipt first: those that are listed, and the number of all. */
export async function openSlips(db: Db | Tx): Promise<{ open: SlipRow[]; count: number }> {
  const open = await db
    .selectFrom('complaint_slips')
    .selectAll()
    .select(sql<number | string>`count(*) over ()`.as('all_open'))
    .where('answered_at', 'is', null)
    .orderBy('received_at')
    .orderBy('number')
    .limit(LISTED)
    .execute();
  return { open, count: Number(open[0]?.all_open ?? 0) };
}

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
