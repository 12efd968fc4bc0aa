import { startOfShopDay, dayAfter } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { phoneDigits } from '#base/phone.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { MoveContext } from '#orders/server/commands/lock-order.ts';
import { orderById } from '#orders/server/queries.ts';
import type { Trust, NewMark } from '#orders/trust/trust.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { ordersOfNewcomer } from './queries.ts';

type Doing = Pick<MoveContext, 'actor' | 'now'>;

/** Lifts the limits of new customers for the account of an order. */
export async function liftLimits(tx: Tx, order: string, { actor, now }: Doing): Promise<void> {
  const account = await accountOf(tx, order);
  const lifted = await tx
    .insertInto('lifted_newcomers')
    .values({ user_id: account, by_id: actor.userId, by_name: actor.name, at: now })
    .onConflict((known) => known.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (lifted) await note(tx, account, 'newcomer limits lifted', { actor, now });
}

/** Lets the limits of new customers hold for the account of an order again. */
export async function setLimits(tx: Tx, order: string, { actor, now }: Doing): Promise<void> {
  const account = await accountOf(tx, order);
  const set = await tx
    .deleteFrom('lifted_newcomers')
    .where('user_id', '=', account)
    .returning('user_id')
    .executeTakeFirst();
  if (set) await note(tx, account, 'newcomer limits set', { actor, now });
}

/** Limits of new customers for an account: they apply ('limited'), staff lifted them, or it is no newcomer ('no'). */
export async function newcomerState(db: Db, account: string, now: Instant): Promise<Trust['newcomer']> {
  const lifted = await db
    .selectFrom('lifted_newcomers')
    .select('user_id')
    .where('user_id', '=', account)
    .executeTakeFirst();
  if (lifted) return 'lifted';
  return (await ordersOfNewcomer(db, account, startOfShopDay(shopDay(now)))) ? 'limited' : 'no';
}

async function accountOf(tx: Tx, order: string): Promise<string> {
  const found = await orderById(tx, order);
  if (!found) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  return found.user_id;
}

const note = (tx: Tx, account: string, action: string, { actor, now }: Doing): Promise<void> =>
  recordAudit(tx, { actor, entity: 'account', entityId: account, action }, now);

type Marking = Pick<MoveContext, 'actor' | 'now'>;
const A_YEAR = 366;

/** Notes something of the number of an order, until a day, in place of what was noted before. */
export async function markPhone(
  tx: Tx,
  id: string,
  { kind, reason, until }: NewMark,
  { actor, now }: Marking,
): Promise<void> {
  const today = shopDay(now);
  if (until < today || until > dayAfter(today, A_YEAR))
    throw invalidField('until', /*office*/ 'Choose a day within a year from today');
  const digits = await digitsOf(tx, id);
  await forget(tx, digits);
  const mark = { kind, reason, until_day: until, by_id: actor.userId, by_name: actor.name, at: now };
  await tx
    .insertInto('phone_marks')
    .values({ phone_digits: digits, ...mark })
    // Somebody else may note something of the same number at the same moment: the later one stands.
    .onConflict((known) => known.column('phone_digits').doUpdateSet(mark))
    .execute();
  await noteMark(tx, id, 'number marked', { actor, now });
}

/** Takes away what was noted of the number of an order. */
export async function unmarkPhone(tx: Tx, id: string, { actor, now }: Marking): Promise<void> {
  await forget(tx, await digitsOf(tx, id));
  await noteMark(tx, id, 'mark of a number removed', { actor, now });
}

async function digitsOf(tx: Tx, id: string): Promise<string> {
  const order = await orderById(tx, id);
  if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  const digits = phoneDigits(order.phone);
  if (digits === '')
    throw new Failure('conflict', /*office*/ 'This order has no number, so nothing can be saved for it.');
  return digits;
}

const forget = (tx: Tx, digits: string) =>
  tx.deleteFrom('phone_marks').where('phone_digits', '=', digits).execute();

/** The log says that something was noted, and not what: that is personal. */
const noteMark = (tx: Tx, id: string, action: string, { actor, now }: Marking): Promise<void> =>
  recordAudit(tx, { actor, entity: 'order', entityId: id, action }, now);
