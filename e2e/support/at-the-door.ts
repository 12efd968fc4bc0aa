import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RoundSheet, SentTap } from '#dispatch/stops.ts';
import type { Order } from '#orders/order.ts';
import { hireStaff } from './back-office.ts';
import { type ADDRESS, order, type TestProduct } from './goods.ts';
import type { Person } from './people.ts';
import type { Shop } from './shop.ts';

/** The owner names who carries a round out; answers its sheet. */
export async function sendOut(shop: Shop, round: string, rider: Person): Promise<RoundSheet> {
  const { status, body } = await shop.call<RoundSheet>({
    method: 'PUT',
    path: `/api/rounds/${round}/riders`,
    token: shop.owner.token,
    body: { riders: [rider.user._id] },
  });
  if (status !== 200) throw new Error(`Naming the rider answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** Somebody taps what happened at a stop, as it stands on the sheet: delivered, but for what is said. */
export async function tapStop(
  shop: Shop,
  round: string,
  { _id, status, collect }: RoundSheet['stops'][number],
  { token }: Person,
  said: Partial<SentTap>,
): Promise<void> {
  const seen = { status, collect, taps: [] };
  const tap = { id: randomUUID(), order: _id, kind: 'delivered', seen, ...said };
  const answer = await shop.call({ method: 'POST', path: `/api/rounds/${round}/taps`, token, body: tap });
  if (answer.status !== 200)
    throw new Error(`The tap answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** A rider carries a round out, and taps what happened at the door of an order. */
export async function tapAtDoor(
  shop: Shop,
  round: string,
  order: string,
  said: Partial<SentTap>,
): Promise<Person> {
  const rider = await hireStaff(shop, ['rider']);
  const { stops } = await sendOut(shop, round, rider);
  const stop = stops.find(({ _id }) => _id === order);
  if (!stop) throw new Error('the order is not on the sheet');
  await tapStop(shop, round, stop, rider, { cash: 0, ...said });
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
export const orderTo = (
  shop: Shop,
  person: Person,
  goods: TestProduct,
  to: Partial<typeof ADDRESS>,
): Promise<Order> => order(shop, person, goods, 1, to);
