import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { load } from '#test/released/dump.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

const kind = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';
const KEPT = new URL(`../../../../test/released/089-closed-days-in-languages.${kind}.sql`, import.meta.url);
const WEEK = '[[["07:00","20:00"]],[["07:00","20:00"]],[["07:00","20:00"]],[],[["07:00","20:00"]],[],[]]';

test.each([
  [
    'hours that were set before rounds followed them stop the rounds of closed weekdays',
    WEEK,
    undefined,
    '467',
  ],
  ['hours that let rounds go on closed weekdays go on doing so', WEEK, '', ''],
  ['a shop that took its hours away keeps its rounds', 'null', undefined, undefined],
  ['a shop that never set hours keeps its rounds', undefined, undefined, undefined],
])('upgrading: %s', async (_title, hours, before, after) => {
  const database = await newEmptyDatabase();
  await load(database.address, readFileSync(KEPT, 'utf8'));
  const db = openDatabase(database.address);
  await sql`delete from settings where name in ('hours', 'weekdays without rounds')`.execute(db);
  const set = (name: string, value: string | undefined) =>
    value !== undefined &&
    sql`insert into settings (name, value, updated_at) values (${name}, ${value}, '2026-11-01')`.execute(db);
  await set('hours', hours);
  await set('weekdays without rounds', before);
  await migrate(db, kind);
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'weekdays without rounds')
    .executeTakeFirst();
  expect(row?.value).toBe(after);
  await db.destroy();
  await database.remove();
});
