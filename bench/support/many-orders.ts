import { parseArgs } from 'node:util';
import { paise, plus, sum, times, ZERO } from '#base/figures/money.ts';
import { newId } from '#base/ids.ts';
import { phoneDigits } from '#base/phone.ts';
import { after, type Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { recountSales } from '#orders/server/commands/recount-sales.ts';
import { orderSearchText } from '#orders/server/order-address.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { insert, type Rows, stockShelves } from './rows.ts';
import { seededRandom } from './seeded-random.ts';

const FIRST_NAMES = [
  'Asha',
  'Ravi',
  'Meena',
  'Tenzin',
  'Gurpreet',
  'Farida',
  'Joseph',
  'Lakshmi',
  'Imran',
  'Dolma',
];
const COLONIES = [
  'Upper Bazaar',
  'Lower Bazaar',
  'River Road',
  'School Lane',
  'Temple Street',
  'Mill Colony',
];
const LANDMARKS = [
  'near the bus stand',
  'behind the school',
  'opposite the post office',
  'by the old bridge',
];
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AT_ONCE = 5000;
/** So many of the newest orders are still on their way. */
const OPEN = 200;

/**
 * How much history to make up: the newest order is placed at `until`, the others evenly over the `days` before, by so
 * many new customers. They are of the goods that the shop has.
 */
export type History = { orders: number; customers: number; days: number; until: Instant };

/** Writes a long history of orders straight into the tables. */
export async function writeHistory(tx: Tx, { orders, customers, days, until }: History): Promise<void> {
  const between = Math.floor((days * DAY) / Math.max(1, orders));
  const begin = after(until, -days * DAY);
  const users = customersOf(customers, begin, Math.floor((days * DAY) / customers));
  await insert(tx, 'users', users);
  await insert(tx, 'addresses', users.map(addressOf));
  const making = { roll: seededRandom(7), users, products: await goodsOf(tx) };
  for (let from = 0; from < orders; from += AT_ONCE) {
    const step = Array.from({ length: Math.min(AT_ONCE, orders - from) }, (_, index) => from + index);
    const numbers = await takeNumbers(tx, step.length);
    const made = step.map((index, place) =>
      orderOf(making, {
        ...numbers[place]!,
        placedAt: after(begin, (index + 1) * between),
        isOpen: index >= orders - OPEN,
      }),
    );
    await insert(
      tx,
      'orders',
      made.map(({ order }) => order),
    );
    await insert(
      tx,
      'order_lines',
      made.flatMap(({ lines }) => lines),
    );
    await insert(
      tx,
      'order_events',
      made.flatMap(({ events }) => events),
    );
  }
  await recountSales(tx);
}

const customersOf = (count: number, begin: Instant, between: number): Rows<'users'> =>
  Array.from({ length: count }, (_, index) => {
    const at = after(begin, index * between);
    return {
      id: newId(),
      name: `${FIRST_NAMES[index % FIRST_NAMES.length]} Sample ${index}`,
      email: `sample-${newId()}@example.com`,
      phone: String(9_000_000_000 + index),
      phone_digits: String(9_000_000_000 + index),
      role: 'user' as const,
      created_at: at,
      updated_at: at,
    };
  });

const addressOf = (user: Rows<'users'>[number], index: number): Rows<'addresses'>[number] => ({
  id: newId(),
  user_id: user.id,
  name: user.name,
  email: user.email ?? '',
  phone: user.phone,
  street: `${index} ${COLONIES[index % COLONIES.length]}`,
  city: 'Sample Nagar',
  state: 'Uttarakhand',
  pin_code: '263601',
  created_at: user.created_at,
});

const goodsOf = (tx: Tx) =>
  tx
    .selectFrom('products')
    .select([
      'id as product_id',
      'title',
      'description',
      'category',
      'unit',
      'pack',
      'color',
      'thumbnail',
      'price_paise',
    ])
    .where('deactivated_at', 'is', null)
    .orderBy('sku')
    .execute();

async function takeNumbers(tx: Tx, count: number): Promise<{ number: number; order_id: string }[]> {
  const rows = Array.from({ length: count }, () => ({ order_id: newId() }));
  const taken = await tx.insertInto('order_numbers').values(rows).returning(['number', 'order_id']).execute();
  return taken.sort((one, other) => one.number - other.number);
}

type Making = {
  roll: (sides: number) => number;
  users: Rows<'users'>;
  products: Awaited<ReturnType<typeof goodsOf>>;
};
type Placed = { number: number; order_id: string; placedAt: Instant; isOpen: boolean };

function orderOf({ roll, users, products }: Making, { number, order_id, placedAt, isOpen }: Placed) {
  const user = users[roll(users.length)]!;
  const [firstName = '', ...rest] = user.name.split(' ');
  const name = { firstName, lastName: rest.join(' ') };
  // The first of the list sell the best.
  const taken = new Set(Array.from({ length: 1 + roll(5) }, () => roll(1 + roll(products.length))));
  const lines = [...taken].map((at, position) => {
    const quantity = 1 + roll(4);
    const product = products[at]!;
    return { order_id, position, ...product, quantity, total_paise: times(product.price_paise, quantity) };
  });
  const subtotal = sum(lines.map(({ total_paise }) => total_paise));
  const shipping = subtotal > 50_000 ? ZERO : paise(2000);
  const status = isOpen ? OPEN_STATUSES[roll(2)]! : roll(20) === 0 ? 'cancelled' : 'delivered';
  const movedAt = status === 'pending' ? placedAt : after(placedAt, 300 * MINUTE);
  // One of a hundred is in the book of those who pay at the end of the month.
  const isPaid = status === 'delivered' && roll(100) > 0;
  const order = {
    id: order_id,
    number,
    user_id: user.id,
    status,
    payment_status: isPaid ? ('received' as const) : ('pending' as const),
    paid_paise: isPaid ? plus(subtotal, shipping) : ZERO,
    payment_method: roll(4) === 0 ? ('card' as const) : ('cash' as const),
    subtotal_paise: subtotal,
    shipping_paise: shipping,
    total_paise: plus(subtotal, shipping),
    total_items: lines.reduce((total, line) => total + line.quantity, 0),
    first_name: name.firstName,
    last_name: name.lastName,
    phone: user.phone,
    phone_digits: phoneDigits(user.phone),
    colony: COLONIES[roll(COLONIES.length)]!,
    landmark: LANDMARKS[roll(LANDMARKS.length)]!,
    search: orderSearchText({ number, ...name, phone: user.phone }),
    placed_at: placedAt,
    delivered_at: status === 'delivered' ? movedAt : null,
    updated_at: movedAt,
  } satisfies Rows<'orders'>[number];
  const by = { order_id, kind: 'status' as const, actor_id: user.id, actor_name: user.name };
  const events: Rows<'order_events'> = [
    { ...by, position: 0, figures: JSON.stringify({ from: null, to: 'pending' }), at: placedAt },
  ];
  if (status !== 'pending')
    events.push({
      ...by,
      position: 1,
      figures: JSON.stringify({ from: 'pending', to: status }),
      at: movedAt,
    });
  return { order, lines, events };
}

const OPEN_STATUSES = ['pending', 'dispatched'] as const;

if (import.meta.main) {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '50000' } } });
  const config = loadConfig(process.env);
  const db = openDatabase(config.database);
  await migrate(db, config.database.kind);
  const began = performance.now();
  const orders = Number(values.orders);
  const until = new Date().toISOString();
  await inTransaction(db, async (tx) => {
    if ((await goodsOf(tx)).length === 0) await stockShelves(tx, 500, until);
    await writeHistory(tx, { orders, customers: Math.ceil(orders / 25), days: 365, until });
  });
  await db.destroy();
  console.log(`${orders} orders written in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
