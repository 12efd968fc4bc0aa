import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { load } from '#test/released/dump.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

test('houses whose pincode was typed with spaces keep their place; of two rows for one house, the one on the map stays', async () => {
  const database = await newEmptyDatabase();
  const { kind } = database.address;
  const kept = new URL(`../../../../test/released/059-credit-for-delivery.${kind}.sql`, import.meta.url);
  await load(database.address, readFileSync(kept, 'utf8'));
  const db = openDatabase(database.address);
  await sql`delete from stop_places`.execute(db);
  const { id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const add = (pincode: string, village: string, at: string, latitude: number | null = null) =>
    sql`insert into stop_places (user_id, pincode, village_key, position, latitude, longitude, updated_at)
      values (${id}, ${pincode}, ${village}, 1, ${latitude}, ${latitude}, ${at})`.execute(db);
  await add('844101', 'rampur', '2026-11-20T10:00:00.000Z');
  await add('844 101', 'rampur', '2026-11-19T10:00:00.000Z', 25.5);
  await add('844 101', 'khairi', '2026-11-19T10:00:00.000Z');
  await add('8441 01', 'khairi', '2026-11-20T10:00:00.000Z');
  await add('844101', 'tikri', '2026-11-20T10:00:00.000Z');
  await migrate(db, kind);
  const rows = await db
    .selectFrom('stop_places')
    .select(['pincode', 'village_key', 'latitude', 'updated_at'])
    .orderBy('village_key')
    .execute();
  expect(
    rows.map((row) => [row.pincode, row.village_key, row.latitude, row.updated_at.slice(8, 10)]),
  ).toEqual([
    ['844101', 'khairi', null, '20'],
    ['844101', 'rampur', 25.5, '19'],
    ['844101', 'tikri', null, '20'],
  ]);
  await db.destroy();
  await database.remove();
});
