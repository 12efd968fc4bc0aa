import { parseArgs } from 'node:util';
import type { Insertable } from 'kysely';
import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { searchTextOf } from '#orders/order-desk.ts';
import { loadConfig } from '#platform/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open.ts';
import { inTransaction } from '#platform/db/transaction.ts';

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
const CATEGORIES = ['vegetables', 'fruits', 'grocery', 'food', 'cosmetics'];
const MINUTE = 60_000;

/** How much history to make up: the newest order is placed at `until`, the others back from there. */
export type History = { orders: number; customers: number; products: number; until: Instant };

/** A generator of the same numbers in every run: what is measured is the same shop each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>[];

async function insert<Table extends keyof Schema>(tx: Tx, table: Table, rows: Rows<Table>): Promise<void> {
  const perStatement = Math.max(1, Math.floor(15_000 / Object.keys(rows[0] ?? {}).length));
  for (let from = 0; from < rows.length; from += perStatement) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + perStatement))
      .execute();
  }
}

const customersOf = (count: number, at: Instant): Rows<'users'> =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(),
    name: `${FIRST_NAMES[index % FIRST_NAMES.length]} Sample ${index}`,
    email: `sample-${newId()}@example.com`,
    phone: String(9_000_000_000 + index),
    role: 'user' as const,
    created_at: at,
    updated_at: at,
  }));

const productsOf = (count: number, at: Instant): Rows<'products'> =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(),
    sku: `sample-${newId()}`,
    title: `Sample goods ${index}`,
    description: 'Made up to measure the shop.',
    category: CATEGORIES[index % CATEGORIES.length]!,
    brand: '',
    color: '',
    unit: 'kg' as const,
    pack: '',
    price_paise: 1000 + index * 50,
    cut_price_paise: 1200 + index * 50,
    stock: 1_000_000,
    rating_hundredths: 400,
    thumbnail: '',
    created_at: at,
    updated_at: at,
  }));

async function takeNumbers(tx: Tx, count: number): Promise<{ number: number; order_id: string }[]> {
  const taken = [];
  for (let left = count; left > 0; left -= 5000) {
    const rows = Array.from({ length: Math.min(left, 5000) }, () => ({ order_id: newId() }));
    taken.push(
      ...(await tx.insertInto('order_numbers').values(rows).returning(['number', 'order_id']).execute()),
    );
  }
  return taken.sort((one, other) => one.number - other.number);
}

/** Writes a long history of orders straight into the tables, in one transaction. */
export async function writeHistory(tx: Tx, history: History): Promise<void> {
  const roll = dice(7);
  const begin = after(history.until, -history.orders * 10 * MINUTE);
  const users = customersOf(history.customers, begin);
  const products = productsOf(history.products, begin);
  await insert(tx, 'users', users);
  await insert(tx, 'products', products);

  const numbered = await takeNumbers(tx, history.orders);
  const orders: Rows<'orders'> = [];
  const lines: Rows<'order_lines'> = [];
  const events: Rows<'order_events'> = [];
  for (let index = 0; index < history.orders; index += 1) {
    const { order_id: id, number } = numbered[index]!;
    const user = users[roll(users.length)]!;
    const placedAt = after(begin, index * 10 * MINUTE);
    const taken = new Set(Array.from({ length: 1 + roll(5) }, () => roll(products.length)));
    const orderLines = [...taken].map((at, position) => {
      const product = products[at]!;
      const quantity = 1 + roll(4);
      return {
        order_id: id,
        position,
        product_id: product.id,
        title: product.title,
        description: product.description,
        thumbnail: '',
        category: product.category,
        unit: product.unit,
        pack: '',
        color: '',
        price_paise: product.price_paise,
        quantity,
        total_paise: product.price_paise * quantity,
      };
    });
    const subtotal = orderLines.reduce((total, line) => total + line.total_paise, 0);
    const shipping = subtotal > 50_000 ? 0 : 2000;
    const isOld = index < history.orders - 200;
    const status = isOld
      ? roll(20) === 0
        ? 'cancelled'
        : 'delivered'
      : roll(2) === 0
        ? 'pending'
        : 'dispatched';
    const movedAt = after(placedAt, 300 * MINUTE);
    const [firstName = '', ...rest] = user.name.split(' ');
    const lastName = rest.join(' ');
    orders.push({
      id,
      number,
      first_name: firstName,
      last_name: lastName,
      phone: user.phone,
      user_id: user.id,
      status,
      payment_status: status === 'delivered' ? 'received' : 'pending',
      payment_method: roll(4) === 0 ? 'card' : 'cash',
      subtotal_paise: subtotal,
      shipping_paise: shipping,
      total_paise: subtotal + shipping,
      total_items: orderLines.reduce((total, line) => total + line.quantity, 0),
      colony: COLONIES[roll(COLONIES.length)]!,
      landmark: LANDMARKS[roll(LANDMARKS.length)]!,
      search: searchTextOf({ number, firstName, lastName, phone: user.phone }),
      placed_at: placedAt,
      delivered_at: status === 'delivered' ? movedAt : null,
      updated_at: status === 'pending' ? placedAt : movedAt,
    });
    lines.push(...orderLines);
    const placing = { order_id: id, kind: 'status' as const, actor_id: user.id, actor_name: user.name };
    events.push({ ...placing, position: 0, from_value: null, to_value: 'pending', at: placedAt });
    if (status !== 'pending') {
      events.push({ ...placing, position: 1, from_value: 'pending', to_value: status, at: movedAt });
    }
  }
  await insert(tx, 'orders', orders);
  await insert(tx, 'order_lines', lines);
  await insert(tx, 'order_events', events);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '50000' } } });
  const config = loadConfig(process.env);
  const db = openDatabase(config.database);
  await migrate(db, config.database.kind);
  const began = performance.now();
  const orders = Number(values.orders);
  const until = new Date().toISOString();
  await inTransaction(db, (tx) => writeHistory(tx, { orders, customers: 2000, products: 500, until }));
  await db.destroy();
  console.log(`${orders} orders written in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
