import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopDay } from '#base/time.ts';
import type { Db } from '#db/schema.ts';
import { PAYMENT_STATUSES } from '#money/payments.ts';
import { STATUSES } from '#orders/order.ts';
import { recountSales } from '#orders/server/commands/recount-sales.ts';
import { write } from '#platform/http/routes.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, regular, signUp } from '#test/people.ts';

type Row = Record<string, string | number>;
const sorted = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();
/** Rows whose sales were all cancelled are ignored. */
const isEmpty = (row: Row): boolean =>
  Object.entries(row).every(([name, value]) => name === 'part' || typeof value === 'string' || value === 0);

/** What the two tables hold. */
async function kept(db: Db): Promise<string[]> {
  const days: Row[] = await db.selectFrom('daily_sales').selectAll().execute();
  const goods: Row[] = await db.selectFrom('daily_product_sales').selectAll().execute();
  return sorted([...days, ...goods].filter((row) => !isEmpty(row)).map(inNameOrder));
}

/** The same figures, added up from all orders and all their lines. */
async function counted(db: Db): Promise<string[]> {
  const sums = new Map<string, Row>();
  const add = (key: Row, amounts: Record<string, number>): void => {
    const name = JSON.stringify(key);
    const row = sums.get(name) ?? { ...key };
    for (const [of, amount] of Object.entries(amounts)) row[of] = Number(row[of] ?? 0) + amount;
    sums.set(name, row);
  };
  for (const one of await db.selectFrom('orders').selectAll().execute()) {
    const day = shopDay(one.placed_at);
    const sells = one.status === 'cancelled' ? 0 : 1;
    const due = one.payment_status === 'pending' ? sells : 0;
    // The last paise that cash cannot pay stay forgiven, also when the order comes back from cancelled.
    const left = one.total_paise - one.paid_paise - one.rounded_paise;
    add(
      { day, part: one.number % 8 },
      {
        orders: sells,
        cancelled: 1 - sells,
        sales_paise: sells * one.total_paise,
        shipping_paise: sells * one.shipping_paise,
        due_orders: due,
        due_cash_paise: one.payment_method === 'cash' ? due * left : 0,
        due_card_paise: one.payment_method === 'card' ? due * left : 0,
        due_delivered_paise: one.status === 'delivered' ? due * left : 0,
      },
    );
    const lines = await db.selectFrom('order_lines').selectAll().where('order_id', '=', one.id).execute();
    for (const { category, product_id, quantity, unit, sold_by, total_paise } of lines) {
      const inGrams = sold_by === 'piece' && unit === 'kg' ? quantity * 1000 : quantity;
      add({ day, category, product_id }, { quantity: sells * inGrams, sales_paise: sells * total_paise });
    }
  }
  return sorted([...sums.values()].filter((row) => !isEmpty(row)).map(inNameOrder));
}

const inNameOrder = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b)));

const Step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('place' as const),
      goods: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
      of: fc.integer({ min: 1, max: 4 }),
      card: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which: fc.nat(),
      to: fc.constantFrom(...STATUSES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which: fc.nat(),
      to: fc.constantFrom(...PAYMENT_STATUSES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move all' as const), to: fc.constantFrom(...STATUSES) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), which: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
);

test('whatever is ordered, moved, paid and cancelled, the daily sales are what a count of all orders gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 12, maxLength: 24 }), async (steps) => {
      await using shop = await openShop();
      const { db } = shop.platform;
      const [owner, asha] = [await admin(shop), await regular(shop)];
      const goods = Object.values(
        await addGoods(shop, {
          mango: { price: 49.5, stock: 40 },
          rice: { price: 300, category: 'grocery', stock: 40 },
          dal: { price: 0.25, category: 'grocery', stock: 40 },
        }),
      );
      const placed: string[] = [];
      const chosen = (which: number): string => placed[which % Math.max(1, placed.length)] ?? 'none';
      for (const step of steps) {
        if (step.do === 'place') {
          const wanted = step.goods.map((at) => [goods[at]!, step.of] as [(typeof goods)[number], number]);
          const isThere = await order(asha, ...wanted).then(
            ({ _id }) => placed.push(_id),
            () => asha.call('DELETE', '/api/cart'),
          );
          if (!isThere) throw new Error('The order was neither placed nor refused.');
        }
        if (step.do === 'move')
          await owner.call('PATCH', `/api/orders/${chosen(step.which)}`, { status: step.to });
        if (step.do === 'pay')
          await owner.call('PATCH', `/api/orders/${chosen(step.which)}`, { paymentStatus: step.to });
        if (step.do === 'move all' && placed.length > 0) {
          const orders = await db.selectFrom('orders').select(['id as _id', 'status']).execute();
          const { status } = await owner.call('POST', '/api/orders/status', { orders, status: step.to });
          if (status !== 200) throw new Error(`Moving all answered ${status}.`);
        }
        if (step.do === 'cancel')
          await asha.call('POST', `/api/orders/${chosen(step.which)}/cancellation`, { reason: '' });
        if (step.do === 'wait') shop.clock.advance({ minutes: step.hours * 60 });
      }
      expect(await kept(db)).toEqual(await counted(db));
      await write(shop.platform, recountSales);
      expect(await kept(db)).toEqual(await counted(db));
    }),
    { numRuns: 5 },
  );
}, 90_000);

test('orders placed and moved at the same moment are all in the daily sales', async () => {
  await using shop = await openShop();
  const [owner, asha, ravi, mira] = [
    await admin(shop),
    await signUp(shop),
    await signUp(shop),
    await signUp(shop),
  ];
  const { mango, rice } = await addGoods(shop, { mango: {}, rice: {} });
  const first = await order(asha, [mango, 1], [rice, 2]);
  await Promise.all([
    order(asha, [rice, 1], [mango, 1]),
    order(ravi, [mango, 2], [rice, 1]),
    order(mira, [rice, 3], [mango, 1]),
    owner.call('PATCH', `/api/orders/${first._id}`, { status: 'cancelled' }),
    owner.call('PATCH', `/api/orders/${first._id}`, { paymentStatus: 'received' }),
  ]);
  const { db } = shop.platform;
  expect(await kept(db)).toEqual(await counted(db));
  expect((await owner.call('GET', '/api/orders/all')).body.totalOrders).toBe(4);
});
