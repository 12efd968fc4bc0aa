import { Failure, invalidField } from '#base/failure.ts';
import { phoneDigits } from '#base/phone.ts';
import { dayAfter, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { orderById } from '#orders/server/queries.ts';
import type { NewMark } from '#orders/trust/trust.ts';
import { recordAudit } from '#platform/log/audit.ts';

type Doing = Pick<MoveContext, 'actor' | 'now'>;
const A_YEAR = 366;

/** Notes something of the number of an order, until a day, in place of what was noted before. */
export async function markPhone(
  tx: Tx,
  id: string,
  { kind, reason, until }: NewMark,
  { actor, now }: Doing,
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
  await note(tx, id, 'number marked', { actor, now });
}

/** Takes away what was noted of the number of an order. */
export async function unmarkPhone(tx: Tx, id: string, { actor, now }: Doing): Promise<void> {
  await forget(tx, await digitsOf(tx, id));
  await note(tx, id, 'mark of a number removed', { actor, now });
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
const note = (tx: Tx, id: string, action: string, { actor, now }: Doing): Promise<void> =>
  recordAudit(tx, { actor, entity: 'order', entityId: id, action }, now);
