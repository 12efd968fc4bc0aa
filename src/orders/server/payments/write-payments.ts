import { formatPaise, paise } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Tx } from '#db/schema.ts';
import { lockRound } from '#delivery/server/public.ts';
import { PAYMENT_NOTES } from '#orders/payments.ts';
import { COUNTED, countSales } from '#orders/server/commands/count-sales.ts';
import { changedMeanwhile, momentAfter } from '#orders/server/commands/moments.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { recordEvent } from '#orders/server/commands/record-event.ts';
import { codeFollows } from '#orders/server/handover/code-follows.ts';
import { writeOnAccount } from '#orders/server/khata/on-account.ts';
import { rupees } from '#orders/server/present.ts';
import type { FullOrder, PaymentRow } from '#orders/server/queries.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { paymentStatusOf } from './money-of.ts';

/** A payment to be written down; without an id it gets one. */
export type PaymentToWrite = Pick<PaymentRow, 'kind' | 'method' | 'amount_paise' | 'source' | 'round_id'> &
  Partial<Pick<PaymentRow, 'id' | 'rounded_paise' | 'reference' | 'note' | 'tap_id' | 'undoes'>> & {
    reference_turn?: number;
  };
type Context = Pick<MoveContext, 'actor' | 'now' | 'origin' | 'madeAt'>;

/**
 * Writes payments of an order down: the rows, the sums and the payment status that follow, the customer's account, the
 * timeline, the daily sales and the log. The order was locked before, so nobody else writes at the same time. `beyond` is
 * the owner's noted yes to go above the limit of the account; `cameOff`, what goes on the account again when the order
 * costs as much again: nothing, where somebody says anew what is on it. Returns the order as it is then.
 */
export async function writePayments(
  tx: Tx,
  order: FullOrder,
  rows: readonly PaymentToWrite[],
  context: Context,
  { beyond = '', cameOff = 0 }: { beyond?: string | undefined; cameOff?: number } = {},
): Promise<FullOrder> {
  if (rows.length === 0) return order;
  const { actor, now, madeAt } = context;
  await lockBags(tx, rows);
  const at = momentAfter(order, now);
  const written = rows.map((row, index) => ({
    id: newId(Date.parse(now)),
    rounded_paise: 0,
    reference: '',
    reference_turn: 0,
    note: '',
    tap_id: null,
    undoes: null,
    ...row,
    order_id: order.id,
    position: order.payments.length + index,
    by_id: actor.userId,
    by_name: actor.name,
    at: madeAt ?? now,
    written_at: now,
  }));
  await tx.insertInto('payments').values(written).execute();
  await writeOnAccount(tx, order, { rows: written, beyond }, context);
  const isOnAccount = written.some(({ method }) => method === 'account');
  const after = {
    ...withPayments(order, [...order.payments, ...written]),
    came_off_paise: isOnAccount ? cameOff : order.came_off_paise,
  };
  const noted = await tx
    .updateTable('orders')
    .set((row) => ({
      paid_paise: after.paid_paise,
      rounded_paise: after.rounded_paise,
      payment_status: after.payment_status,
      came_off_paise: after.came_off_paise,
      revision: row('revision', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', order.id)
    .where('paid_paise', '=', order.paid_paise)
    .where('rounded_paise', '=', order.rounded_paise)
    .returning(COUNTED)
    .executeTakeFirst();
  if (!noted) throw changedMeanwhile(order);
  const { payment_status, paid_paise, rounded_paise } = order;
  await countSales(tx, noted, { payment_status, paid_paise, rounded_paise });
  await tell(tx, { before: order, after, rows: written }, { actor, now, madeAt, at });
  if (after.payment_status !== payment_status) await codeFollows(tx, after, context);
  return { ...after, updated_at: at };
}

/** Whoever closes a round counts a payment into its bag, or it waits until the round is closed. */
async function lockBags(tx: Tx, rows: readonly PaymentToWrite[]): Promise<void> {
  const bags = new Set(rows.flatMap(({ round_id }) => round_id ?? []));
  for (const bag of [...bags].sort()) await lockRound(tx, bag);
}

/** An order with its payments, and the sums and the payment status that follow from them. */
function withPayments(order: FullOrder, payments: PaymentRow[]): FullOrder {
  const paid = payments.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const rounded = payments.reduce((sum, { rounded_paise }) => sum + rounded_paise, 0);
  const money = { paid_paise: paid, rounded_paise: rounded };
  return { ...order, ...money, payments, payment_status: paymentStatusOf({ ...order, ...money, payments }) };
}

type Change = { before: FullOrder; after: FullOrder; rows: readonly PaymentRow[] };

async function tell(
  tx: Tx,
  { before, after, rows }: Change,
  { actor, now, madeAt, at }: Pick<MoveContext, 'actor' | 'now' | 'madeAt'> & { at: string },
): Promise<void> {
  const [from, to] = [before.payment_status, after.payment_status];
  const isGivenBack = rows.some(({ kind }) => kind === 'returned');
  const event = { order: before.id, kind: 'payment', from, to, actor, madeAt } as const;
  await recordEvent(tx, { ...event, note: noteOf(rows, from !== to) }, at);
  await recordAudit(
    tx,
    {
      actor,
      entity: 'order',
      entityId: before.id,
      action: isGivenBack ? 'money given back' : 'payment noted',
      before: from === to ? { paid: rupees(before.paid_paise) } : { paymentStatus: from },
      after: from === to ? { paid: rupees(after.paid_paise) } : { paymentStatus: to },
      madeAt,
    },
    now,
  );
}

/** What the timeline says of payments. That all is paid, by the status or a tap, needs no more words. */
function noteOf(rows: readonly PaymentRow[], isNewStatus: boolean): string {
  const last = rows.at(-1);
  if (!last) return '';
  if (isNewStatus && last.kind !== 'returned' && last.source !== 'desk') return '';
  const amount = rows
    .filter(({ kind }) => kind === last.kind)
    .reduce((sum, { amount_paise }) => sum + amount_paise, 0);
  const isOffAccount = last.kind === 'returned' && last.method === 'account';
  const words = PAYMENT_NOTES[isOffAccount ? 'offAccount' : last.kind === 'paid' ? last.method : last.kind];
  return `${formatPaise(paise(Math.abs(amount)))} ${words}`;
}
