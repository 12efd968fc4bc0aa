import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { load } from '#test/released/dump.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

const kind = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';
const KEPT = new URL(`../../../../test/released/088-wishes.${kind}.sql`, import.meta.url);

test.each([
  ['{"en":"Fair","hi":"मेला","bn":""}', ['Fair', 'मेला', '']],
  ['मेला', ['मेला', '', '']],
  ['{"en":"x" Fair', ['{"en":"x" Fair', '', '']],
])('closed days that were named %s keep their names, each in its language', async (text, names) => {
  const database = await newEmptyDatabase();
  await load(database.address, readFileSync(KEPT, 'utf8'));
  const db = openDatabase(database.address);
  await sql`update closures set text = ${text}`.execute(db);
  await migrate(db, kind);
  const rows = await db.selectFrom('closures').select(['text', 'text_hi', 'text_bn']).execute();
  expect(rows.map((row) => [row.text, row.text_hi, row.text_bn])).toEqual([names]);
  await db.destroy();
  await database.remove();
});
