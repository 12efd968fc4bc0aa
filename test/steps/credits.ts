import { newId } from '#base/ids.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { NewCredit } from '#orders/credits/credits.ts';
import type { Order } from '#orders/order.ts';
import type { Caller, TestShop } from '#test/open-shop.ts';
import { lineOf } from './packing.ts';
import { orderNow } from './payments.ts';

type Line = Partial<NewCredit['lines'][number]>;

/** Credit for a product of an order, as its page sends it: it came spoiled, if nothing else is said. */
export const creditOf = (
  order: Order,
  product: Pick<Product, '_id'>,
  line: Line,
  said: Partial<Pick<NewCredit, 'reason' | 'note'>> = {},
) => ({
  id: newId(),
  reason: 'spoiled',
  ...said,
  lines: [{ line: lineOf(order, product).line, ...line }],
  seen: { credited: order.credited ?? 0 },
});

/** Gives credit. */
export const giveCredit = (person: Caller, { _id }: { _id: string }, said: unknown) =>
  person.call('POST', `/api/orders/${_id}/credits`, said);

/** Takes a credit back. */
export const undoCredit = (person: Caller, { _id }: { _id: string }, credit: string) =>
  person.call('POST', `/api/orders/${_id}/credits/${credit}/correction`, { note: 'typed wrong' });

/** Moves an order as its page does, and answers it as it is then. */
export async function moveTo(
  person: Caller,
  order: { _id: string },
  status: Order['status'],
): Promise<Order> {
  const answer = await person.call('PATCH', `/api/orders/${order._id}`, { status });
  if (answer.status !== 200) throw new Error(`moving answered ${answer.status}`);
  return orderNow(person, order);
}

/** What is wrong between orders, their lines and their credits; empty when all of it adds up to the paisa. */
export async function wrongCredits({ platform: { db } }: TestShop): Promise<string[]> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const credits = await db.selectFrom('credits').selectAll().execute();
  const parts = await db.selectFrom('credit_lines').selectAll().execute();
  const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
  return orders.flatMap((order) => {
    const own = lines.filter(({ order_id }) => order_id === order.id);
    const given = credits.filter(({ order_id }) => order_id === order.id);
    const amount = sum(given.map(({ amount_paise }) => amount_paise));
    const charged = sum(own.map(({ total_paise }) => total_paise));
    const delivery = sum(given.map(({ shipping_paise }) => shipping_paise));
    const goods = charged - amount + delivery;
    const says = [
      order.subtotal_paise,
      order.total_paise,
      order.credited_paise,
      order.credited_shipping_paise,
      order.credit_count,
    ];
    const is = [goods, goods + order.shipping_paise, amount, delivery, given.length];
    const wrong = own.filter(({ position, ...line }) => {
      const ownParts = parts.filter((part) => part.order_id === order.id && part.position === position);
      return (
        line.credited_paise !== sum(ownParts.map(({ amount_paise }) => amount_paise)) ||
        line.credited_quantity !== sum(ownParts.map(({ quantity }) => quantity)) ||
        line.credited_paise > line.total_paise
      );
    });
    return says.join() === is.join() && wrong.length === 0
      ? []
      : [`order ${order.number} says ${says.join()}, its rows ${is.join()}; ${wrong.length} lines are wrong`];
  });
}
