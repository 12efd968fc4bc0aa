import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { keepRound, type RoundRow, roundSeenBy, roundsSeenBy } from '#delivery/server/public.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { type Bag, isCounterDay } from './queries.ts';

type Asking = { actor: Actor; now: Instant };

/**
 * The bag of a sheet, if the asker may see it: riders see only their own rounds. A counter sheet of a day to come
 * is not found.
 */
export async function bagSeenBy(db: Db | Tx, id: string, { actor, now }: Asking): Promise<Bag> {
  if (isCounterDay(id) && id <= shopDay(now) && isAllowed(actor, 'orders'))
    return { id, round: null, on: id };
  if (!isId(id)) throw new Failure('not_found', /*office*/ 'There is no such cash sheet.');
  const round = await roundSeenBy(db, actor, id, now);
  return { id, round, on: round.on_day };
}

/**
 * Locks the sheet of a bag, and creates it at its first entry. Locks the round before the sheet, so that the order
 * of locks is always the same.
 */
export async function lockSheet(tx: Tx, id: string, asking: Asking): Promise<Bag> {
  const bag = await bagSeenBy(tx, id, asking);
  if (bag.round) await keepRound(tx, bag.round.id);
  const { now } = asking;
  await tx
    .insertInto('cash_sheets')
    .values({ id, round_id: bag.round?.id ?? null, on_day: bag.on, opened_at: now })
    .onConflict((sheet) => sheet.column('id').doNothing())
    .execute();
  await tx
    .updateTable('cash_sheets')
    .set((sheet) => ({ opened_at: sheet.ref('opened_at') }))
    .where('id', '=', id)
    .execute();
  return bag;
}

/** Rides of a day that the asker carries out. */
export const ridesOf = async (db: Db, { actor, now }: Asking, day: string): Promise<RoundRow[]> =>
  (await roundsSeenBy(db, actor, now)).filter(({ on_day, kind }) => on_day === day && kind === 'ride');
