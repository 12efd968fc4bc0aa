import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { order } from '#test/carts.ts';
import { openPushService, type PushService } from '#test/fakes/push-service.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, regular, signUp, staff } from '#test/people.ts';
import { addTo } from '#test/steps/adding.ts';
import { newlyTold, ringOn, setRules, work } from '#test/steps/alarm.ts';

let service: PushService;
beforeEach(async () => void (service = await openPushService()));
afterEach(() => service.close());

/** A shop with goods, whose owner's phone rings. */
async function openRinging() {
  const shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: { price: 120 } });
  await ringOn(owner, service, 'owner');
  const place = async (): Promise<Order> => {
    const placed: Order = await order(asha, [mango, 1]);
    await work(shop);
    return placed;
  };
  return { shop, owner, place, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

async function minutesLater(shop: TestShop, minutes: number): Promise<string[]> {
  shop.clock.advance({ minutes });
  await work(shop);
  return newlyTold(service);
}

const look = (person: Person, placed: { _id: string }) =>
  person.call('POST', '/api/alarm/looked', { order: placed._id });

test('an order rings at once, with its number and what it costs, and with nothing of who ordered', async () => {
  await using ringing = await openRinging();
  const placed = await ringing.place();
  const [told] = service.taken;
  expect(told).toMatchObject({
    device: 'owner',
    title: `New order ${placed.orderId}: ₹140`,
    body: '',
    page: '/admin/orders',
    tag: `order-${placed.orderId}`,
    topic: `order-${placed.orderId}`,
    toDo: 1,
    ttl: '3600',
    urgency: 'high',
  });
  expect(JSON.stringify(told)).not.toMatch(/Asha|9876543210|Bazaar/);
  expect(service.taken).toHaveLength(1);
});

test('nobody looks: the same person is rung again after five minutes, then the next one, too, in the order of the owner', async () => {
  await using ringing = await openRinging();
  const { shop, owner, place } = ringing;
  const [ravi, meena] = [await staff(shop, ['packer', 'counter']), await staff(shop, ['packer', 'counter'])];
  await ringOn(ravi, service, 'ravi');
  await ringOn(meena, service, 'meena');
  await setRules(owner, { people: [meena, owner, ravi].map(({ user }) => user._id) });
  const { orderId } = await place();
  const text = `New order ${orderId}: ₹140`;
  const all = (...names: string[]) => names.map((name) => `${name}: ${text}`);
  expect(newlyTold(service)).toEqual(all('meena'));
  expect(await minutesLater(shop, 4)).toEqual([]);
  expect(await minutesLater(shop, 1)).toEqual(all('meena'));
  expect(await minutesLater(shop, 5)).toEqual(all('meena', 'owner'));
  expect(await minutesLater(shop, 5)).toEqual(all('meena', 'owner', 'ravi'));
});

test('a repeated ring says for how long nobody has looked, in the language of the device', async () => {
  await using ringing = await openRinging();
  const { shop, owner, place } = ringing;
  await ringOn(owner, service, 'owner', 'hi');
  await place();
  shop.clock.advance({ minutes: 5 });
  await work(shop);
  expect(service.taken.map(({ title, body, page }) => [title.slice(0, 10), body, page])).toEqual([
    ['नया ऑर्डर ', '', '/hi/admin/orders'],
    ['नया ऑर्डर ', '5 मिनट से किसी ने नहीं देखा', '/hi/admin/orders'],
  ]);
});

test('whoever opens the order ends its ringing; who it was, and when, stays written down', async () => {
  await using ringing = await openRinging();
  const { shop, owner, place } = ringing;
  const [seen, unseen] = [await place(), await place()];
  newlyTold(service);
  const packer = await staff(shop, ['packer', 'counter']);
  expect((await look(packer, seen)).status).toBe(200);
  const at = shop.clock.now();
  expect(await minutesLater(shop, 5)).toEqual([`owner: New order ${unseen.orderId}: ₹140`]);
  await look(owner, seen);
  const { looked_id, looked_name, looked_at } = await shop.platform.db
    .selectFrom('alarms')
    .selectAll()
    .where('order_id', '=', seen._id)
    .executeTakeFirstOrThrow();
  expect([looked_id, looked_name, looked_at]).toEqual([packer.user._id, 'Ravi', at]);
});

test('looking at the board or the bell ends the ringing of all that had come by then, also before the first ring', async () => {
  await using ringing = await openRinging();
  const { shop, owner, place } = ringing;
  await place();
  const see = (person: Person) => person.call('POST', '/api/admin/events/seen', { asOf: shop.clock.now() });
  const buyer = await staff(shop, ['goods']);
  await see(buyer);
  newlyTold(service);
  expect(await minutesLater(shop, 5)).toHaveLength(1);
  await see(owner);
  expect(await minutesLater(shop, 5)).toEqual([]);
  const asha = await signUp(shop);
  const { rice } = await addGoods(shop, { rice: {} });
  await order(asha, [rice, 1]);
  await see(owner);
  expect(await minutesLater(shop, 0)).toEqual([]);
  expect(await minutesLater(shop, 60)).toEqual([]);
});

test('an order that is packed, on its way or cancelled rings no more', async () => {
  await using ringing = await openRinging();
  const { shop, owner, place } = ringing;
  const [packed, sent, cancelled] = [await place(), await place(), await place()];
  newlyTold(service);
  const move = ({ _id, status: from }: Order, status: string) =>
    owner.call('POST', '/api/orders/status', { orders: [{ _id, status: from }], status });
  const answers = [
    await owner.call('PUT', `/api/orders/${packed._id}/packing`, {
      packed: true,
      updatedAt: packed.updatedAt,
    }),
    await move(sent, 'dispatched'),
    await move(cancelled, 'cancelled'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await minutesLater(shop, 5)).toEqual([]);
});

test('in quiet hours nobody is rung; when they end, what nobody has looked at rings', async () => {
  await using ringing = await openRinging();
  const { shop, owner, place } = ringing;
  await setRules(owner, { quiet: { from: '22:00', to: '06:00' }, mail: 'never' });
  shop.clock.advance({ hours: 13 }); // 11 at night
  await place();
  for (let hour = 0; hour < 6; hour += 1) expect(await minutesLater(shop, 60)).toEqual([]);
  expect(await minutesLater(shop, 59)).toEqual([]);
  expect(await minutesLater(shop, 1)).toHaveLength(1);
  expect(await minutesLater(shop, 5)).toHaveLength(1);
});

test('for an hour it rings every five minutes, then every half hour, and after three days no more', async () => {
  await using ringing = await openRinging();
  const { shop, place } = ringing;
  await place();
  newlyTold(service);
  let rings = 0;
  for (let minute = 0; minute < 60; minute += 5) rings += (await minutesLater(shop, 5)).length;
  expect(rings).toBe(11);
  expect(await minutesLater(shop, 25)).toHaveLength(1);
  expect(await minutesLater(shop, 29)).toEqual([]);
  expect(await minutesLater(shop, 1)).toHaveLength(1);
  expect(await minutesLater(shop, 72 * 60)).toEqual([]);
  expect(await minutesLater(shop, 60)).toEqual([]);
});

test('the owners get one mail with the second ring, in their language; with the first one or never, as they choose', async () => {
  await using ringing = await openRinging();
  const { shop, owner, place } = ringing;
  const toOwner = async () =>
    (await sentMails(shop)).filter(({ to }) => to === owner.user.email).map(({ subject }) => subject);
  const { orderId } = await place();
  expect(await toOwner()).toEqual([]);
  await minutesLater(shop, 5);
  await minutesLater(shop, 5);
  expect(await toOwner()).toEqual([`New order ${orderId}: ₹140`]);
  await setRules(owner, { mail: 'first' });
  await place();
  expect(await toOwner()).toHaveLength(2);
  await setRules(owner, { mail: 'never' });
  await place();
  await minutesLater(shop, 5);
  expect(await toOwner()).toHaveLength(2);
});

test('the clock was hours ahead and is put right: what waits rings in its time, not in hours', async () => {
  await using ringing = await openRinging();
  const { shop, place } = ringing;
  shop.clock.advance({ hours: 5 });
  await place();
  newlyTold(service);
  shop.clock.advance({ hours: -5 });
  expect(await minutesLater(shop, 0)).toHaveLength(1);
});

test('placing an order waits for no push service, and is placed while there is none', async () => {
  await using ringing = await openRinging();
  const { shop, place } = ringing;
  service.become(503);
  expect((await place()).orderId).toBeDefined();
  expect(newlyTold(service)).toEqual([]);
  service.become(201);
  expect(await minutesLater(shop, 1)).toHaveLength(1);
  expect(shop.bugs.every((line) => line.includes('job.failed'))).toBe(true);
});

test('goods that are added ring anew, also for an order that was looked at; with what it comes to now', async () => {
  await using ringing = await openRinging();
  const { shop, owner } = ringing;
  const { tea } = await addGoods(shop, { tea: { price: 50 } });
  const asha = await regular(shop);
  const placed: Order = await order(asha, [tea, 1]);
  await work(shop);
  await look(owner, placed);
  expect(await minutesLater(shop, 5)).toHaveLength(1);
  expect(await minutesLater(shop, 5)).toEqual([]);
  await addTo(asha, placed, [tea, 2]);
  await work(shop);
  expect(service.taken.at(-1)).toMatchObject({
    device: 'owner',
    title: `More goods in order ${placed.orderId}: ₹170`,
  });
  newlyTold(service);
  expect(await minutesLater(shop, 5)).toHaveLength(1);
  await look(owner, placed);
  expect(await minutesLater(shop, 5)).toEqual([]);
});
