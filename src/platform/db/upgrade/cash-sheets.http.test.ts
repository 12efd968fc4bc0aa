import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { openShop } from '#test/open-shop.ts';
import { load } from '#test/released/dump.ts';
import { wrongCash } from '#test/steps/cash.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { migrate, migrationNames } from './migrate.ts';

type Row = Record<string, unknown>;

test('rounds that were closed before there were cash sheets keep what was signed, there and back, and their cash is in it', async () => {
  const database = await newEmptyDatabase();
  const { kind } = database.address;
  const kept = new URL(`../../../../test/released/046-payments.${kind}.sql`, import.meta.url);
  await load(database.address, readFileSync(kept, 'utf8'));
  const db = openDatabase(database.address);
  const before = (await migrationNames()).find((name) => name.startsWith('046-')) ?? '';
  const closings = async (): Promise<Row[]> => {
    const { rows } = await sql<Row>`select * from round_closings order by round_id, position`.execute(db);
    return rows;
  };
  const round = await db
    .selectFrom('rounds')
    .selectAll()
    .orderBy('on_day')
    .limit(1)
    .executeTakeFirstOrThrow();
  const order = await db.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
  const add = async (id: string, written: string): Promise<void> => {
    await sql`insert into payments (id, order_id, position, kind, method, amount_paise, source, round_id, by_name, at, written_at)
      values (${id}, ${order.id}, ${Number(id)}, 'paid', 'cash', 5000, 'tap', ${round.id}, 'Ravi', ${written}, ${written})`.execute(
      db,
    );
  };
  await add('101', '2026-11-20T13:00:00.000Z');
  await add('102', '2026-11-20T15:00:00.000Z');
  await sql`insert into round_closings
    (round_id, position, expected_paise, came_paise, reason, cost_paise, signed_by, signed_name, signed_at)
    values (${round.id}, 0, 5000, 4900, 'wrong change', null, 'x', 'Meena', '2026-11-20T14:00:00.000Z')`.execute(
    db,
  );
  const signed = await closings();
  await migrate(db, kind);
  const inSheets = await db
    .selectFrom('cash_signed')
    .select('payment_id')
    .where('payment_id', 'in', ['101', '102'])
    .execute();
  expect(inSheets).toEqual([{ payment_id: '101' }]);
  await migrate(db, kind, before);
  expect(await closings()).toEqual(signed);
  await migrate(db, kind);
  await db.destroy();
  await using shop = await openShop({}, database);
  expect(await wrongCash(shop)).toEqual([]);
});
