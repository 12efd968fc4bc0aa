import { formatPaise, paise } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Tx } from '#db/schema.ts';
import { PAYMENT_NOTES } from '#money/money.ts';
import { writeOnAccount } from '#money/server/khata/on-account.ts';
import { paymentStatusOf, sumOf } from '#money/server/payments/money-of.ts';
import { COUNTED, countSales } from '#orders/server/commands/count-sales.ts';
import { changedMeanwhile, momentAfter } from '#orders/server/commands/moments.ts';
import type { MoveContext } from '#orders/server/commands/move-context.ts';
import { recordEvent } from '#orders/server/commands/record-event.ts';
import { codeFollows } from '#orders/server/handover/code-follows.ts';
import { rupees } from '#orders/server/present.ts';
import type { FullOrder, PaymentRow } from '#orders/server/queries.ts';
import { recordAudit } from '#platform/log/audit.ts';

/** A payment to be written down; without an id it gets one. */
export type PaymentToWrite = Pick<PaymentRow, 'kind' | 'method' | 'amount_paise' | 'source' | 'round_id'> &
  Partial<
    Pick<PaymentRow, 'id' | 'rounded_paise' | 'reference' | 'note' | 'tap_id' | 'undoes' | 'by_itself'>
  > & {
    reference_turn?: number;
  };
type Context = Pick<MoveContext, 'actor' | 'now' | 'origin' | 'madeAt'>;

/** What an order keeps besides the sums of its payments: the share that was agreed to go on the account. */
export type Agreed = Pick<FullOrder, 'share_paise' | 'rest_on_account'>;

/**
 * Writes payments of an order down: the rows, the sums and the payment status that follow, the customer's account, the
 * timeline, the daily sales and the log. `settle` is its only caller: it reckons what the rows have to be. The order and the bags
 * of the rows were locked before. `beyond` is the owner's noted yes to go above the limit of the account. Returns the order as it
 * is then.
 */
export async function writePayments(
  tx: Tx,
  order: FullOrder,
  { rows, agreed, beyond }: { rows: readonly PaymentToWrite[]; agreed: Agreed; beyond: string },
  context: Context,
): Promise<FullOrder> {
  const { actor, now, madeAt } = context;
  const written = rows.map((row, index) => ({
    id: newId(Date.parse(now)),
    rounded_paise: 0,
    reference: '',
    reference_turn: 0,
    note: '',
    tap_id: null,
    undoes: null,
    by_itself: 0 as const,
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
  const reckoned = { ...withPayments(order, [...order.payments, ...written]), ...agreed };
  const isTold = reckoned.payment_status !== order.payment_status || written.some(isMoney);
  const after = { ...reckoned, updated_at: isTold ? momentAfter(order, now) : order.updated_at };
  const noted = await tx
    .updateTable('orders')
    .set((row) => ({
      paid_paise: after.paid_paise,
      account_paise: after.account_paise,
      rounded_paise: after.rounded_paise,
      payment_status: after.payment_status,
      ...agreed,
      revision: row('revision', '+', 1),
      updated_at: after.updated_at,
    }))
    .where('id', '=', order.id)
    .where('paid_paise', '=', order.paid_paise)
    .where('rounded_paise', '=', order.rounded_paise)
    .returning(COUNTED)
    .executeTakeFirst();
  if (!noted) throw changedMeanwhile(order);
  const { payment_status, paid_paise, account_paise, rounded_paise } = order;
  await countSales(tx, noted, { payment_status, paid_paise, account_paise, rounded_paise });
  if (isTold) await tell(tx, { before: order, after, rows: written }, { actor, now, madeAt });
  if (after.payment_status !== payment_status) await codeFollows(tx, after, context);
  return after;
}

/** Whether a row is of money, or on the account: of what is rounded off alone the timeline says nothing. */
const isMoney = ({ amount_paise, by_itself }: Pick<PaymentRow, 'amount_paise' | 'by_itself'>): boolean =>
  amount_paise !== 0 || by_itself === 0;

/** An order with its payments, and the sums and the payment status that follow from them. */
function withPayments(order: FullOrder, payments: PaymentRow[]): FullOrder {
  const money = {
    paid_paise: sumOf(payments),
    account_paise: sumOf(payments.filter(({ method }) => method === 'account')),
    rounded_paise: payments.reduce((sum, { rounded_paise }) => sum + rounded_paise, 0),
  };
  return { ...order, ...money, payments, payment_status: paymentStatusOf({ ...order, ...money, payments }) };
}

type Change = { before: FullOrder; after: FullOrder; rows: readonly PaymentRow[] };

async function tell(
  tx: Tx,
  { before, after, rows }: Change,
  { actor, now, madeAt }: Pick<MoveContext, 'actor' | 'now' | 'madeAt'>,
): Promise<void> {
  const [from, to] = [before.payment_status, after.payment_status];
  const isGivenBack = rows.some(({ kind, by_itself }) => kind === 'returned' && by_itself === 0);
  const event = { order: before.id, kind: 'payment', from, to, actor, madeAt } as const;
  await recordEvent(tx, { ...event, note: noteOf(rows, from !== to) }, after.updated_at);
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

/**
 * The words of the timeline for payments: those for what somebody noted, or else for what followed by itself. That all is paid, by
 * the status or a tap, needs no more words.
 */
function noteOf(rows: readonly PaymentRow[], isNewStatus: boolean): string {
  const byHand = rows.filter(({ by_itself }) => by_itself === 0);
  const told = byHand.length > 0 ? byHand : rows.filter(isMoney);
  const last = told.at(-1);
  if (!last) return '';
  if (isNewStatus && last.kind !== 'returned' && last.source !== 'desk') return '';
  const amount = sumOf(told.filter(({ kind }) => kind === last.kind));
  const isOffAccount = last.kind === 'returned' && last.method === 'account';
  const words = PAYMENT_NOTES[isOffAccount ? 'offAccount' : last.kind === 'paid' ? last.method : last.kind];
  return `${formatPaise(paise(Math.abs(amount)))} ${words}`;
}
