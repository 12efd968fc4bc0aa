import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { migrate } from '#platform/db/upgrade/migrate.ts';
import { load } from '#test/released/dump.ts';
import { newEmptyDatabase } from '#test/test-database.ts';

test('orders that were paid before payments were rows have one each, marked as from before', async () => {
  const database = await newEmptyDatabase();
  const { kind } = database.address;
  const kept = new URL(`../../../../../test/released/040-area-note.${kind}.sql`, import.meta.url);
  await load(database.address, readFileSync(kept, 'utf8'));
  const db = openDatabase(database.address);
  const orders = await db.selectFrom('orders').select(['id', 'total_paise']).orderBy('number').execute();
  const [paid, ...others] = orders;
  await db
    .updateTable('orders')
    .set({ payment_status: 'received', payment_method: 'card' })
    .where('id', '=', paid!.id)
    .execute();
  await migrate(db, kind);
  const rows = await db.selectFrom('payments').selectAll().execute();
  expect(rows).toMatchObject([
    { order_id: paid!.id, kind: 'paid', method: 'card', source: 'before', round_id: null },
  ]);
  expect(rows.map(({ amount_paise }) => Number(amount_paise))).toEqual([Number(paid!.total_paise)]);
  const after = await db.selectFrom('orders').select(['id', 'paid_paise']).orderBy('number').execute();
  expect(after.map(({ paid_paise }) => Number(paid_paise))).toEqual([
    Number(paid!.total_paise),
    ...others.map(() => 0),
  ]);
  await db.destroy();
  await database.remove();
});
