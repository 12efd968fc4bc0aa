import { expect, test } from 'vitest';
import { checkoutRequest, fillCart, send } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { addRule, orderWith, roundsFor, roundsIn, wrongSeats } from '#test/steps/rounds.ts';

// The clock of these shops stands at ten in the morning of Friday, 20 November 2026, in India.

const TODAY = '2026-11-20';
const DAY = [['07:00', '20:00']];
const WEEK = [DAY, DAY, DAY, [], DAY, DAY, DAY];

/** A shop with hours, an evening round each day, goods, its owner and a shopper. */
async function shopWithHours(shop: TestShop, { takesOrders = true } = {}) {
  const { mango } = await addGoods(shop, { mango: { stock: 40 } });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  expect((await owner.call('PUT', '/api/shop/hours', { week: WEEK, revision: 0 })).status).toBe(200);
  if (!takesOrders) {
    const { settings, revision } = (await owner.call('GET', '/api/shop/settings/edit')).body;
    const changed = { ...settings, ordersWhileClosed: false };
    await owner.call('PUT', '/api/shop/settings', { settings: changed, revision });
  }
  const close = (closure: object = {}) => owner.call('POST', '/api/shop/closures', closure);
  return { mango, owner, asha, close };
}

const said = async (shop: TestShop, language = 'en') =>
  (await shop.call('GET', `/api/shop/hours?lang=${language}`)).body.hours;

test('a shop without hours says nothing of them', async () => {
  await using shop = await openShop();
  expect(await said(shop)).toBeNull();
});

test('hours and holidays that the owner sets are what everybody reads, until the holiday is over', async () => {
  await using shop = await openShop();
  const { close } = await shopWithHours(shop);
  await close({ from: '2026-11-24', textHi: 'गुरु नानक जयंती', text: 'Guru Nanak Jayanti' });
  const closures = [{ from: '2026-11-24', to: '2026-11-24', text: 'Guru Nanak Jayanti' }];
  expect(await said(shop)).toEqual({ week: WEEK, closures, refuses: false });
  shop.clock.advance({ hours: 5 * 24 });
  expect((await said(shop)).closures).toEqual([]);
});

test('hours that another person changed meanwhile are not overwritten, and nonsense is refused at its place', async () => {
  await using shop = await openShop();
  const { owner } = await shopWithHours(shop);
  const put = (week: unknown, revision = 1) => owner.call('PUT', '/api/shop/hours', { week, revision });
  expect((await put(WEEK, 0)).body).toMatchObject({ code: 'conflict', detail: { revision: 1 } });
  const turned = [[['20:00', '07:00']], ...WEEK.slice(1)];
  expect((await put(turned)).body.fields).toHaveProperty(['week.0.0']);
  const overlapping = [[['07:00', '13:00'], ['12:00', '20:00']], ...WEEK.slice(1)]; // prettier-ignore
  expect((await put(overlapping)).status).toBe(422);
  expect((await put(Array(7).fill([]))).status).toBe(422);
  expect((await put(null)).body).toMatchObject({ week: null, revision: 2 });
  expect((await owner.call('POST', '/api/shop/closures', { from: '2026-11-19' })).status).toBe(422);
  const turnedDays = { from: '2026-11-22', to: '2026-11-21' };
  expect((await owner.call('POST', '/api/shop/closures', turnedDays)).body.fields).toHaveProperty('to');
});

test('closed for today: orders go with the next day’s round, and those already taken keep theirs', async () => {
  await using shop = await openShop();
  const { mango, owner, asha, close } = await shopWithHours(shop);
  await addRule(owner);
  const [today, tomorrow] = await roundsFor(shop);
  const before = (await orderWith(asha, mango)).body.data;
  expect(before.promise.on).toBe(TODAY);
  expect((await close()).body.closures).toMatchObject([{ from: TODAY, to: TODAY, text: '' }]);
  expect((await roundsFor(shop)).map(({ state }) => state).slice(0, 2)).toEqual(['paused', 'open']);
  const refused = await orderWith(asha, mango, { round: today?.id });
  expect([refused.status, refused.body.detail.reason]).toEqual([409, 'paused']);
  const after = (await orderWith(asha, mango)).body.data;
  expect(after.promise.round).toBe(tomorrow?.id);
  expect((await owner.call('GET', `/api/orders/${before._id}`)).body.promise.on).toBe(TODAY);
  // Opened again, the round takes orders.
  expect((await owner.call('POST', '/api/shop/opening')).body.closures).toEqual([]);
  expect((await orderWith(asha, mango, { round: today?.id })).status).toBe(201);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('two people close today at once: it is closed once, and one tap opens it', async () => {
  await using shop = await openShop();
  const { owner, close } = await shopWithHours(shop);
  const answers = await Promise.all([close(), close(), close()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await said(shop)).closures).toHaveLength(1);
  await owner.call('POST', '/api/shop/opening');
  expect((await said(shop)).closures).toEqual([]);
});

test('closed till a day, the shop can be opened before: the days that were closed stay so', async () => {
  await using shop = await openShop();
  const { owner, close } = await shopWithHours(shop);
  await close({ to: '2026-11-23' });
  shop.clock.advance({ hours: 24 });
  await owner.call('POST', '/api/shop/opening');
  expect((await said(shop)).closures).toEqual([]);
  const days = await shop.platform.db.selectFrom('closures').select(['from_on', 'to_on']).execute();
  expect(days).toEqual([{ from_on: TODAY, to_on: TODAY }]);
});

test('a holiday has no round, unless the owner keeps it', async () => {
  await using shop = await openShop();
  const { mango, owner, asha, close } = await shopWithHours(shop);
  await addRule(owner);
  const { closures } = (await close({ from: '2026-11-21', text: 'Fair' })).body;
  const state = async () => (await roundsFor(shop)).find(({ on }) => on === '2026-11-21');
  const round = await state();
  expect(round).toMatchObject({ state: 'paused', text: 'Fair' });
  const refused = await orderWith(asha, mango, { round: round?.id });
  expect(refused.body.detail).toMatchObject({ reason: 'paused', text: 'Fair' });
  const kept = { from: '2026-11-21', text: 'Fair', keepsRounds: true };
  await owner.call('PUT', `/api/shop/closures/${closures[0].id}`, kept);
  expect(await state()).toMatchObject({ state: 'open' });
  expect((await orderWith(asha, mango, { round: round?.id })).status).toBe(201);
  await owner.call('DELETE', `/api/shop/closures/${closures[0].id}`);
  expect((await said(shop)).closures).toEqual([]);
});

test('a day that is always closed has no round and none is promised, unless the owner ticks that its rounds go', async () => {
  await using shop = await openShop();
  const { mango, owner, asha, close } = await shopWithHours(shop);
  // On Tuesday morning; each day takes one order.
  shop.clock.advance({ hours: 4 * 24 });
  await addRule(owner, { seats: 1 });
  const THURSDAY = '2026-11-26';
  const thursday = async () => (await roundsFor(shop)).find(({ on }) => on === THURSDAY);
  const promises: string[] = [];
  for (let orders = 0; orders < 3; orders += 1)
    promises.push((await orderWith(asha, mango)).body.data.promise.on);
  expect(promises).toEqual(['2026-11-24', '2026-11-25', '2026-11-27']);
  const round = await thursday();
  expect(round?.state).toBe('paused');
  expect((await orderWith(asha, mango, { round: round?.id })).body.detail.reason).toBe('paused');
  expect((await roundsIn(owner)).find(({ on }) => on === THURSDAY)).toMatchObject({ state: 'paused' });
  // A closed day that is a holiday, too, keeps its rounds where the holiday does.
  const { closures } = (await close({ from: THURSDAY, text: 'Fair', keepsRounds: true })).body;
  expect((await thursday())?.state).not.toBe('paused');
  await owner.call('DELETE', `/api/shop/closures/${closures[0].id}`);
  expect((await thursday())?.state).toBe('paused');
  const kept = { week: WEEK, keepsRounds: [4], revision: 1 };
  expect((await owner.call('PUT', '/api/shop/hours', kept)).body).toMatchObject({ keepsRounds: [4] });
  expect((await orderWith(asha, mango)).body.data.promise.on).toBe(THURSDAY);
  expect(await wrongSeats(shop)).toEqual([]);
});

test('everybody reads the name of a holiday in their language, or else as it was written', async () => {
  await using shop = await openShop();
  const { close } = await shopWithHours(shop);
  const nameIn = async (language: string) => (await said(shop, language)).closures[0].text;
  await close({ from: '2026-11-24', textHi: 'गुरु नानक जयंती' });
  expect(await Promise.all(['en', 'hi', 'bn'].map(nameIn))).toEqual(Array(3).fill('गुरु नानक जयंती'));
  await close({ from: '2026-11-24', textHi: 'गुरु नानक जयंती', text: 'Guru Nanak Jayanti' });
  expect(await Promise.all(['en', 'hi', 'bn'].map(nameIn))).toEqual([
    'Guru Nanak Jayanti',
    'गुरु नानक जयंती',
    'Guru Nanak Jayanti',
  ]);
});

test('a shop that takes no orders while closed takes the last one in the second before it closes', async () => {
  await using shop = await openShop();
  const { mango, asha } = await shopWithHours(shop, { takesOrders: false });
  shop.clock.advance({ hours: 9, minutes: 59, seconds: 59 });
  expect((await orderWith(asha, mango)).status).toBe(201);
  await fillCart(asha, [mango, 1]);
  const request = await checkoutRequest(asha);
  shop.clock.advance({ seconds: 1 });
  const refused = await send(asha, request);
  expect([refused.status, refused.body.code]).toEqual([409, 'shop_closed']);
  expect(refused.body.message).toBe(
    'The shop is closed now and takes no orders until it opens. Your cart stays as it is.',
  );
  // Next morning the same cart is ordered.
  shop.clock.advance({ hours: 11 });
  expect((await send(asha, request)).status).toBe(201);
});

test('closed for today while two are at the checkout: both are refused, and nothing is sold', async () => {
  await using shop = await openShop();
  const { mango, asha, owner, close } = await shopWithHours(shop, { takesOrders: false });
  const ravi = await signUp(shop);
  for (const one of [asha, ravi]) await fillCart(one, [mango, 1]);
  const requests = await Promise.all([asha, ravi].map((one) => checkoutRequest(one)));
  await close();
  const answers = await Promise.all([asha, ravi].map((one, at) => send(one, requests[at]!)));
  expect(answers.map(({ body }) => body.code)).toEqual(['shop_closed', 'shop_closed']);
  expect(await shop.platform.db.selectFrom('orders').select('id').execute()).toEqual([]);
  await owner.call('POST', '/api/shop/opening');
  expect((await send(asha, requests[0]!)).status).toBe(201);
});

test('what was ordered for a closed day is moved at once to the next round with room; what finds none stays', async () => {
  await using shop = await openShop();
  const { mango, owner, asha, close } = await shopWithHours(shop);
  await addRule(owner, { seats: 2 });
  const [today, tomorrow] = await roundsFor(shop);
  for (let times = 0; times < 2; times += 1) await orderWith(asha, mango, { round: today?.id });
  await orderWith(asha, mango, { round: tomorrow?.id });
  await close();
  const path = `/api/orders/days/${TODAY}`;
  expect((await owner.call('GET', path)).body).toMatchObject({
    orders: 2,
    rounds: [{ id: today?.id, orders: 2, riders: [] }],
  });
  expect((await owner.call('POST', `${path}/move`)).body).toEqual({ moved: 2, left: 0 });
  expect((await owner.call('GET', path)).body).toEqual({ orders: 0, rounds: [] });
  expect((await roundsIn(owner)).map(({ booked }) => booked).slice(0, 3)).toEqual([0, 2, 1]);
  expect(await wrongSeats(shop)).toEqual([]);
  // Without a later round there is nowhere to go.
  await close({ to: '2026-12-20' });
  const first = '/api/orders/days/2026-11-21';
  expect((await owner.call('POST', `${first}/move`)).body).toEqual({ moved: 0, left: 2 });
});
