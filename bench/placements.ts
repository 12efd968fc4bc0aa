import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { createApi } from '#main/api.ts';
import { makeShoppers, openBenchShop } from './support/shoppers.ts';

/**
 * `node bench/placements.ts`: 1,000 shoppers order mixed carts at the same moment, with too little on the shelf for
 * all of them. Each sends the request twice with the same key, every fifth once more with another key, and after a 503
 * each tries again. Afterwards stock, orders and carts must add up, or it ends with code 1.
 */
const SHOPPERS = 1000;
const CROWD = { shoppers: SHOPPERS, products: 40, stock: 120, linesEach: 4 };

const shop = await openBenchShop();
const { platform, name } = shop;
const shoppers = await makeShoppers(platform, CROWD);
const api = createApi(platform);
const answers = new Map<string, number>();
const ordersByKey = new Map<string, Set<string>>();

const began = performance.now();
await Promise.all(
  shoppers.flatMap((shopper, index) => {
    const key = randomUUID();
    const keys = index % 5 === 0 ? [key, key, randomUUID()] : [key, key];
    return keys.map((each) => order(shopper, each));
  }),
);
const seconds = (performance.now() - began) / 1000;

const findings = await audit(platform.db);
console.log(`${name}: ${SHOPPERS} shoppers at once, ${seconds.toFixed(1)} s`);
console.table(Object.fromEntries(answers));
console.table(
  findings.map(({ rule, found, expected }) => ({ rule, found, expected, holds: found === expected })),
);
await shop.close();
process.exitCode = findings.every(({ found, expected }) => found === expected) ? 0 : 1;

async function order(shopper: (typeof shoppers)[number], key: string): Promise<void> {
  for (;;) {
    const response = await api.request('/api/orders', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${shopper.token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify(shopper.checkout),
    });
    const body = (await response.json()) as { code?: string; data?: { _id: string } };
    const said = `${response.status} ${body.code ?? (response.status === 200 ? 'the same order again' : 'placed')}`;
    answers.set(said, (answers.get(said) ?? 0) + 1);
    if (body.data) ordersByKey.set(key, (ordersByKey.get(key) ?? new Set()).add(body.data._id));
    if (response.status !== 503) return;
    await wait(200 + Math.random() * 800);
  }
}

type Finding = { rule: string; found: number; expected: number };

/** The rules that the data must meet, each as a number that the database counts and the expected number. */
async function audit(db: Db): Promise<Finding[]> {
  const count = async (text: string): Promise<number> => {
    const { rows } = await sql<{ n: number | null }>`${sql.raw(text)}`.execute(db);
    return Number(rows[0]?.n ?? 0);
  };
  const shelf = CROWD.products * CROWD.stock;
  const sold = await count('select sum(quantity) as n from order_lines');
  const orders = await count('select count(*) as n from orders');
  const placed = answers.get('201 placed') ?? 0;
  return [
    {
      rule: 'stock taken = sum of sold',
      found: shelf - (await count('select sum(stock) as n from products')),
      expected: sold,
    },
    {
      rule: 'counted as sold = sum of sold',
      found: await count('select sum(sold) as n from products'),
      expected: sold,
    },
    {
      rule: 'products below zero',
      found: await count('select count(*) as n from products where stock < 0'),
      expected: 0,
    },
    {
      rule: 'products whose own books do not balance',
      found: await count(
        `select count(*) as n from products where stock + (select coalesce(sum(quantity), 0) from order_lines
         where product_id = products.id) <> ${CROWD.stock}`,
      ),
      expected: 0,
    },
    { rule: 'orders = answers "placed"', found: orders, expected: placed },
    {
      rule: 'orders without lines',
      found: await count(
        'select count(*) as n from orders where not exists (select 1 from order_lines where order_id = orders.id)',
      ),
      expected: 0,
    },
    {
      rule: 'orders whose lines do not add up',
      found: await count(
        `select count(*) as n from orders where subtotal_paise <> (select sum(total_paise) from order_lines where
         order_id = orders.id) or total_items <> (select sum(quantity) from order_lines where order_id = orders.id)`,
      ),
      expected: 0,
    },
    {
      rule: 'orders without a first row in the timeline',
      found: await count(
        'select count(*) as n from orders where not exists (select 1 from order_events where order_id = orders.id)',
      ),
      expected: 0,
    },
    {
      rule: 'orders without the key that placed them',
      found: await count(
        `select count(*) as n from orders where not exists (select 1 from requests where outcome = '"' || orders.id || '"')`,
      ),
      expected: 0,
    },
    {
      rule: 'keys that answered two orders',
      found: [...ordersByKey.values()].filter((orders) => orders.size > 1).length,
      expected: 0,
    },
    {
      rule: 'shoppers with two orders',
      found: await count(
        'select count(*) as n from (select 1 from orders group by user_id having count(*) > 1) doubled',
      ),
      expected: 0,
    },
    {
      rule: 'order numbers given twice',
      found: orders - (await count('select count(distinct number) as n from orders')),
      expected: 0,
    },
    {
      rule: 'shoppers with an order and a full cart',
      found: await count(
        'select count(distinct user_id) as n from orders where user_id in (select user_id from cart_lines)',
      ),
      expected: 0,
    },
    {
      rule: 'shoppers without an order who lost their cart',
      found: await count(
        `select count(*) as n from users where id not in (select user_id from orders)
         and (select count(*) from cart_lines where user_id = users.id) <> ${CROWD.linesEach}`,
      ),
      expected: 0,
    },
    {
      rule: 'confirmations = orders',
      found: await count("select count(*) as n from jobs where kind = 'mail'"),
      expected: orders,
    },
  ];
}
