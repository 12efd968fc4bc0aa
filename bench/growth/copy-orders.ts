import { sql } from 'kysely';
import type { Tx } from '#db/schema.ts';

const KEPT = ['users', 'addresses', 'orders', 'order_lines', 'order_events'] as const;

const AT_ONCE = 2500;

/**
 * Multiplies orders inside the database: each order and each customer is copied, with lines and history, in the order
 * of time.
 */
export async function copyOrders(tx: Tx, copies: number, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (copies < 2) return;
  for (const table of KEPT) {
    const what =
      table === 'users'
        ? sql`select * from users where role = 'user'`
        : sql`select * from ${sql.table(table)}`;
    await sql`create temporary table ${sql.table(`few_${table}`)} as ${what}`.execute(tx);
  }
  await sql`create index few_orders_by_number on few_orders (number, id)`.execute(tx);
  for (const table of ['order_lines', 'order_events'] as const) {
    await sql`create index ${sql.ref(`${table}_few`)} on ${sql.table(`few_${table}`)} (order_id)`.execute(tx);
  }
  for (const table of ['order_events', 'order_lines', 'orders', 'order_numbers'] as const) {
    await sql`delete from ${sql.table(table)}`.execute(tx);
  }
  for (const statement of people(copies)) await sql.raw(statement).execute(tx);
  const { rows } = await sql<{ most: number }>`select max(number) as most from few_orders`.execute(tx);
  for (let after = 0; after < (rows[0]?.most ?? 0); after += AT_ONCE) {
    for (const statement of books(copies, after)) await sql.raw(statement).execute(tx);
  }
  await sql`update products set sold = sold * ${sql.lit(copies)}, popularity = sold * ${sql.lit(copies)}`.execute(
    tx,
  );
  for (const table of KEPT) await sql`drop table ${sql.table(`few_${table}`)}`.execute(tx);
  // PostgreSQL's sequence does not notice numbers that were written explicitly.
  if (kind === 'postgres')
    await sql`select setval(pg_get_serial_sequence('order_numbers', 'number'), (select max(number) from order_numbers))`.execute(
      tx,
    );
}

/** The id of a copy; the first one is the row itself. No id that was made otherwise has a c in the place of its variant. */
const idOf = (column: string): string =>
  `case k when 0 then ${column} else substr(${column}, 1, 15) || digits || '-c' || substr(${column}, 21) end`;
const PHONE = 'cast(cast(phone as bigint) + k * 100000 as text)';

const each = (copies: number): string => {
  const values = Array.from({ length: copies }, (_, k) => `(${k}, '${String(k).padStart(3, '0')}')`);
  return `with copies (k, digits) as (values ${values.join(', ')})`;
};

const people = (copies: number): string[] => [
  `insert into users (id, name, search, email, phone, role, created_at, updated_at)
   ${each(copies)} select ${idOf('id')}, name, search, digits || email, ${PHONE}, role, created_at, updated_at
   from few_users, copies where k > 0`,
  `insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at)
   ${each(copies)} select ${idOf('id')}, ${idOf('user_id')}, name, email, ${PHONE}, street, city, state, pin_code, created_at
   from few_addresses, copies where k > 0`,
];

/** A range of orders, small enough for PostgreSQL's statement timeout. */
function books(copies: number, after: number): string[] {
  const number = `((few.number - 1) * ${copies} + 1 + k)`;
  const stretch = `few.number > ${after} and few.number <= ${after + AT_ONCE}`;
  return [
    `insert into order_numbers (number, order_id)
     ${each(copies)} select ${number}, ${idOf('few.id')} from few_orders as few, copies
     where ${stretch} order by few.number, k`,
    `insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise,
       total_paise, paid_paise, total_items, first_name, last_name, phone, colony, landmark, search, placed_at, delivered_at, updated_at)
     ${each(copies)} select ${idOf('few.id')}, ${number}, ${idOf('user_id')}, status, payment_status, payment_method,
       subtotal_paise, shipping_paise, total_paise, paid_paise, total_items, first_name, last_name, ${PHONE}, colony, landmark,
       '#' || ${number} || ' ' || lower(first_name || ' ' || last_name) || ' ' || ${PHONE} || ' ',
       substr(placed_at, 1, 20) || digits || 'Z', delivered_at, updated_at
     from few_orders as few, copies where ${stretch} order by few.number, k`,
    `insert into order_lines (order_id, position, product_id, title, description, thumbnail, category, unit, pack, color,
       price_paise, quantity, total_paise)
     ${each(copies)} select ${idOf('order_id')}, position, product_id, title, description, thumbnail, category, unit,
       pack, color, price_paise, quantity, line.total_paise
     from few_order_lines as line join few_orders as few on few.id = order_id, copies
     where ${stretch} order by few.number, k, position`,
    `insert into order_events (order_id, position, kind, figures, actor_id, actor_name, at, made_at)
     ${each(copies)} select ${idOf('order_id')}, position, kind, figures, actor_id, actor_name, at, made_at
     from few_order_events as event join few_orders as few on few.id = order_id, copies
     where ${stretch} order by few.number, k, position`,
  ];
}
