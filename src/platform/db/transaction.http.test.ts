import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';
import { isTaken } from './errors.ts';
import { inTransaction } from './transaction.ts';

test('a command that fails leaves nothing behind', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  const failing = inTransaction(db, async (tx) => {
    await tx.insertInto('versions').values({ name: 'half', version: 1 }).execute();
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  expect(await db.selectFrom('versions').selectAll().where('name', '=', 'half').execute()).toEqual([]);
});

test('readers see the last committed state while a command is under way, and need not wait', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  await inTransaction(db, async (tx) => {
    await tx.insertInto('versions').values({ name: 'soon', version: 1 }).execute();
    expect(await db.selectFrom('versions').selectAll().where('name', '=', 'soon').execute()).toEqual([]);
  });
  expect(await db.selectFrom('versions').selectAll().where('name', '=', 'soon').execute()).toHaveLength(1);
});

test('a hundred commands at once count every one', async () => {
  await using shop = await openShop();
  const { db } = shop.platform;
  await db.insertInto('versions').values({ name: 'count', version: 0 }).execute();
  await Promise.all(
    Array.from({ length: 100 }, () =>
      inTransaction(db, (tx) =>
        tx
          .updateTable('versions')
          .set((row) => ({ version: row('version', '+', 1) }))
          .where('name', '=', 'count')
          .execute(),
      ),
    ),
  );
  const { version } = await db
    .selectFrom('versions')
    .select('version')
    .where('name', '=', 'count')
    .executeTakeFirstOrThrow();
  expect(version).toBe(100);
});

test('a value that is taken is told from every other refusal', async () => {
  await using shop = await openShop();
  const insert = () => shop.platform.db.insertInto('versions').values({ name: 'one', version: 1 }).execute();
  await insert();
  const error: unknown = await insert().catch((refused: unknown) => refused);
  expect([
    isTaken(error, 'versions.name'),
    isTaken(error, 'users.email'),
    isTaken(new Error('no'), 'versions.name'),
  ]).toEqual([process.env['TEST_DATABASE'] !== 'postgres', false, false]);
});
