import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { dayAfter } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import type { Quote } from '#cart/cart.ts';
import type { Area } from '#delivery/areas.ts';
import type { Schedule } from '#delivery/rounds.ts';
import { ADDRESS, addProduct, fillAddress, putIntoCart, type TestProduct } from './goods.ts';
import type { Answer, Person } from './people.ts';
import type { Shop } from './shop.ts';

/** A village that one journey has for itself, in an area of its own. */
export type Village = { area: string; pincode: string; village: string };

/** The pincode of the village. */
const PINCODE = '844101';

/** The owner makes an area with one village. */
export async function addVillage(shop: Shop, village = 'Rampur'): Promise<Village> {
  const { token } = shop.owner;
  const named = { name: `Road to ${village}`, fee: 30 };
  const { body } = await shop.call<{ areas: Area[] }>({
    method: 'POST',
    path: '/api/delivery/areas',
    token,
    body: named,
  });
  const area = body.areas.find(({ name }) => name === named.name)?.id ?? '';
  await shop.call({
    method: 'POST',
    path: `/api/delivery/areas/${area}/villages`,
    token,
    body: { text: `${PINCODE} ${village}` },
  });
  return { area, pincode: PINCODE, village };
}

/** Takes the areas of a journey away; the others of this worker order without them. */
export async function deleteVillages(shop: Shop, villages: readonly Village[]): Promise<void> {
  const { token } = shop.owner;
  const { body } = await shop.call<{ areas: Area[] }>({ path: '/api/delivery/areas', token });
  for (const { id, revision } of body.areas)
    if (villages.some(({ area }) => area === id))
      await shop.call({ method: 'DELETE', path: `/api/delivery/areas/${id}?revision=${revision}`, token });
}

/** The owner adds evening rounds to a village on the days from tomorrow on, with so many seats each; soonest first. */
export async function addRounds(
  shop: Shop,
  { area }: Village,
  seats: readonly number[],
): Promise<Schedule['rounds']> {
  const { token } = shop.owner;
  const today = shopDay(new Date().toISOString());
  for (const [index, count] of seats.entries()) {
    const times = { from: '17:00', to: '19:00', orderBefore: '14:00' };
    const body = { on: dayAfter(today, index + 1), ...times, seats: count, areas: [area] };
    await shop.call({ method: 'POST', path: '/api/delivery/rounds', token, body });
  }
  const { body } = await shop.call<Schedule>({ path: '/api/delivery/schedule', token });
  return body.rounds.filter(({ areas }) => areas.includes(area));
}

/** Types an address in the village into the form of the checkout. */
export async function fillVillage(page: Page, { pincode, village }: Village): Promise<void> {
  await fillAddress(page);
  await page.getByLabel('Pincode').fill(pincode);
  await page.getByLabel('Village or mohalla').selectOption(village);
}

/** Orders one of a product to the village with a round, without a browser. */
export async function orderWithRound(
  shop: Shop,
  person: Person,
  { goods, to, round }: { goods: TestProduct; to: Village; round: string },
): Promise<Answer> {
  const { token } = person;
  await putIntoCart(shop, person, goods, 1);
  const { body: quote } = await shop.call<Quote>({ path: '/api/cart/quote', token });
  const { pincode, village } = to;
  const body = {
    items: [{ product: goods._id, quantity: 1 }],
    totalAmount: quote.subtotal + 30,
    totalItems: quote.totalItems,
    selectedAddress: { ...ADDRESS, pincode, village },
    round,
  };
  return shop.call({ method: 'POST', path: '/api/orders', token, body });
}

/** The owner lets a round take no more orders: before that, and before its time to order is over, nobody closes it. */
export const takeNoMore = async (shop: Shop, round: string): Promise<void> =>
  void (await shop.call({
    method: 'PATCH',
    path: `/api/delivery/rounds/${round}`,
    token: shop.owner.token,
    body: { closed: true },
  }));

/** Has a round begun at midnight. No call of the shop can do that, so it is written down in its database. */
export function beganAtMidnight({ dataDir }: Shop, round: string): void {
  const db = new DatabaseSync(join(dataDir, 'haat.sqlite'), { timeout: 5000 });
  const today = shopDay(new Date().toISOString());
  db.prepare("update rounds set on_day = ?, from_time = '00:00', to_time = '00:30' where id = ?").run(
    today,
    round,
  );
  db.close();
}

/** A village with rounds of so many seats, and one order of each of them on the soonest. */
export async function roundOrderedWith(
  shop: Shop,
  village: string,
  { seats = [20], names = ['Asha Rao', 'Bina Das'] }: { seats?: number[]; names?: string[] } = {},
): Promise<{ to: Village; round: Schedule['rounds'][number]; rounds: Schedule['rounds'] }> {
  const to = await addVillage(shop, village);
  const rounds = await addRounds(shop, to, seats);
  const [round] = rounds;
  if (!round) throw new Error('the village has no round');
  const goods = await addProduct(shop, { price: 90 });
  for (const name of names) {
    const { status, body } = await orderWithRound(shop, await shop.signUp({ name }), {
      goods,
      to,
      round: round.id,
    });
    if (status !== 201) throw new Error(`Ordering answered ${status}: ${JSON.stringify(body)}`);
  }
  return { to, round, rounds };
}
