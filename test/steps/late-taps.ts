import { newId } from '#base/ids.ts';
import type { Stop } from '#dispatch/dispatch.ts';
import type { SentTap } from '#dispatch/stops.ts';
import type { Order } from '#orders/order.ts';
import { addGoods } from '#test/goods.ts';
import type { TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { creditOf, giveCredit, undoCredit } from './credits.ts';
import { lend, putOnAccount } from './khata.ts';
import { orderNow, pay, payment, utr } from './payments.ts';
import { addRule, orderWith, roundsIn } from './rounds.ts';
import { sendTap, sheetOf, tapOn } from './stops.ts';

/** What everybody has for a history of one order: who looks after it, who rides, and the order on its way. */
export type Door = {
  owner: Person;
  rider: Person;
  shopper: Person;
  placed: Order;
  /** The round that it went out with, and the one of the next day. */
  round: string;
  next: string;
};

/** A shop with a round of this evening and orders of ₹130 that go out with it. */
export async function shopAtDoors(shop: TestShop) {
  const { mango } = await addGoods(shop, { mango: { price: 110, stock: 10_000 } });
  const [owner, rider] = [await admin(shop), await staff(shop, ['rider', 'accounts'])];
  await addRule(owner, { seats: 400 });
  const [first, second] = await roundsIn(owner);
  const [round, next] = [first?.id ?? '', second?.id ?? ''];
  for (const id of [round, next])
    await owner.call('PUT', `/api/rounds/${id}/riders`, { riders: [rider.user._id] });
  const orderOnTheWay = async (limit = 1000): Promise<Door> => {
    const shopper = await signUp(shop, { name: 'Fatima' });
    const placed: Order = (await orderWith(shopper, mango, { round })).body.data;
    await lend(owner, shopper, limit);
    await owner.call('PATCH', `/api/orders/${placed._id}`, { status: 'dispatched' });
    return { owner, rider, shopper, placed, round, next };
  };
  return { owner, rider, mango, round, next, orderOnTheWay };
}

/** What a rider taps, one after the other, on a phone without a network. */
export const RIDER: Record<string, Partial<SentTap>[]> = {
  'delivered and paid': [{ cash: 130 }],
  'delivered on account': [{ onAccount: true }],
  'away, then delivered and paid': [{ kind: 'away' }, { cash: 130 }],
  'paid, corrected to less': [{ cash: 130 }, { cash: 100 }],
  'paid, then refused after all': [{ cash: 130 }, { kind: 'refused', reason: 'quality' }],
  'a part and the rest on account, then paid': [{ cash: 30, onAccount: true }, { cash: 130 }],
  'paid, nobody home, a part and the rest on account': [
    { cash: 130 },
    { kind: 'away' },
    { cash: 30, onAccount: true },
  ],
};

/** A step of somebody in the shop; says whether the shop took it. */
export type Step = (door: Door) => Promise<boolean>;

const set =
  (change: object): Step =>
  async ({ owner, placed }) =>
    (await owner.call('PATCH', `/api/orders/${placed._id}`, change)).status === 200;

const byUpi: Step = async ({ owner, placed }) => {
  const now = await orderNow(owner, placed);
  const sent = payment(now, { method: 'upi', amount: 50, reference: utr() });
  return (await pay(owner, placed, sent)).status === 201;
};

const upiTakenBack: Step = async ({ owner, placed }) => {
  const { money } = await orderNow(owner, placed);
  const row = money?.payments.findLast(({ method, isUndone }) => method === 'upi' && !isUndone);
  const path = `/api/orders/${placed._id}/payments/${row?._id ?? newId()}/correction`;
  return (await owner.call('POST', path, {})).status === 201;
};

const onAccount: Step = async ({ owner, placed }) => {
  const now = await orderNow(owner, placed);
  return now.due > 0 && (await putOnAccount(owner, now)).status === 201;
};

const moved: Step = async ({ owner, placed, next }) => {
  const { updatedAt } = await orderNow(owner, placed);
  const path = `/api/orders/${placed._id}/round`;
  return (await owner.call('PUT', path, { round: next, updatedAt })).status === 200;
};

const credited: Step = async ({ owner, placed }) => {
  const now = await orderNow(owner, placed);
  const product = { _id: now.items[0]?.product._id ?? '' };
  return (await giveCredit(owner, placed, creditOf(now, product, { amount: 20 }))).status === 201;
};

const creditTakenBack: Step = async ({ owner, placed }) => {
  const last = (await orderNow(owner, placed)).credits?.at(-1);
  return (await undoCredit(owner, placed, last?._id ?? newId())).status === 201;
};

/** What somebody in the shop does meanwhile, in one step or in two. */
export const OFFICE: Record<string, Step[]> = {
  cancels: [set({ status: 'cancelled' })],
  'notes a part by UPI': [byUpi],
  'puts it on the account': [onAccount],
  'moves it to the next round': [moved],
  'cancels and brings back': [set({ status: 'cancelled' }), set({ status: 'dispatched' })],
  'notes a part by UPI and takes it back': [byUpi, upiTakenBack],
  'gives credit and takes it back': [credited, creditTakenBack],
  'sets it to received and back to pending': [
    set({ paymentStatus: 'received' }),
    set({ paymentStatus: 'pending' }),
  ],
};

/** The taps as a phone makes them that saw the stop once, and its own taps since. */
export function madeOffline(stop: Stop, said: readonly Partial<SentTap>[]): SentTap[] {
  let { status } = stop;
  const seen = stop.taps.map(({ id }) => id);
  return said.map((one, at) => {
    const { _id, collect } = stop;
    const tap = tapOn(stop, {
      ...one,
      order: _id,
      waited: (said.length - at) * 60_000,
      seen: { status, collect, taps: [...seen] },
    });
    seen.push(tap.id);
    if (tap.kind === 'delivered') status = 'delivered';
    else if (status === 'delivered') status = 'dispatched';
    return tap;
  });
}

/** Every order in which two sequences can arrive, each in its own order: `true` stands for the next of the first. */
export function interleavings(first: number, second: number): boolean[][] {
  if (first === 0 || second === 0)
    return [[...Array<boolean>(first).fill(true), ...Array<boolean>(second).fill(false)]];
  return [
    ...interleavings(first - 1, second).map((rest) => [true, ...rest]),
    ...interleavings(first, second - 1).map((rest) => [false, ...rest]),
  ];
}

/** Lets a rider's taps and the office's steps arrive in an order; answers which of the office's steps were taken. */
export async function arrive(
  door: Door,
  { taps, steps }: { taps: readonly Partial<SentTap>[]; steps: readonly Step[] },
  order: readonly boolean[],
): Promise<string> {
  const { rider, round, placed } = door;
  const stop = (await sheetOf(rider, round)).stops.find(({ _id }) => _id === placed._id);
  const made = madeOffline(stop!, taps);
  const taken: boolean[] = [];
  for (const isTap of order) {
    const tap = isTap ? made.shift() : undefined;
    if (tap) await sendTap(rider, round, tap);
    else taken.push((await steps[taken.length]?.(door)) ?? false);
  }
  return taken.join();
}
