import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import type { Order } from '#orders/order.ts';
import { recountSales } from '#orders/server/commands/recount-sales.ts';
import { write } from '#platform/http/routes.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { GSTIN, registerShop, taxGoods, UNREGISTERED, wrongBills } from '#test/steps/bills.ts';
import { giveCredit, undoCredit, wrongCredits } from '#test/steps/credits.ts';
import { lend, putOnAccount, wrongLedgers } from '#test/steps/khata.ts';
import { POTATO } from '#test/steps/loose-goods.ts';
import { orderNow, pay, payment, utr, wrongMoney } from '#test/steps/payments.ts';

const which = fc.nat();
const Step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('place' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which,
      to: fc.constantFrom('delivered', 'delivered', 'dispatched', 'pending', 'cancelled'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('credit' as const),
      which,
      line: fc.nat(2),
      quantity: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
      paise: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined }),
      backInStock: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('creditDelivery' as const),
      which,
      paise: fc.integer({ min: 1, max: 2500 }),
      line: fc.option(fc.nat(2), { nil: undefined }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('goodsBack' as const),
      which,
      spoiled: fc.subarray([0, 1, 2]),
      isUndone: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      method: fc.constantFrom('cash' as const, 'upi' as const, 'account' as const),
      part: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('giveBack' as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pack' as const), which, line: fc.nat(2), quantity: fc.nat(4) }),
  },
);

/** How the shop stands to GST, and if its customer buys for a registered business. */
const Tax = fc.record({
  mode: fc.constantFrom('none', 'unregistered', 'regular', 'regular', 'regular'),
  isBusiness: fc.boolean(),
});

const STOCK = { potato: 20_000, tea: 12, soap: 12 };

test('whatever is credited, taken back, paid and given back: lines, papers, ledger, cash, shelf and days agree', async () => {
  await fc.assert(
    fc.asyncProperty(Tax, fc.array(Step, { minLength: 15, maxLength: 35 }), async (tax, steps) => {
      await using shop = await openShop();
      const goods = await addGoods(shop, {
        potato: { ...POTATO, price: 24.35, stock: 20 },
        tea: { price: 138.45, unit: 'item', stock: 12, category: 'grocery' },
        soap: { price: 0.25, unit: 'item', stock: 12, category: 'grocery' },
      });
      const [owner, asha] = [await admin(shop), await signUp(shop)];
      if (tax.mode !== 'none') await registerShop(owner, tax.mode === 'regular' ? {} : UNREGISTERED);
      if (tax.isBusiness) await asha.call('PUT', '/api/users/user/business', { gstin: GSTIN, name: 'Stall' });
      await taxGoods(shop, goods.tea, { hsn: '0902', rate: 5 });
      await taxGoods(shop, goods.soap, { hsn: '3401', rate: 18 });
      await taxGoods(shop, goods.potato, { hsn: '0701', rate: 0 });
      await lend(owner, asha, 600);
      const buy = () => order(asha, [goods.potato, 1.05], [goods.tea, 2], [goods.soap, 3]);
      const placed: Order[] = [await buy()];
      const credits: [Order, string][] = [];
      const answered: number[] = [];
      for (const step of steps) {
        const one = placed[step.which % placed.length]!;
        const now = await orderNow(owner, one);
        if (step.do === 'place' && placed.length < 3) placed.push(await buy());
        if (step.do === 'move') await owner.call('PATCH', `/api/orders/${one._id}`, { status: step.to });
        if (step.do === 'pack') {
          const line = now.items.find((item) => item.line === step.line);
          const said = { quantity: step.quantity, reason: 'none', revision: line?.revision };
          const packed = await owner.call('PUT', `/api/orders/${one._id}/lines/${step.line}/packing`, said);
          answered.push(packed.status === 200 ? 201 : packed.status);
        }
        if (step.do === 'pay' && now.due > 0) {
          const amount = step.part ? Math.max(1, Math.floor(now.due / 2)) : Math.floor(now.due);
          const sent = payment(now, {
            method: step.method,
            amount,
            ...(step.method === 'upi' && { reference: utr() }),
          });
          if (step.method === 'account') await putOnAccount(owner, now, { amount });
          else await pay(owner, now, sent);
        }
        if (step.do === 'giveBack' && now.giveBack > 0)
          await pay(owner, now, payment(now, { kind: 'returned', amount: Math.ceil(now.giveBack) }));
        if (step.do === 'credit') {
          const { quantity, paise, backInStock } = step;
          const goodsOf =
            quantity === undefined
              ? {}
              : { quantity: step.line === 0 ? quantity / 20 : quantity % 4, backInStock };
          const sent = {
            id: newId(),
            reason: 'spoiled',
            lines: [{ line: step.line, ...goodsOf, ...(paise !== undefined && { amount: paise / 100 }) }],
            seen: { credited: now.credited ?? 0 },
          };
          const answer = await giveCredit(owner, now, sent);
          answered.push(answer.status);
          if (answer.status === 201) credits.push([now, sent.id]);
        }
        if (step.do === 'goodsBack') {
          const { spoiled, isUndone } = step;
          const restocked = (now.credits ?? []).flatMap(({ _id: credit, lines, ...given }) =>
            given.isUndone
              ? []
              : lines.flatMap(({ line, backInStock }) => (backInStock ? [] : [{ credit, line }])),
          );
          const path = `/api/orders/${one._id}/goods-back`;
          const sent = { id: newId(), updatedAt: now.updatedAt, spoiled, restocked };
          const answer = await owner.call('POST', path, sent);
          const { updatedAt } = answer.body;
          const undone = answer.status === 200 && isUndone;
          if (undone)
            answered.push((await owner.call('POST', path, { ...sent, updatedAt, isUndone })).status);
        }
        if (step.do === 'creditDelivery') {
          const sent = {
            id: newId(),
            reason: 'price',
            lines: step.line === undefined ? [] : [{ line: step.line, amount: 0.05 }],
            delivery: step.paise / 100,
            seen: { credited: now.credited ?? 0 },
          };
          const answer = await giveCredit(owner, now, sent);
          answered.push(answer.status);
          if (answer.status === 201) credits.push([now, sent.id]);
        }
        const [of, credit] = credits[step.which % Math.max(1, credits.length)] ?? [];
        if (step.do === 'undo' && of && credit) answered.push((await undoCredit(owner, of, credit)).status);
      }
      expect(answered.filter((status) => ![200, 201, 409, 422].includes(status))).toEqual([]);
      expect([
        ...(await wrongCredits(shop)),
        ...(await wrongMoney(shop)),
        ...(await wrongLedgers(shop)),
        ...(await wrongShelf(shop)),
        ...(await wrongBills(shop)),
      ]).toEqual([]);
      const kept = await soldIn(shop);
      await write(shop.platform, recountSales);
      expect(await soldIn(shop)).toEqual(kept);
    }),
    { numRuns: 8 },
  );
}, 120_000);

/** Shelf, bags and what was thrown away together are what the shop began with. */
async function wrongShelf({ platform: { db } }: TestShop): Promise<string[]> {
  const products = await db.selectFrom('products').select(['id', 'title', 'stock']).execute();
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['product_id', 'order_id', 'position', 'quantity', 'credited_quantity', 'orders.status'])
    .execute();
  const parts = await db.selectFrom('credit_lines').selectAll().execute();
  return products.flatMap(({ id, title, stock }) => {
    const out = lines
      .filter(({ product_id }) => product_id === id)
      .reduce((sum, line) => {
        const gone = parts
          .filter((part) => part.order_id === line.order_id && part.position === line.position)
          .filter(({ restocked }) => restocked === 0)
          .reduce((all, { quantity }) => all + quantity, 0);
        const inBag = line.status === 'cancelled' ? 0 : line.quantity - line.credited_quantity;
        return sum + inBag + gone;
      }, 0);
    const began = STOCK[title as keyof typeof STOCK];
    return stock + out === began ? [] : [`${title}: ${stock} and ${out} of ${began}`];
  });
}

/** The daily sales, without days and goods of which everything was taken back. */
async function soldIn({ platform: { db } }: TestShop): Promise<string[]> {
  const days = await db.selectFrom('daily_sales').selectAll().execute();
  const goods = await db.selectFrom('daily_product_sales').selectAll().execute();
  return [
    ...days.filter(({ orders, cancelled }) => orders + cancelled > 0),
    ...goods.filter(({ quantity, sales_paise }) => quantity !== 0 || sales_paise !== 0),
  ]
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))))
    .toSorted();
}
