import { newId } from '#base/ids.ts';
import type { Khata, NewKhataPayment } from '#money/khata.ts';
import type { Order } from '#orders/order.ts';
import type { Caller, TestShop } from '#test/open-shop.ts';
import type { Person } from '#test/people.ts';
import { pay, payment } from './payments.ts';

/** Somebody's account as staff see it now. */
export const khataOf = async (staff: Caller, { user }: Person): Promise<Khata> =>
  (await staff.call('GET', `/api/khatas/${user._id}`)).body;

/** Sets how much somebody may owe. */
export async function lend(owner: Caller, person: Person, limit: number) {
  const seen = { limit: (await khataOf(owner, person)).limit };
  return owner.call('PUT', `/api/khatas/${person.user._id}/limit`, { limit, seen });
}

/** Puts an order on the account of its customer: all that is due, if nothing else is said. */
export const putOnAccount = (
  staff: Caller,
  order: Pick<Order, '_id' | 'due' | 'giveBack'>,
  said: Parameters<typeof payment>[1] = {},
) => pay(staff, order, payment(order, { method: 'account', ...said }));

/** Money against an account, as its page sends it: cash, if nothing else is said. */
export const khataPayment = (
  owed: number,
  said: Partial<Omit<NewKhataPayment, 'seen'>> = {},
): Record<string, unknown> & { id: string } => ({
  id: newId(),
  method: 'cash',
  amount: Math.floor(owed),
  seen: { owed },
  ...said,
});

/** Takes money against somebody's account. */
export const payKhata = (staff: Caller, { user }: Person, sent: unknown) =>
  staff.call('POST', `/api/khatas/${user._id}/payments`, sent);

/**
 * What is wrong with the ledgers; empty when each comes to what was put on account less the money that came, its rows
 * add up one by one, and no account is above its limit without a yes.
 */
export async function wrongLedgers({ platform: { db } }: TestShop): Promise<string[]> {
  const khatas = await db.selectFrom('khatas').selectAll().execute();
  const lines = await db.selectFrom('khata_lines').selectAll().orderBy('position').execute();
  const payments = await db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['method', 'amount_paise', 'payments.rounded_paise', 'customer_id', 'orders.user_id'])
    .execute();
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
  return khatas.flatMap(({ user_id, owed_paise, line_count }) => {
    const own = lines.filter((line) => line.user_id === user_id);
    const byHand = own
      .filter(({ payment_id }) => payment_id === null)
      .map(({ amount_paise }) => amount_paise);
    const onAccount = payments
      .filter(({ method, user_id: buyer }) => method === 'account' && buyer === user_id)
      .map(({ amount_paise }) => amount_paise);
    const received = payments
      .filter(({ customer_id }) => customer_id === user_id)
      .map(({ amount_paise, rounded_paise }) => amount_paise + rounded_paise);
    const says = [owed_paise, line_count, own.at(-1)?.owed_paise ?? 0];
    const is = [
      sum(onAccount) + sum(byHand) - sum(received),
      own.length,
      sum(own.map(({ amount_paise }) => amount_paise)),
    ];
    const steps = own.every(
      ({ owed_paise: owed, amount_paise, position }, index) =>
        position === index && owed === (own[index - 1]?.owed_paise ?? 0) + amount_paise,
    );
    return says.join() === is.join() && steps
      ? []
      : [`${user_id} says ${says.join()}, its rows ${is.join()}`];
  });
}
