import { sql } from 'kysely';
import type { Tx } from '#db/schema.ts';

const KEPT = ['users', 'addresses', 'orders', 'order_lines', 'order_events'] as const;

/**
 * Makes many orders out of fewer, inside the database: each order and each customer becomes so many, with lines and
 * history of their own, and the books stay in the order in which things happened.
 */
export async function multiply(tx: Tx, copies: number, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (copies < 2) return;
  for (const table of KEPT) {
    const what =
      table === 'users'
        ? sql`select * from users where role = 'user'`
        : sql`select * from ${sql.table(table)}`;
    await sql`create temporary table ${sql.table(`few_${table}`)} as ${what}`.execute(tx);
  }
  for (const table of ['order_events', 'order_lines', 'orders', 'order_numbers'] as const) {
    await sql`delete from ${sql.table(table)}`.execute(tx);
  }
  for (const statement of statements(copies)) await sql.raw(statement).execute(tx);
  for (const table of KEPT) await sql`drop table ${sql.table(`few_${table}`)}`.execute(tx);
  // PostgreSQL's own count of the numbers does not see those that were written past it.
  if (kind === 'postgres')
    await sql`select setval(pg_get_serial_sequence('order_numbers', 'number'), (select max(number) from order_numbers))`.execute(
      tx,
    );
}

/** The id of a copy; the first one is the row itself. No id that was made otherwise has a c in the place of its variant. */
const idOf = (column: string): string =>
  `case k when 0 then ${column} else substr(${column}, 1, 15) || digits || '-c' || substr(${column}, 21) end`;
const PHONE = 'cast(cast(phone as bigint) + k * 100000 as text)';

function statements(copies: number): string[] {
  const number = `((few.number - 1) * ${copies} + 1 + k)`;
  const values = Array.from({ length: copies }, (_, k) => `(${k}, '${String(k).padStart(3, '0')}')`);
  const each = `with copies (k, digits) as (values ${values.join(', ')})`;
  return [
    `insert into users (id, name, email, phone, role, created_at, updated_at)
     ${each} select ${idOf('id')}, name, digits || email, ${PHONE}, role, created_at, updated_at
     from few_users, copies where k > 0`,
    `insert into addresses (id, user_id, name, email, phone, street, city, state, pin_code, created_at)
     ${each} select ${idOf('id')}, ${idOf('user_id')}, name, email, ${PHONE}, street, city, state, pin_code, created_at
     from few_addresses, copies where k > 0`,
    `insert into order_numbers (number, order_id)
     ${each} select ${number}, ${idOf('few.id')} from few_orders as few, copies order by few.number, k`,
    `insert into orders (id, number, user_id, status, payment_status, payment_method, subtotal_paise, shipping_paise,
       total_paise, total_items, first_name, last_name, phone, colony, landmark, search, placed_at, delivered_at, updated_at)
     ${each} select ${idOf('few.id')}, ${number}, ${idOf('user_id')}, status, payment_status, payment_method,
       subtotal_paise, shipping_paise, total_paise, total_items, first_name, last_name, ${PHONE}, colony, landmark,
       '#' || ${number} || ' ' || lower(first_name || ' ' || last_name) || ' ' || ${PHONE} || ' ',
       substr(placed_at, 1, 20) || digits || 'Z', delivered_at, updated_at
     from few_orders as few, copies order by few.number, k`,
    `insert into order_lines (order_id, position, product_id, title, description, thumbnail, category, unit, pack, color,
       price_paise, quantity, total_paise)
     ${each} select ${idOf('order_id')}, position, product_id, title, description, thumbnail, category, unit, pack,
       color, price_paise, quantity, line.total_paise
     from few_order_lines as line join few_orders as few on few.id = order_id, copies order by few.number, k, position`,
    `insert into order_events (order_id, position, kind, from_value, to_value, actor_id, actor_name, note, at)
     ${each} select ${idOf('order_id')}, position, kind, from_value, to_value, actor_id, actor_name, note, at
     from few_order_events as event join few_orders as few on few.id = order_id, copies order by few.number, k, position`,
    `update products set sold = sold * ${copies}`,
  ];
}
