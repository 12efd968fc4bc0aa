import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { load } from '#test/released/dump.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

const kind = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';
const KEPT = new URL(`../../../../test/released/095-newsletter-consents.${kind}.sql`, import.meta.url);
const FIRST = 'vegetables fruits meat localitems grocery electronics food cosmetics fragrances'.split(' ');
const CAROUSELS = 'vegetables fruits localitems food'.split(' ');
const [groceries, ...others] = ['grocery', ...FIRST.filter((value) => value !== 'grocery')];

/** A shop of the version before with these shelves and carousels, after what its owner did by the audit, upgraded. */
async function upgraded(shelves: string[], carousels: string[], audited: string[]) {
  const database = await newEmptyDatabase();
  await load(database.address, readFileSync(KEPT, 'utf8'));
  const db = openDatabase(database.address);
  await sql`delete from audit_log where entity = 'shelf'`.execute(db);
  await sql`update shelves set carousel = null`.execute(db);
  for (const [at, value] of shelves.entries())
    await sql`update shelves set position = ${at + 1} where value = ${value}`.execute(db);
  for (const [at, value] of carousels.entries())
    await sql`update shelves set carousel = ${at + 1} where value = ${value}`.execute(db);
  for (const action of audited)
    await sql`insert into audit_log (id, at, actor_name, entity, entity_id, action)
      values (${action}, '2026-11-25T00:00:00.000Z', 'Meera', 'shelf', 'all', ${action})`.execute(db);
  const read = async () => {
    const rows = await db
      .selectFrom('shelves')
      .select(['value', 'carousel'])
      .where('value', 'in', FIRST)
      .orderBy('position')
      .execute();
    const shown = rows.filter(({ carousel }) => carousel !== null);
    return {
      order: rows.map(({ value }) => value),
      carousels: shown.toSorted((a, b) => a.carousel! - b.carousel!).map(({ value }) => value),
    };
  };
  await migrate(db, kind);
  return { db, read, close: () => db.destroy().then(() => database.remove()) };
}

test('upgrading: groceries stand first, and so they do on the home page, where the owner never chose', async () => {
  const shop = await upgraded(FIRST, CAROUSELS, []);
  expect(await shop.read()).toEqual({ order: [groceries, ...others], carousels: ['grocery', ...CAROUSELS] });
  await migrate(shop.db, kind, '095-newsletter-consents');
  expect(await shop.read()).toEqual({ order: FIRST, carousels: CAROUSELS });
  await shop.close();
});

const MOVED = FIRST.toReversed();

test.each([
  ['another order', MOVED, CAROUSELS, [], MOVED, ['grocery', ...CAROUSELS]],
  ['the first order, after another one', FIRST, CAROUSELS, ['ordered'], FIRST, ['grocery', ...CAROUSELS]],
  ['other carousels', FIRST, ['food'], [], [groceries, ...others], ['food']],
  [
    'the first carousels, after others',
    FIRST,
    CAROUSELS,
    ['chose carousels'],
    [groceries, ...others],
    CAROUSELS,
  ],
])('upgrading: %s of the owner stays', async (_title, shelves, carousels, audited, order, shown) => {
  const shop = await upgraded(shelves, carousels, audited);
  expect(await shop.read()).toEqual({ order, carousels: shown });
  await shop.close();
});
