import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Order } from '#orders/orders.ts';
import type { RoundSheet, SentTap } from '#orders/stops.ts';
import { hireStaff } from './back-office.ts';
import { ADDRESS, putIntoCart, type TestProduct } from './goods.ts';
import type { Answer, Person } from './people.ts';
import type { Shop } from './shop.ts';

/** A rider carries a round out, and taps what happened at the door of an order. */
export async function tapAtDoor(
  shop: Shop,
  round: string,
  order: string,
  said: Partial<SentTap>,
): Promise<Person> {
  const rider = await hireStaff(shop, ['rounds']);
  const path = `/api/rounds/${round}`;
  const body = { riders: [rider.user._id] };
  await shop.call({ method: 'PUT', path: `${path}/riders`, token: shop.owner.token, body });
  const { stops } = (await shop.call<RoundSheet>({ path: `${path}/sheet`, token: rider.token })).body;
  const stop = stops.find(({ _id }) => _id === order);
  if (!stop) throw new Error('the order is not on the sheet');
  const seen = { status: stop.status, collect: stop.collect, taps: [] };
  const tap = { id: randomUUID(), order, kind: 'delivered', cash: 0, seen, ...said };
  const answer = await shop.call({ method: 'POST', path: `${path}/taps`, token: rider.token, body: tap });
  if (answer.status !== 200)
    throw new Error(`The tap answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return rider;
}

/** Has an order delivered weeks ago. No call of the shop can do that, so it is written down in its database. */
export function deliveredWeeksAgo({ dataDir }: Shop, order: string): void {
  const db = new DatabaseSync(join(dataDir, 'haat.sqlite'), { timeout: 5000 });
  const at = new Date(Date.now() - 30 * 24 * 3_600_000).toISOString();
  db.prepare('update orders set delivered_at = ? where id = ?').run(at, order);
  db.close();
}

/** Orders one of a product to an address of one's own choice; without a round. */
export async function orderTo(
  shop: Shop,
  { token }: Person,
  goods: TestProduct,
  to: Partial<typeof ADDRESS>,
): Promise<Order> {
  await putIntoCart(shop, { token } as Person, goods, 1);
  const { body: quote } = await shop.call<{ total: number }>({ path: '/api/cart/quote', token });
  const selectedAddress = { ...ADDRESS, ...to };
  const body = {
    items: [{ product: goods._id, quantity: 1 }],
    totalAmount: quote.total,
    totalItems: 1,
    selectedAddress,
  };
  const answer: Answer<{ data: Order }> = await shop.call({
    method: 'POST',
    path: '/api/orders',
    token,
    body,
  });
  if (answer.status !== 201)
    throw new Error(`Ordering answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
