import { instantOf } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { nameOfOrder } from '#base/postal-address.ts';
import type { Instant } from '#base/time.ts';
import type { NewSlip, TakenSlip } from '#complaints/slips/slips.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { newToken } from '#identity/server/public.ts';
import { type FullOrder, ordersByNumbers } from '#orders/server/public.ts';
import { type RateLimit, takeOne } from '#platform/http/limits/rate-limit.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { mailAnswer, mailReceipt, tellOwnersOfSlip } from './emails.ts';
import { slipById, type SlipRow } from './queries.ts';

type Context = { now: Instant; origin: string };

/** So many complaints a day are taken of one number or account, of one network of guests, and of all guests together. */
const OF_A_PERSON: RateLimit = { name: 'complaints-told', most: 5, minutes: 24 * 60 };
const OF_A_NETWORK: RateLimit = { name: 'complaints-network', most: 30, minutes: 24 * 60 };
const OF_STRANGERS: RateLimit = { name: 'complaints-strangers', most: 300, minutes: 24 * 60 };

/** The sender of a complaint: an account, or a guest of a network with name and phone. */
export type Sender = { actor: Actor; phone: string } | { network: string };

/** Notes a complaint of the contact page, once for its id, and tells both sides. */
export async function addSlip(tx: Tx, sent: NewSlip, sender: Sender, context: Context): Promise<SlipRow> {
  const known = await slipById(tx, sent.id);
  if (known) return known;
  const { now } = context;
  const from = personOf(sent, sender);
  const limits: [RateLimit, string][] =
    'actor' in sender
      ? [[OF_A_PERSON, sender.actor.userId]]
      : [
          [OF_A_PERSON, from.phone],
          [OF_A_NETWORK, sender.network],
          [OF_STRANGERS, 'all'],
        ];
  for (const [limit, who] of limits)
    if (!(await takeOne(tx, limit, who, now)))
      throw new Failure('too_many', /*i18n*/ 'Many complaints were sent today. Please call the shop.');
  const slip = await insertSlip(tx, {
    id: sent.id,
    ...from,
    way: 'contact',
    language: sent.language,
    words: sent.words,
    received_at: now,
    noted_at: now,
  });
  await mailReceipt(tx, slip, context);
  await tellOwnersOfSlip(tx, slip, context);
  return slip;
}

function personOf({ name, phone }: NewSlip, sender: Sender): Pick<SlipRow, 'user_id' | 'name' | 'phone'> {
  if ('actor' in sender)
    return { user_id: sender.actor.userId, name: name ?? sender.actor.name, phone: phone ?? sender.phone };
  if (name === undefined) throw invalidField('name', /*i18n*/ 'Name is required');
  if (phone === undefined) throw invalidField('phone', /*i18n*/ 'Phone is required');
  return { user_id: null, name, phone };
}

/** Notes the complaint of a caller, as staff type it in; it may have come before now, and not later. */
export async function takeSlip(
  tx: Tx,
  { id, words, name, phone, receivedAt, order: number }: TakenSlip,
  { actor, ...context }: Context & { actor: Actor },
): Promise<SlipRow> {
  const known = await slipById(tx, id);
  if (known) return known;
  const { now } = context;
  const [day = '', time = ''] = receivedAt.split('T');
  const received_at = receivedAt === '' ? now : instantOf(day, time);
  if (received_at > now) throw invalidField('receivedAt', /*office*/ 'It cannot have come later than now');
  const [order] = number === '' ? [] : await ordersByNumbers(tx, [Number(number)]);
  if (number !== '' && !order) throw invalidField('order', /*office*/ 'There is no order with this number');
  const slip = await insertSlip(tx, {
    id,
    words,
    name,
    phone,
    way: 'caller',
    language: actor.language,
    order_id: order?.id ?? null,
    user_id: order?.user_id ?? null,
    received_at,
    noted_at: now,
    noted_by: actor.name,
  });
  await mailReceipt(tx, slip, context);
  await audit(tx, slip, { actor, now, action: 'complaint taken' });
  return slip;
}

/** Gives a complaint about an order its number and clocks, in the write that tells it. */
export const addOrderSlip = (
  tx: Tx,
  { complaint, order, words }: { complaint: string; order: FullOrder; words: string },
  now: Instant,
): Promise<SlipRow> =>
  insertSlip(tx, {
    id: complaint,
    complaint_id: complaint,
    order_id: order.id,
    user_id: order.user_id,
    way: 'order',
    name: nameOfOrder(order),
    phone: order.phone,
    words,
    received_at: now,
    noted_at: now,
  });

/** Notes that the shop confirmed a complaint; the first time only. */
export async function confirmSlip(
  tx: Tx,
  id: string,
  { actor, now }: { actor: Pick<Actor, 'name'>; now: Instant },
): Promise<void> {
  await tx
    .updateTable('complaint_slips')
    .set({ confirmed_at: now, confirmed_by: actor.name })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Stops the clocks of a complaint that was answered on its order's page, or starts them anew where it is not right. */
export async function followComplaint(
  tx: Tx,
  complaint: string,
  isAnswered: boolean,
  { actor, now }: { actor: Pick<Actor, 'name'>; now: Instant },
): Promise<void> {
  if (isAnswered) await confirmSlip(tx, complaint, { actor, now });
  await tx
    .updateTable('complaint_slips')
    .set(
      isAnswered
        ? { answered_at: now, answered_by: actor.name, told_at: now }
        : { answered_at: null, answered_by: '', told_at: null },
    )
    .where('complaint_id', '=', complaint)
    .execute();
}

/** Answers in words a complaint that has no page of an order; a customer with an e-mail address is written to. */
export async function answerSlip(
  tx: Tx,
  id: string,
  text: string,
  { actor, ...context }: Context & { actor: Actor },
): Promise<void> {
  const { now } = context;
  await confirmSlip(tx, id, { actor, now });
  const slip = await tx
    .updateTable('complaint_slips')
    .set({ answer: text, answered_at: now, answered_by: actor.name })
    .where('id', '=', id)
    .where('complaint_id', 'is', null)
    .where('answered_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!slip) {
    if (!(await slipById(tx, id))) throw noSlip();
    throw new Failure(
      'conflict',
      /*office*/ 'Another person answered this complaint. You see it as it is now.',
    );
  }
  if (await mailAnswer(tx, slip, context)) await setSlipTold(tx, id, now);
  await audit(tx, slip, { actor, now, action: 'complaint answered' });
}

/** Notes that the customer was told the answer. */
export async function setSlipTold(tx: Tx, id: string, now: Instant): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('complaint_slips')
    .set((row) => ({ told_at: row.fn.coalesce('told_at', row.val(now)) }))
    .where('id', '=', id)
    .where('answered_at', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSlip();
}

export const noSlip = (): Failure => new Failure('not_found', /*i18n*/ 'There is no such complaint.');

const insertSlip = (
  tx: Tx,
  slip: Partial<SlipRow> &
    Pick<SlipRow, 'id' | 'way' | 'name' | 'phone' | 'words' | 'received_at' | 'noted_at'>,
): Promise<SlipRow> =>
  tx
    .insertInto('complaint_slips')
    .values({
      complaint_id: null,
      order_id: null,
      user_id: null,
      confirmed_at: null,
      answered_at: null,
      told_at: null,
      secret: slip.complaint_id ? null : newToken(),
      ...slip,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A complaint is personal: the log records that it was taken or answered, and by whom. */
const audit = (
  tx: Tx,
  { number }: SlipRow,
  { actor, now, action }: { actor: Actor; now: Instant; action: string },
) => recordAudit(tx, { actor, entity: 'complaint', entityId: String(number), action }, now);
