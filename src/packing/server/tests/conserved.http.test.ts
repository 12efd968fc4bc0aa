import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLoose } from '#base/figures/amount.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { Order } from '#orders/order.ts';
import { recountSales } from '#orders/server/commands/recount-sales.ts';
import { write } from '#platform/http/routes.ts';
import { checkoutRequest, send as sendOrder } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { regular, staff } from '#test/people.ts';
import { OIL, POTATO } from '#test/steps/loose-goods.ts';

const amount = fc.integer({ min: 0, max: 3000 });
const settled = fc.constantFrom({}, { give: true }, { yes: true }, { asked: true }, { asked: false });
const at = { which: fc.nat(), line: fc.nat() };
const Step = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('place' as const), grams: amount, pieces: fc.nat(3) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pack' as const), ...at, amount, settled }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('swap' as const), ...at, amount, settled, goods: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('add' as const), ...at, amount, settled, goods: fc.nat() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reopen' as const), ...at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), which: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      ...at,
      to: fc.constantFrom('pending', 'cancelled', 'dispatched'),
    }),
  },
);

const STOCK = { potato: 12_000, oil: 6000, tea: 8, soap: 8 };

test('whatever is packed, swapped, added and taken back: lines, totals, stock and daily sales hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 20, maxLength: 40 }), async (steps) => {
      await using shop = await openShop();
      const goods = await addGoods(shop, {
        potato: { ...POTATO, price: 24.35, stock: 12 },
        oil: { ...OIL, stock: 6 },
        tea: { price: 138, unit: 'item', stock: 8, category: 'grocery' },
        soap: { price: 0.25, unit: 'item', stock: 8, category: 'grocery' },
      });
      const all = Object.values(goods);
      const [asha, packer] = [await regular(shop), await staff(shop, ['packer', 'counter'])];
      const placed: string[] = [];
      const changes: [string, string][] = [];
      const read = async (which: number): Promise<Order | undefined> => {
        const id = placed[which % Math.max(1, placed.length)];
        return id === undefined ? undefined : (await packer.call('GET', `/api/orders/${id}`)).body;
      };
      /** Sends a change; a yes is said to the total that the refusal named, by staff or by the shopper who is asked. */
      const send = async (
        id: string,
        said: { yes?: boolean; asked?: boolean },
        call: (more: object) => Promise<Called>,
      ) => {
        const { yes, asked, ...more } = said;
        let answer = await call(more);
        if (yes && answer.body.code === 'above_agreed')
          answer = await call({ agreedTo: answer.body.detail.total });
        if (asked !== undefined && answer.body.code === 'above_agreed') {
          answer = await call({ ask: answer.body.detail.total });
          const question = answer.body.order?.question?._id;
          const path = `/api/orders/${id}/questions/${question}/answer`;
          answer = question ? await asha.call('PUT', path, { yes: asked }) : answer;
        }
        if (answer.status === 200 && answer.body.change) changes.push([id, answer.body.change]);
        expect([200, 404, 409, 422]).toContain(answer.status);
      };
      /** Orders goods, which run out in the end. */
      const place = async (...wanted: [Product, number][]): Promise<void> => {
        const answers: Called[] = [];
        for (const [product, quantity] of wanted)
          answers.push(await asha.call('POST', '/api/cart', { product: product._id, quantity }));
        const ordered = await sendOrder(asha, await checkoutRequest(asha));
        const refusal = [...answers, ordered].find(({ status }) => status !== 201);
        expect(refusal?.body.code ?? 'out_of_stock').toBe('out_of_stock');
        if (ordered.status === 201) placed.push(ordered.body.data._id);
        else await asha.call('DELETE', '/api/cart');
      };
      for (const step of steps) {
        if (step.do === 'place') {
          await place(
            [goods.potato, 0.25 + Math.floor(step.grams / 50) * 0.05],
            [goods.tea, 1 + step.pieces],
          );
          continue;
        }
        if (step.do === 'undo') {
          const [id, change] = changes[step.which % Math.max(1, changes.length)] ?? [];
          if (id) await packer.call('DELETE', `/api/orders/${id}/changes/${change}`);
          continue;
        }
        const seen = await read(step.which);
        const line = seen?.items[step.line % seen.items.length];
        if (!seen || !line) continue;
        const path = `/api/orders/${seen._id}/lines`;
        const { revision } = line;
        if (step.do === 'move') await packer.call('PATCH', `/api/orders/${seen._id}`, { status: step.to });
        if (step.do === 'reopen')
          await packer.call('DELETE', `${path}/${line.line}/packing?revision=${revision}`);
        if (step.do === 'pack') {
          const quantity = isLoose(line.product.soldBy) ? step.amount / 1000 : step.amount % 5;
          const said = { quantity, reason: 'poor', revision };
          await send(seen._id, step.settled, (more) =>
            packer.call('PUT', `${path}/${line.line}/packing`, { ...said, ...more }),
          );
        }
        if (step.do === 'swap' || step.do === 'add') {
          const product = all[step.goods % all.length]!;
          const quantity = isLoose(product.soldBy) ? step.amount / 1000 : step.amount % 5;
          const said = { product: product._id, quantity };
          await send(seen._id, step.settled, (more) =>
            step.do === 'add'
              ? packer.call('POST', path, { id: crypto.randomUUID(), ...said, ...more })
              : packer.call('POST', `${path}/${line.line}/swaps`, { ...said, revision, ...more }),
          );
        }
      }
      await expectConserved(shop);
      const kept = await soldIn(shop);
      await write(shop.platform, recountSales);
      expect(await soldIn(shop)).toEqual(kept);
    }),
    { numRuns: 6 },
  );
}, 120_000);

type Called = Awaited<ReturnType<Awaited<ReturnType<typeof staff>>['call']>>;

/** Every order adds up, none comes to more than was agreed, and shelf and bags together hold what the shop began with. */
async function expectConserved({ platform: { db } }: TestShop): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const inBags = new Map<string, number>();
  for (const one of orders) {
    const own = lines.filter(({ order_id }) => order_id === one.id);
    expect(own.reduce((sum, { total_paise }) => sum + total_paise, 0)).toBe(one.subtotal_paise);
    expect(one.total_paise).toBe(one.subtotal_paise + one.shipping_paise);
    expect(one.total_paise).toBeLessThanOrEqual(one.agreed_total_paise ?? one.total_paise);
    const noted = await db
      .selectFrom('order_events')
      .select('kind')
      .where('order_id', '=', one.id)
      .where('kind', '=', 'agreed')
      .execute();
    // Never more than was ordered, unless a yes is written down.
    const ordered = own.reduce<number>((sum, line) => {
      const amount = line.ordered_quantity ?? line.quantity;
      const whole = line.price_paise * amount;
      return sum + (isLoose(line.sold_by) ? Math.floor((2 * whole + 1000) / 2000) : whole);
    }, one.shipping_paise);
    expect(one.total_paise).toBeLessThanOrEqual(noted.length === 0 ? ordered : Infinity);
    for (const { product_id, quantity } of one.status === 'cancelled' ? [] : own)
      inBags.set(product_id, (inBags.get(product_id) ?? 0) + quantity);
  }
  for (const { id, title, stock, sold } of await db.selectFrom('products').selectAll().execute()) {
    expect([title, stock + (inBags.get(id) ?? 0)]).toEqual([title, STOCK[title as keyof typeof STOCK]]);
    expect([title, sold]).toEqual([title, inBags.get(id) ?? 0]);
  }
}

/** The daily sales, without days and goods of which everything was taken back. */
async function soldIn({ platform: { db } }: TestShop): Promise<string[]> {
  const days = await db.selectFrom('daily_sales').selectAll().execute();
  const goods = await db.selectFrom('daily_product_sales').selectAll().where('quantity', '>', 0).execute();
  return [...days.filter(({ orders, cancelled }) => orders + cancelled > 0), ...goods]
    .map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))))
    .toSorted();
}
