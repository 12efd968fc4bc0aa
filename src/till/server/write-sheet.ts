import { madeAt, startOfShopDay } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { absolute, minus, type Paise, toRupees, ZERO } from '#base/figures/money.ts';
import { newId, isId } from '#base/ids.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Tx, Db } from '#db/schema.ts';
import { ORDERS, keepRound, type RoundRow, roundSeenBy, roundsSeenBy } from '#delivery/server/public.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { NewCount, NewMove } from '#till/cash-sheet.ts';
import { countedIn, moveIn } from './present.ts';
import { type Bag, readSheet, isCounterDay } from './queries.ts';

type Doing = { actor: Actor; now: Instant };

/**
 * Writes down what is put into a bag at the start, or spent out of it: once for each id, while the sheet is open. Riders give
 * no change.
 */
export async function noteMove(tx: Tx, sheet: string, sent: NewMove, doing: Doing): Promise<void> {
  const { actor, now } = doing;
  if (sent.kind === 'opening' && !isAllowed(actor, 'allCash'))
    throw new Failure('forbidden', /*office*/ 'Riders cannot enter the change that they were given.');
  const bag = await lockSheet(tx, sheet, doing);
  if (await isKnown(tx, 'cash_moves', sent.id, sheet)) return;
  const { moves, closings } = await readSheet(tx, bag);
  if (closings.length > 0) throw closedForGood();
  const { amount } = moveIn(sent);
  const made = madeOn(bag, sent.waited, now);
  await addMove(
    tx,
    { id: sent.id, kind: sent.kind, amount, note: sent.note, undoes: null },
    {
      sheet,
      position: moves.length,
      made,
      doing,
    },
  );
}

/** Takes a row of a sheet back that was written down by mistake: by a further row, once, while the sheet is open. */
export async function undoMove(
  tx: Tx,
  { sheet, move: id }: { sheet: string; move: string },
  doing: Doing,
): Promise<void> {
  const bag = await lockSheet(tx, sheet, doing);
  const { moves, closings } = await readSheet(tx, bag);
  const move = moves.find((one) => one.id === id && one.kind !== 'undone');
  if (!move) throw new Failure('not_found', /*office*/ 'There is no such entry.');
  if (moves.some(({ undoes }) => undoes === id)) return;
  if (closings.length > 0) throw closedForGood();
  if (move.kind === 'opening' && !isAllowed(doing.actor, 'allCash'))
    throw new Failure('forbidden', /*office*/ 'Riders cannot enter the change that they were given.');
  const row = {
    id: newId(),
    kind: 'undone',
    amount: minus(ZERO, move.amount_paise),
    note: '',
    undoes: id,
  } as const;
  await addMove(tx, row, { sheet, position: moves.length, made: undefined, doing });
}

/** Stores a count, once for each id. On a closed sheet it is a correction and needs a reason. */
export async function countCash(tx: Tx, sheet: string, sent: NewCount, doing: Doing): Promise<void> {
  const { actor, now } = doing;
  const bag = await lockSheet(tx, sheet, doing);
  if (await isKnown(tx, 'cash_counts', sent.id, sheet)) return;
  const { counts, closings } = await readSheet(tx, bag);
  if (closings.length > 0 && !isAllowed(actor, 'allCash')) throw closedForGood();
  if (closings.length > 0 && sent.reason === '')
    throw invalidField('reason', /*office*/ 'Write what was found later');
  const made = madeOn(bag, sent.waited, now);
  const counted = countedIn(sent);
  await tx
    .insertInto('cash_counts')
    .values({
      id: sent.id,
      sheet_id: sheet,
      position: counts.length,
      counted_paise: counted,
      pieces: JSON.stringify(sent.pieces),
      reason: sent.reason,
      by_id: actor.userId,
      by_name: actor.name,
      at: made ?? now,
      written_at: now,
    })
    .execute();
  const after = { counted: toRupees(counted), ...(sent.reason && { reason: sent.reason }) };
  await tell(tx, { sheet, action: 'handed in', after, made }, doing);
}

type Written = {
  id: string;
  kind: 'opening' | 'spent' | 'undone';
  amount: Paise;
  note: string;
  undoes: string | null;
};
type Place = { sheet: string; position: number; made: Instant | undefined; doing: Doing };

async function addMove(
  tx: Tx,
  { amount, ...row }: Written,
  { sheet, position, made, doing }: Place,
): Promise<void> {
  const { actor, now } = doing;
  await tx
    .insertInto('cash_moves')
    .values({
      ...row,
      sheet_id: sheet,
      position,
      amount_paise: amount,
      by_id: actor.userId,
      by_name: actor.name,
      at: made ?? now,
      written_at: now,
    })
    .execute();
  const after = { amount: toRupees(absolute(amount)), ...(row.note && { note: row.note }) };
  await tell(tx, { sheet, action: ACTIONS[row.kind], after, made }, doing);
}

const ACTIONS = { opening: 'change given', spent: 'money spent', undone: 'taken back' } as const;

type Told = { sheet: string; action: string; after: Record<string, unknown>; made: Instant | undefined };

async function tell(tx: Tx, { sheet, action, after, made }: Told, { actor, now }: Doing): Promise<void> {
  await recordAudit(tx, { actor, entity: 'cash', entityId: sheet, action, after, madeAt: made }, now);
  markChanged(tx, ORDERS);
}

/** When something was noted that waited on a device; undefined if it did not. Not before the day of its bag. */
function madeOn({ on }: Bag, waited: number | undefined, now: Instant): Instant | undefined {
  const start = startOfShopDay(on);
  return madeAt(waited, start < now ? start : now, now);
}

/** True if the row exists already (a retry); a conflict if its id belongs to another sheet. */
async function isKnown(
  tx: Tx,
  table: 'cash_moves' | 'cash_counts',
  id: string,
  sheet: string,
): Promise<boolean> {
  const known = await tx.selectFrom(table).select('sheet_id').where('id', '=', id).executeTakeFirst();
  if (known && known.sheet_id !== sheet)
    throw new Failure('conflict', /*office*/ 'This belongs to another cash sheet.');
  return known !== undefined;
}

const closedForGood = (): Failure =>
  new Failure(
    'conflict',
    /*office*/ 'This cash sheet is closed for good. Enter money found later as a correction, at the shop.',
  );

type Asking = { actor: Actor; now: Instant };

/**
 * The bag of a sheet, if the asker may see it: riders see only their own rounds. A counter sheet of a day to come
 * is not found.
 */
export async function bagSeenBy(db: Db | Tx, id: string, { actor, now }: Asking): Promise<Bag> {
  if (isCounterDay(id) && id <= shopDay(now) && isAllowed(actor, 'allCash'))
    return { id, round: null, on: id };
  if (!isId(id)) throw new Failure('not_found', /*office*/ 'There is no such cash sheet.');
  const round = await roundSeenBy(db, actor, id, now, 'allCash');
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
  (await roundsSeenBy(db, actor, now, 'allCash')).filter(
    ({ on_day, kind }) => on_day === day && kind === 'ride',
  );
