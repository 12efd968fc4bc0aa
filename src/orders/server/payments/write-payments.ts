import { absolute, type Paise, sum, toRupees, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import type { Tx } from '#db/schema.ts';
import { writeOnAccount, paymentStatusOf, sumOf, type PaymentRow } from '#money/server/public.ts';
import type { MoneyMove } from '#orders/order.ts';
import { changeOrder, type OrderChange } from '#orders/server/commands/change-order.ts';
import type { MoveContext } from '#orders/server/commands/lock-order.ts';
import { codeFollows } from '#orders/server/handover/door-codes.ts';
import type { FullOrder } from '#orders/server/queries.ts';

/** A payment to be written down; without an id it gets one. */
export type PaymentToWrite = Pick<PaymentRow, 'kind' | 'method' | 'amount_paise' | 'source' | 'round_id'> &
  Partial<
    Pick<PaymentRow, 'id' | 'rounded_paise' | 'reference' | 'note' | 'tap_id' | 'undoes' | 'by_itself'>
  > & {
    reference_turn?: number;
  };
type Context = Pick<MoveContext, 'actor' | 'now' | 'origin' | 'madeAt'>;

/** Agreed share on the account, which an order keeps besides the sums of its payments. */
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
    rounded_paise: ZERO,
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
  const { paid_paise, account_paise, rounded_paise, payment_status } = reckoned(order, written);
  const isTold = payment_status !== order.payment_status || written.some(isMoney);
  const changed = await changeOrder(
    tx,
    { ...order, payments: [...order.payments, ...written] },
    {
      set: { paid_paise, account_paise, rounded_paise, payment_status, ...agreed },
      guard: ['paid_paise', 'rounded_paise'],
      ...(isTold && told(order, { paid_paise, payment_status }, written)),
    },
    context,
  );
  if (payment_status !== order.payment_status) await codeFollows(tx, changed, context);
  return changed;
}

/** True if a row moves money or the account; the timeline does not mention rounding alone. */
const isMoney = ({ amount_paise, by_itself }: Pick<PaymentRow, 'amount_paise' | 'by_itself'>): boolean =>
  amount_paise !== 0 || by_itself === 0;

/** The sums and the payment status that follow from the payments of an order with some more. */
function reckoned(order: FullOrder, written: readonly PaymentRow[]) {
  const payments = [...order.payments, ...written];
  const sums = {
    paid_paise: sumOf(payments),
    account_paise: sumOf(payments.filter(({ method }) => method === 'account')),
    rounded_paise: sum(payments.map(({ rounded_paise }) => rounded_paise)),
  };
  return { ...sums, payment_status: paymentStatusOf({ ...order, ...sums, payments }) };
}

/** Timeline event and audit entry of payments. */
function told(
  order: FullOrder,
  after: Pick<FullOrder, 'paid_paise' | 'payment_status'>,
  rows: readonly PaymentRow[],
): Pick<OrderChange, 'events' | 'audit'> {
  const [from, to] = [order.payment_status, after.payment_status];
  const isGivenBack = rows.some(({ kind, by_itself }) => kind === 'returned' && by_itself === 0);
  const money = moneyOf(rows, from !== to);
  return {
    events: [{ kind: 'payment', from, to, ...(money && { money }) }],
    audit: {
      action: isGivenBack ? 'money given back' : 'payment noted',
      before: from === to ? { paid: toRupees(order.paid_paise) } : { paymentStatus: from },
      after: from === to ? { paid: toRupees(after.paid_paise) } : { paymentStatus: to },
    },
  };
}

/**
 * Money that the timeline names: the payments noted by hand, or else those that followed by themselves. Undefined if the new status
 * already says that the order is paid.
 */
function moneyOf(
  rows: readonly PaymentRow[],
  isNewStatus: boolean,
): { move: MoneyMove; amount: Paise } | undefined {
  const byHand = rows.filter(({ by_itself }) => by_itself === 0);
  const named = byHand.length > 0 ? byHand : rows.filter(isMoney);
  const last = named.at(-1);
  if (!last) return undefined;
  if (isNewStatus && last.kind !== 'returned' && last.source !== 'desk') return undefined;
  const amount = absolute(sumOf(named.filter(({ kind }) => kind === last.kind)));
  const isOffAccount = last.kind === 'returned' && last.method === 'account';
  return { move: isOffAccount ? 'offAccount' : last.kind === 'paid' ? last.method : last.kind, amount };
}
