import { expect, test } from 'vitest';
import type { Report } from '#admin/report.ts';
import { startOfShopDay } from '#base/calendar.ts';
import { divideRound, paise, toRupees } from '#base/figures/money.ts';
import { after, shopDay } from '#base/time.ts';
import { write } from '#platform/http/routes.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { writeOrder } from '#test/steps/written-orders.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STATUSES = ['pending', 'dispatched', 'delivered', 'cancelled'] as const;
const CATEGORIES = ['vegetables', 'fruits', 'grocery'] as const;

const reportOf = async (owner: Person, days: number): Promise<Report> =>
  (await owner.call('GET', `/api/admin/dashboard?days=${days}`)).body;

/** Rolls the same numbers in every run of a test. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

test.each([1, 7, 30])(
  'the figures of %i days are those of the orders table, to the paisa, whatever was cancelled',
  async (days) => {
    await using shop = await openShop();
    const [owner, asha] = [await admin(shop), await signUp(shop)];
    const goods = Object.values(await addGoods(shop, { mango: {}, rice: {}, dal: {} }));
    const roll = dice(days);
    const today = startOfShopDay(shopDay(shop.clock.now()));
    const begin = Date.parse(today) - (2 * days - 1) * DAY;
    const span = Date.parse(shop.clock.now()) - begin;
    await write(shop.platform, async (tx) => {
      for (let count = 0; count < 150; count += 1) {
        const which = roll(3);
        await writeOrder(
          tx,
          { user: asha.user._id, product: goods[which]!._id, category: CATEGORIES[which]! },
          {
            at: new Date(begin + roll(span)).toISOString(),
            status: STATUSES[roll(4)]!,
            price: paise(roll(100_000)),
            shipping_paise: paise(roll(2) * 2001),
            payment_status: roll(2) === 0 ? 'pending' : 'received',
            payment_method: roll(2) === 0 ? 'cash' : 'card',
          },
        );
      }
    });
    const rows = await shop.platform.db.selectFrom('orders').selectAll().execute();
    const kept = rows.filter(({ status }) => status !== 'cancelled');
    const from = after(today, -(days - 1) * DAY);
    const now = kept.filter((row) => row.placed_at >= from);
    const before = kept.filter(
      (row) => row.placed_at < from && row.placed_at < after(shop.clock.now(), -days * DAY),
    );
    const sumOf = (some: typeof rows) => some.reduce((sum, row) => sum + row.total_paise, 0);
    const rupees = (amount: number) => toRupees(paise(amount));

    const report = await reportOf(owner, days);
    expect(report.sales).toEqual({ now: rupees(sumOf(now)), before: rupees(sumOf(before)) });
    expect(report.orders).toEqual({ now: now.length, before: before.length });
    expect(report.averageBasket).toEqual({
      now: toRupees(divideRound(sumOf(now), now.length)),
      before: toRupees(divideRound(sumOf(before), before.length)),
    });
    expect(report.cancelled.now).toBe(rows.filter((row) => row.placed_at >= from).length - now.length);
    const due = kept.filter((row) => row.payment_status === 'pending');
    const dueBy = (method: string) => rupees(sumOf(due.filter((row) => row.payment_method === method)));
    expect(report.due).toEqual({
      cash: dueBy('cash'),
      card: dueBy('card'),
      delivered: rupees(sumOf(due.filter((row) => row.status === 'delivered'))),
      orders: due.length,
    });

    const inPaise = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect(inPaise(report.steps.map(({ sales }) => sales))).toBe(sumOf(now));
    expect(report.steps.reduce((count, { orders }) => count + orders, 0)).toBe(now.length);
    expect(inPaise(report.steps.map((step) => step.before))).toBe(
      sumOf(kept.filter((row) => row.placed_at < from)),
    );
    expect(inPaise([...report.categories.map(({ sales }) => sales), report.shipping])).toBe(sumOf(now));
    expect(inPaise(report.bestSellers.map(({ sales }) => sales))).toBe(
      now.reduce((sum, row) => sum + row.subtotal_paise, 0),
    );
    const best = report.bestSellers.map(({ sales }) => sales);
    expect(best).toEqual(best.toSorted((one, other) => other - one));
  },
);

test('what sold best follows every order of every day, also one that is cancelled days later or comes back', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango, rice } = await addGoods(shop, { mango: { price: 100 }, rice: { price: 80 } });
  const soldOf = async (days: number) => {
    const { bestSellers, categories, shipping, sales } = await reportOf(owner, days);
    const [goods, all] = [bestSellers, categories].map((of) => of.reduce((sum, one) => sum + one.sales, 0));
    expect([goods, all! + shipping]).toEqual([all, sales.now]);
    return bestSellers.map(({ title, quantity }) => `${quantity} ${title}`);
  };
  const old = await order(asha, [mango, 3]);
  shop.clock.advance({ days: 2 });
  expect(await soldOf(7)).toEqual(['3 mango']);
  await order(asha, [rice, 1], [mango, 1]);
  expect([await soldOf(7), await soldOf(1)]).toEqual([
    ['4 mango', '1 rice'],
    ['1 mango', '1 rice'],
  ]);
  const move = (status: string) => owner.call('PATCH', `/api/orders/${old._id}`, { status });
  expect((await move('cancelled')).status).toBe(200);
  expect(await soldOf(7)).toEqual(['1 mango', '1 rice']);
  expect((await move('dispatched')).status).toBe(200);
  expect([await soldOf(30), await soldOf(1)]).toEqual([
    ['4 mango', '1 rice'],
    ['1 mango', '1 rice'],
  ]);
});

test('a day begins at midnight in India, to the millisecond', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  const whose = { user: asha.user._id, product: mango._id };
  await write(shop.platform, (tx) =>
    writeOrder(tx, whose, { at: '2026-11-18T18:29:59.999Z', price: paise(1) }),
  );
  await write(shop.platform, (tx) =>
    writeOrder(tx, whose, { at: '2026-11-18T18:30:00.000Z', price: paise(20) }),
  );
  await write(shop.platform, (tx) =>
    writeOrder(tx, whose, { at: '2026-11-19T18:29:59.999Z', price: paise(300) }),
  );
  await write(shop.platform, (tx) =>
    writeOrder(tx, whose, { at: '2026-11-19T18:30:00.000Z', price: paise(4000) }),
  );
  const today = await reportOf(owner, 1);
  expect(today.from).toBe('2026-11-19T18:30:00.000Z');
  expect(today.sales).toEqual({ now: 40, before: 0.2 });
  expect(today.steps).toHaveLength(24);
  expect(today.steps[0]).toEqual({ at: today.from, sales: 40, orders: 1, before: 0.2 });
  expect(today.steps[23]).toMatchObject({ sales: 0, before: 3 });
  const { steps } = await reportOf(owner, 7);
  expect(steps.slice(-3).map(({ sales }) => sales)).toEqual([0.01, 3.2, 40]);
});

test('today is held against yesterday up to the same time of day, not against the whole of it', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { mango } = await addGoods(shop, { mango: {} });
  const whose = { user: asha.user._id, product: mango._id };
  await write(shop.platform, (tx) =>
    writeOrder(tx, whose, { at: '2026-11-19T04:29:59.999Z', price: paise(100) }),
  );
  await write(shop.platform, (tx) =>
    writeOrder(tx, whose, { at: '2026-11-19T04:30:00.000Z', price: paise(2000) }),
  );
  const { before, sales } = await reportOf(owner, 1);
  expect(before.until).toBe('2026-11-19T04:30:00.000Z');
  expect(sales.before).toBe(1);
});

test('new customers, low stock and searches in vain stand beside the sales', async () => {
  await using shop = await openShop();
  await signUp(shop);
  shop.clock.advance({ days: 1, minutes: 1 });
  const [owner] = [
    await admin(shop),
    await signUp(shop),
    await signUp(shop),
    await staff(shop, ['packer', 'counter']),
  ];
  const gone = await signUp(shop, { name: 'Ravi' });
  await gone.call('DELETE', '/api/users/user', { password: 'Mango-1234' });
  await addGoods(shop, { mango: { stock: 5 }, rice: { stock: 6 }, dal: { stock: 0, unit: 'item' } });
  const report = await reportOf(owner, 1);
  expect(report.newCustomers).toEqual({ now: 2, before: 1 });
  expect(report.lowStock).toMatchObject({
    level: 5,
    count: 2,
    products: [
      { title: 'dal', stock: 0, unit: 'item' },
      { title: 'mango', stock: 5 },
    ],
  });
  // Until the search index is made, the database answers, and what it does not find is not counted.
  await openSearch(shop.platform).ready();
  for (let time = 1; time <= 2; time += 1) await shop.call('GET', '/api/products?q=jackfruit');
  expect((await reportOf(owner, 1)).searches).toMatchObject([{ term: 'jackfruit', times: 2 }]);
});

test('a shop that has sold nothing yet has figures all the same', async () => {
  await using shop = await openShop();
  const report = await reportOf(await admin(shop), 30);
  expect(report).toMatchObject({
    sales: { now: 0, before: 0 },
    averageBasket: { now: 0, before: 0 },
    due: { cash: 0, card: 0, delivered: 0, orders: 0 },
    bestSellers: [],
    categories: [],
    waiting: 0,
  });
  expect(report.steps).toHaveLength(30);
});

test('reports are for the owner: neither staff nor shoppers nor guests read them', async () => {
  await using shop = await openShop();
  const people = [
    [await staff(shop, ['packer', 'counter', 'goods']), 403],
    [await signUp(shop), 403],
    [shop, 401],
  ] as const;
  for (const [who, status] of people) {
    for (const path of ['/api/admin/dashboard', '/api/admin/audit']) {
      expect((await who.call('GET', path)).status).toBe(status);
    }
  }
});

test.each(['dashboard?days=2', 'dashboard?days=', 'audit?page=0', 'audit?entity=secret', 'audit?x=1'])(
  'a report that there is not is refused: %s',
  async (path) => {
    await using shop = await openShop();
    const answer = await (await admin(shop)).call('GET', `/api/admin/${path}`);
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
  },
);
