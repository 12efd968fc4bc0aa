import { newId } from '#base/ids.ts';
import type { Stop } from '#dispatch/dispatch.ts';
import type { RoundSheet, SentTap } from '#dispatch/stops.ts';
import type { Order } from '#orders/order.ts';
import { addGoods } from '#test/goods.ts';
import type { Caller, TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { addRule, orderWith, roundsIn } from './rounds.ts';

/** A shop with a round of this evening, somebody who carries it out, and so many orders of different people. */
export async function shopWithRide(shop: TestShop, orders = 2) {
  const { mango } = await addGoods(shop, { mango: { price: 50 } });
  const [owner, rider] = [await admin(shop), await staff(shop, ['rider'])];
  await addRule(owner);
  const placed: Order[] = [];
  const shoppers: Person[] = [];
  for (let at = 0; at < orders; at += 1) {
    const person = await signUp(shop, { name: `Shopper ${at + 1}` });
    placed.push((await orderWith(person, mango)).body.data);
    shoppers.push(person);
  }
  const [round] = await roundsIn(owner);
  const id = round?.id ?? '';
  await owner.call('PUT', `/api/rounds/${id}/riders`, { riders: [rider.user._id] });
  return { owner, rider, mango, placed, shoppers, round: id };
}

/** The sheet of a round, as somebody sees it. */
export const sheetOf = async (person: Caller, round: string): Promise<RoundSheet> =>
  (await person.call('GET', `/api/rounds/${round}/sheet`)).body;

/** The numbers of a sheet's orders, in its order. */
export const numbersOn = async (person: Caller, round: string): Promise<string[]> =>
  (await sheetOf(person, round)).stops.map(({ orderId }) => orderId);

/** A tap as a phone makes it that shows a stop. */
export const tapOn = (stop: Stop, said: Partial<SentTap> = {}): SentTap => ({
  id: newId(),
  order: stop._id,
  kind: 'delivered',
  cash: 0,
  seen: { status: stop.status, collect: stop.collect, taps: stop.taps.map(({ id }) => id) },
  ...said,
});

/** Sends a tap. */
export const sendTap = (person: Caller, round: string, tap: SentTap) =>
  person.call('POST', `/api/rounds/${round}/taps`, tap);
