import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { paise, toRupees } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { figuresOf } from '#cart/figures.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { systemClock } from '#platform/platform.ts';
import { DEFAULT_SETTINGS, shippingRuleOf } from '#settings/settings.ts';
import { latenciesOf } from '../support/latencies.ts';
import { insert } from '../support/rows.ts';
import type { GrownShop } from './shop.ts';

/** What a load brought. Latencies are milliseconds. */
export type Brought = { perSecond: number; p50: number; p99: number; errors: number };
type Call = { path: string; token: string; body: object };

const GOODS = 200;
const LINES = 3;

/** The main calls that write; each makes ready what it needs, then hands out one call after the other. */
export const WRITES: Record<string, (shop: GrownShop) => Promise<Call[]>> = {
  'add to cart': async (shop) => {
    const goods = await stockedGoods(shop);
    await shop.db.deleteFrom('cart_lines').execute();
    return shop.cast.customers.flatMap(({ token }, index) =>
      Array.from({ length: 20 }, (_, line) => ({
        path: '/api/cart',
        token,
        body: { product: goods[(index + line * 7) % goods.length]!.id, quantity: 1 },
      })),
    );
  },
  // A cart is ordered once: where they run out before the time, the load ends earlier.
  'place order': async (shop) => {
    const goods = await stockedGoods(shop);
    await shop.db.deleteFrom('cart_lines').execute();
    const now = systemClock.now();
    const carts = shop.cast.customers.map(({ id, token }, index) => {
      const lines = Array.from({ length: LINES }, (_, line) => ({
        product: goods[(index + line * 7) % goods.length]!,
        quantity: 1 + ((index + line) % 3),
      }));
      return { id, token, lines };
    });
    await inTransaction(shop.db, (tx) =>
      insert(
        tx,
        'cart_lines',
        carts.flatMap(({ id, lines }) =>
          lines.map(({ product, quantity }) => ({
            id: newId(),
            user_id: id,
            product_id: product.id,
            quantity,
            created_at: now,
            updated_at: now,
          })),
        ),
      ),
    );
    return carts.map(({ token, lines }) => {
      const items = lines.map(({ product, quantity }) => ({
        price: paise(product.price_paise),
        quantity,
      }));
      const { total, totalItems } = figuresOf(items, shippingRuleOf(DEFAULT_SETTINGS));
      return {
        path: '/api/orders',
        token,
        body: {
          items: lines.map(({ product, quantity }) => ({ product: product.id, quantity })),
          totalAmount: toRupees(total),
          totalItems,
          selectedAddress: {
            firstName: 'Sample',
            lastName: 'Shopper',
            phone: '9876543210',
            colony: 'Upper Bazaar',
            landmark: 'near the bus stand',
          },
        },
      };
    });
  },
};

/** Goods from all over the catalogue, with enough of each on the shelf. */
async function stockedGoods({ db, cast }: GrownShop) {
  const ids = cast.productIds.slice(0, GOODS);
  await db.updateTable('products').set({ stock: 1_000_000 }).where('id', 'in', ids).execute();
  return db
    .selectFrom('products')
    .select(['id', 'price_paise'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** Sends one call after the other over so many connections, for some seconds or until there are no more. */
export async function send(
  url: string,
  calls: readonly Call[],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Brought> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const queue = calls.values();
  const waits: number[] = [];
  let errors = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const work = async (): Promise<void> => {
    for (const call of queue) {
      const started = performance.now();
      if (started > end) return;
      if ((await post(url, call, agent)) < 300) waits.push(performance.now() - started);
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  if (waits.length === 0) return { perSecond: 0, p50: Number.NaN, p99: Number.NaN, errors };
  const { p50, p99 } = latenciesOf(waits);
  return { perSecond: waits.length / took, p50, p99, errors };
}

function post(url: string, { path, token, body }: Call, agent: Agent): Promise<number> {
  const text = JSON.stringify(body);
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const call = request(url + path, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(text);
  });
}
