import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { load } from '#test/released/dump.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

const kind = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';
const KEPT = new URL(`../../../../test/released/076-moved-orders.${kind}.sql`, import.meta.url);
const AT = '2026-11-20T10:00:00.000Z';

/** Events as they were noted, with the kind and figures that they are now. */
const NOTED: [kind: string, from: string | null, to: string, note: string, now: string, figures: object][] = [
  ['status', null, 'pending', '', 'status', { from: null, to: 'pending' }],
  [
    'status',
    null,
    'pending',
    'By phone, beyond the limits',
    'status',
    { from: null, to: 'pending', taken: { channel: 'phone', beyond: true } },
  ],
  ['status', 'pending', 'pending', 'Packed', 'packed', {}],
  ['status', 'pending', 'pending', 'Not packed after all', 'unpacked', {}],
  ['status', 'pending', 'pending', 'Another time was promised', 'roundChanged', {}],
  ['status', 'pending', 'pending', 'Confirmed by phone', 'phoneConfirmed', {}],
  ['status', 'dispatched', 'dispatched', 'Nobody was at home', 'nobodyHome', {}],
  ['status', 'delivered', 'delivered', 'Not all of it put on the account', 'partlyOnAccount', {}],
  [
    'status',
    'pending',
    'pending',
    'Left out: Tea: Assam, 50% more',
    'line',
    { deed: 'leftOut', title: 'Tea: Assam, 50% more', title_hi: 'चाय', title_bn: '' },
  ],
  [
    'status',
    'pending',
    'pending',
    'Swapped: gone since',
    'line',
    { deed: 'swapped', title: 'gone since', title_hi: '', title_bn: '' },
  ],
  ['status', 'pending', 'pending', 'Agreed to ₹1,509.50', 'agreed', { total: 150950 }],
  ['status', 'pending', 'pending', 'Said no to ₹509', 'saidNo', { total: 50900 }],
  ['status', 'delivered', 'delivered', 'Credit taken back: ₹0.40', 'creditUndone', { amount: 40 }],
  [
    'status',
    'pending',
    'cancelled',
    'It was ordered twice',
    'status',
    { from: 'pending', to: 'cancelled', reason: 'twice' },
  ],
  [
    'status',
    'pending',
    'cancelled',
    'Packed',
    'status',
    { from: 'pending', to: 'cancelled', reason: 'other', text: 'Packed' },
  ],
  ['payment', 'pending', 'received', '', 'payment', { from: 'pending', to: 'received' }],
  [
    'payment',
    'pending',
    'pending',
    '₹1,00,473.50 by UPI',
    'payment',
    { from: 'pending', to: 'pending', money: { move: 'upi', amount: 10047350 } },
  ],
  [
    'payment',
    'received',
    'pending',
    '₹24 taken off the account',
    'payment',
    { from: 'received', to: 'pending', money: { move: 'offAccount', amount: 2400 } },
  ],
];

test('the notes of timelines become kinds with figures; the version before reads steps again after the way back', async () => {
  const database = await newEmptyDatabase();
  await load(database.address, readFileSync(KEPT, 'utf8'));
  const db = openDatabase(database.address);
  const { rows } = await sql<{ id: string }>`select id from orders order by number`.execute(db);
  const order = rows[0]?.id ?? '';
  await sql`update order_lines set title = 'Tea: Assam, 50% more', title_hi = 'चाय', title_bn = ''
    where order_id = ${order} and position = 0`.execute(db);
  await sql`delete from order_events where order_id = ${order}`.execute(db);
  for (const [position, [was, from, to, note]] of NOTED.entries())
    await sql`insert into order_events (order_id, position, kind, from_value, to_value, actor_name, note, at)
      values (${order}, ${position}, ${was}, ${from}, ${to}, 'Ravi', ${note}, ${AT})`.execute(db);

  await migrate(db, kind);
  const told = await sql<{ kind: string; figures: string; actor_name: string; at: string }>`
    select kind, figures, actor_name, at from order_events where order_id = ${order} order by position`.execute(
    db,
  );
  expect(
    told.rows.map(({ figures, ...row }) => ({ ...row, figures: JSON.parse(figures) as object })),
  ).toEqual(NOTED.map(([, , , , now, figures]) => ({ kind: now, figures, actor_name: 'Ravi', at: AT })));

  await migrate(db, kind, '076-moved-orders');
  const before = await sql<{ kind: string; from_value: string; to_value: string; note: string }>`
    select kind, from_value, to_value, note from order_events where order_id = ${order} order by position`.execute(
    db,
  );
  expect(before.rows.map(({ kind: one }) => one)).toEqual(NOTED.map(([one]) => one));
  expect(before.rows[2]).toEqual({
    kind: 'status',
    from_value: 'pending',
    to_value: 'pending',
    note: 'Packed',
  });
  expect(before.rows[14]).toMatchObject({ to_value: 'cancelled', note: 'Packed' });
  await db.destroy();
  await database.remove();
});
