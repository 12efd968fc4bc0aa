import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SalesFigures, spanOf } from '#admin/sales-figures.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type Caller } from '#test/open-shop.ts';
import { regular, admin, signUp, staff } from '#test/people.ts';
import { moveTo } from '#test/steps/credits.ts';
import { orderNow, pay, payment } from '#test/steps/payments.ts';

const figuresOf = async (who: Caller, from: string, to = from): Promise<SalesFigures> =>
  (await who.call('GET', `/api/admin/figures?from=${from}&to=${to}`)).body;

test('what was ordered and what came stand on their days, as the cash page has them; the file adds up to the same', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await regular(shop)];
  const { mango } = await addGoods(shop, { mango: { price: 300, stock: 100 } });
  const first = await order(asha, [mango, 1]);
  await pay(owner, first, payment(first, { amount: 100 }));
  shop.clock.advance({ hours: 24 });
  await order(asha, [mango, 2]);
  const left = await orderNow(owner, first);
  await pay(owner, left, payment(left, { method: 'upi', reference: '123456789012' }));
  const { days, total } = await figuresOf(owner, '2026-11-20', '2026-11-21');
  expect(days).toMatchObject([
    { on: '2026-11-20', orders: 1, sales: 320, fees: 20, cash: 100, upi: 0, received: 100 },
    { on: '2026-11-21', orders: 1, sales: 600, fees: 0, cash: 0, upi: 220, received: 220 },
  ]);
  expect(total).toMatchObject({ orders: 2, sales: 920, fees: 20, cash: 100, upi: 220, received: 320 });
  for (const { on, received } of days)
    expect((await owner.call('GET', `/api/cash?on=${on}`)).body.received.total).toBe(received);
  const file = await owner.call('GET', '/api/admin/figures.csv?from=2026-11-20&to=2026-11-21');
  const rows = parse<Record<string, string>>(file.body as string, { bom: true, columns: true });
  expect(rows.map(({ date, sales, upi }) => [date, sales, upi])).toEqual([
    ['2026-11-20', '320.00', '0.00'],
    ['2026-11-21', '600.00', '220.00'],
  ]);
  const orders = await owner.call('GET', '/api/orders/export.csv?from=2026-11-20&to=2026-11-20');
  expect(parse(orders.body as string, { bom: true, columns: true })).toMatchObject([
    { date: '2026-11-20', paidCash: '100.00', paidUpi: '220.00', givenBack: '0.00', due: '0.00' },
  ]);
});

const Step = fc.record({
  do: fc.constantFrom('order', 'pay', 'cancel', 'giveBack'),
  hours: fc.integer({ min: 0, max: 40 }),
  rupees: fc.integer({ min: 1, max: 300 }),
  which: fc.nat(5),
});

test('whatever is ordered, paid, cancelled and given back: the days of a month add up to the month', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 5, maxLength: 12 }), async (steps) => {
      await using shop = await openShop();
      const [owner, asha] = [await admin(shop), await regular(shop)];
      const { mango } = await addGoods(shop, { mango: { price: 300, stock: 1000 } });
      const placed = [await order(asha, [mango, 1])];
      for (const step of steps) {
        shop.clock.advance({ hours: step.hours });
        const one = await orderNow(owner, placed[step.which % placed.length]);
        if (step.do === 'order') placed.push(await order(asha, [mango, 1]));
        else if (step.do === 'pay') await pay(owner, one, payment(one, { amount: step.rupees }));
        else if (step.do === 'cancel' && one.status === 'pending') await moveTo(owner, one, 'cancelled');
        else if (step.do === 'giveBack' && one.giveBack > 0)
          await pay(
            owner,
            one,
            payment(one, { kind: 'returned', amount: Math.min(step.rupees, Math.floor(one.giveBack)) }),
          );
      }
      const month = await figuresOf(owner, '2026-11-01', '2026-12-31');
      const sums = Object.fromEntries(Object.keys(month.total).map((name) => [name, 0]));
      for (const { on } of month.days) {
        const { total } = await figuresOf(owner, on);
        for (const [name, figure] of Object.entries(total))
          sums[name] = Math.round((sums[name]! + figure) * 100) / 100;
      }
      expect(sums).toEqual(month.total);
    }),
    { numRuns: 3 },
  );
}, 120_000);

test('the owner and who keeps accounts read it; a span that ends before it begins is refused', async () => {
  await using shop = await openShop();
  const [owner, books] = [await admin(shop), await staff(shop, ['accounts'])];
  expect((await figuresOf(books, '2026-11-01', '2026-11-30')).days).toHaveLength(30);
  expect(
    (await (await staff(shop, ['counter'])).call('GET', '/api/admin/figures?from=2026-11-01&to=2026-11-02'))
      .status,
  ).toBe(403);
  expect(
    (await (await signUp(shop)).call('GET', '/api/admin/figures?from=2026-11-01&to=2026-11-02')).status,
  ).toBe(403);
  for (const query of [
    'from=2026-11-02&to=2026-11-01',
    'from=2020-01-01&to=2026-01-01',
    'from=2026-02-30&to=2026-03-01',
  ])
    expect((await owner.call('GET', `/api/admin/figures?${query}`)).status).toBe(422);
});

test.each([
  ['today', '2026-03-31', { from: '2026-03-31', to: '2026-03-31' }],
  ['yesterday', '2026-03-01', { from: '2026-02-28', to: '2026-02-28' }],
  ['month', '2026-03-31', { from: '2026-03-01', to: '2026-03-31' }],
  ['lastMonth', '2026-01-15', { from: '2025-12-01', to: '2025-12-31' }],
  ['year', '2026-03-31', { from: '2025-04-01', to: '2026-03-31' }],
  ['year', '2026-04-01', { from: '2026-04-01', to: '2026-04-01' }],
] as const)('%s on %s', (name, today, span) => {
  expect(spanOf(name, today)).toEqual(span);
});
