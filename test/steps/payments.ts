import { newId } from '#base/ids.ts';
import type { NewPayment } from '#money/payments.ts';
import type { Order } from '#orders/order.ts';
import type { Caller, TestShop } from '#test/open-shop.ts';

/** An order as staff see it now. */
export const orderNow = async (person: Caller, { _id }: { _id: string }): Promise<Order> =>
  (await person.call('GET', `/api/orders/${_id}`)).body;

/** Money for an order, as its page sends it: all that is due in cash, to the rupee, if nothing else is said. */
export const payment = (
  { due, giveBack }: Pick<Order, 'due' | 'giveBack'>,
  said: Partial<NewPayment> = {},
): NewPayment => ({
  id: newId(),
  kind: 'paid',
  method: 'cash',
  amount: (said.method ?? 'cash') === 'cash' ? Math.floor(due) : due,
  reference: '',
  note: '',
  inBag: false,
  beyond: '',
  restOnAccount: false,
  seen: { due, giveBack },
  ...said,
});

/** Sends a payment. */
export const pay = (person: Caller, { _id }: { _id: string }, said: unknown) =>
  person.call('POST', `/api/orders/${_id}/payments`, said);

let taken = 428_100_000_000;

/** A number as the bank gives it; no two are the same. */
export const utr = (): string => String((taken += 1));

/** What is wrong between orders and their payments; empty when every order says what its rows say. */
export async function wrongMoney({ platform }: TestShop): Promise<string[]> {
  const orders = await platform.db.selectFrom('orders').selectAll().execute();
  const rows = await platform.db.selectFrom('payments').selectAll().execute();
  const rowsOf = Map.groupBy(rows, ({ order_id }) => order_id);
  return orders.flatMap((order) => {
    const own = rowsOf.get(order.id) ?? [];
    const paid = own.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
    const rounded = own.reduce((sum, { rounded_paise }) => sum + rounded_paise, 0);
    const status = paid + rounded >= order.total_paise && order.total_paise > 0 ? 'received' : 'pending';
    const says = [order.paid_paise, order.rounded_paise, order.payment_status];
    return says.join() === [paid, rounded, status].join()
      ? []
      : [`order ${order.number} says ${says.join()}, its rows ${[paid, rounded, status].join()}`];
  });
}
