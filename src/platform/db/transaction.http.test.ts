import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db, Tx } from '#db/schema.ts';
import { openShop } from '#test/open-shop.ts';
import { isTaken } from './errors.ts';
import { inTransaction } from './transaction.ts';

/** Longer than an order takes by far, as a batch of an import does; a busy machine may give nobody a turn for a while. */
const LONG_MS = 60;
const LONGEST_MS = 5000;

const row = (name: string) => ({ name, value: '', updated_at: '' });

test('a command that fails leaves nothing behind', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  const failing = inTransaction(db, async (tx) => {
    await tx.insertInto('settings').values(row('half')).execute();
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await db.selectFrom('settings').selectAll().where('name', '=', 'half').execute()).toEqual([]);
});

test('readers see the last committed state while a command is under way, and need not wait', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  await inTransaction(db, async (tx) => {
    await tx.insertInto('settings').values(row('soon')).execute();
    expect(await db.selectFrom('settings').selectAll().where('name', '=', 'soon').execute()).toEqual([]);
  });
  expect(await db.selectFrom('settings').selectAll().where('name', '=', 'soon').execute()).toHaveLength(1);
});

test('during a long command those who ask for something else get their turn', async () => {
  await using shop = await openShop();
  let turns = 0;
  await inTransaction(shop.platform.db, async (tx) => {
    const others = setInterval(() => (turns += 1), 0);
    const began = performance.now();
    const isUnder = (limit: number) => performance.now() - began < limit;
    while (isUnder(LONG_MS) || (turns < 2 && isUnder(LONGEST_MS)))
      await tx.selectFrom('settings').selectAll().execute();
    clearInterval(others);
  });
  expect(turns).toBeGreaterThan(1);
});

test('what a long command had still to write when it failed is not written', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  const write = (tx: Db | Tx, name: string) => tx.insertInto('settings').values(row(name)).execute();
  const writeSlowly = (tx: Tx, name: string) =>
    sql`insert into settings (name, value, updated_at)
      with recursive counted (n) as (select 1 union all select n + 1 from counted where n < 200000)
      select ${name}, '', '' from (select count(*) as total from counted) as all_counted where total > 0`.execute(
      tx,
    );
  const failing = inTransaction(db, async (tx) => {
    await write(tx, 'one');
    await Promise.all([writeSlowly(tx, 'one'), write(tx, 'late')]);
  });
  await expect(failing).rejects.toThrow(/unique/i);
  // Once everything is written that was still to be.
  await write(db, 'other');
  expect(await db.selectFrom('settings').select('name').execute()).toEqual([{ name: 'other' }]);
});

test('a hundred commands at once count every one', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  await db.insertInto('settings').values(row('count')).execute();
  await Promise.all(
    Array.from({ length: 100 }, () =>
      inTransaction(db, (tx) =>
        tx
          .updateTable('settings')
          .set((old) => ({ revision: old('revision', '+', 1) }))
          .where('name', '=', 'count')
          .execute(),
      ),
    ),
  );
  const { revision } = await db
    .selectFrom('settings')
    .select('revision')
    .where('name', '=', 'count')
    .executeTakeFirstOrThrow();
  expect(revision).toBe(101);
});

test('a value that is taken is told from every other refusal', async () => {
  await using shop = await openShop();
  const insert = () => shop.platform.db.insertInto('settings').values(row('one')).execute();
  await insert();
  const error: unknown = await insert().catch((refused: unknown) => refused);
  expect([
    isTaken(error, 'settings.name'),
    isTaken(error, 'users.email'),
    isTaken(new Error('no'), 'settings.name'),
  ]).toEqual([process.env['TEST_DATABASE'] !== 'postgres', false, false]);
});
