import { appendFile, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#base/ids.ts';
import { TABLES } from '#db/tables.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { schemaVersion } from '#platform/db/upgrade/migrate.ts';
import { writeFileAtomically } from '#platform/files.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';
import { fillSample } from '#test/released/sample-shop.ts';
import { newTestDatabase } from '#test/test-database.ts';
import { type Line, readBackupFile, writeBackupFile } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const backup = (shop: TestShop, path: string) =>
  makeBackup(
    {
      db: shop.platform.db,
      config: { ...shop.platform.config, database: shop.address },
      pictures: uploadsOf(shop.platform),
    },
    path,
    shop.clock.now(),
  );

/** An empty place of the same kind to restore into. */
async function emptyPlace() {
  const database = await newTestDatabase();
  const config = { ...loadConfig({ DATA_DIR: database.dataDir }), database: database.address };
  const pictures = uploadsOf({ config });
  return { config, pictures, dataDir: database.dataDir, [Symbol.asyncDispose]: () => database.remove() };
}

test('a backup brings back every row and every picture in an empty place', async () => {
  await using shop = await openShop();
  const asha = await signUp(shop, { name: 'आशा', email: 'asha@example.in' });
  const picture = join(shop.platform.config.dataDir, 'media', 'a'.repeat(32), '240.avif');
  await writeFileAtomically(picture, Buffer.from([0, 255, 7]));
  const path = join(shop.platform.config.dataDir, 'shop.haat');
  const { rows, pictures } = await backup(shop, path);

  await using place = await emptyPlace();
  expect(await restoreBackup(place, path)).toMatchObject({ rows, pictures: 1 });
  expect(pictures).toBe(1);
  const db = openDatabase(place.config.database);
  const user = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  await db.destroy();
  expect([user.name, user.email]).toEqual(['आशा', asha.user.email]);
  expect(await readFile(join(place.dataDir, 'media', 'a'.repeat(32), '240.avif'))).toEqual(
    Buffer.from([0, 255, 7]),
  );
});

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'a restored shop finds its rows by its indexes from the first minute on',
  async () => {
    await using shop = await openShop();
    await signUp(shop);
    const path = join(shop.platform.config.dataDir, 'shop.haat');
    await backup(shop, path);
    await using place = await emptyPlace();
    await restoreBackup(place, path);
    const db = openDatabase(place.config.database);
    const { rows } = await sql<{ attname: string }>`select attname from pg_stats
      where tablename = 'users' and attname = 'phone_digits'`.execute(db);
    await db.destroy();
    expect(rows).toHaveLength(1);
  },
);

test('after a restore, order numbers go on where they were', async () => {
  await using shop = await openShop();
  const take = (db: TestShop['platform']['db']) =>
    db
      .insertInto('order_numbers')
      .values({ order_id: newId() })
      .returning('number')
      .executeTakeFirstOrThrow();
  await take(shop.platform.db);
  const last = await take(shop.platform.db);
  const path = join(shop.platform.config.dataDir, 'shop.haat');
  await backup(shop, path);
  await using place = await emptyPlace();
  await restoreBackup(place, path);
  const db = openDatabase(place.config.database);
  const next = await take(db);
  await db.destroy();
  expect(next.number).toBe(last.number + 1);
});

test('a backup that was cut short or changed is refused, and nothing is touched', async () => {
  await using shop = await openShop();
  const path = join(shop.platform.config.dataDir, 'shop.haat');
  await backup(shop, path);
  const whole = await readFile(path);
  await using place = await emptyPlace();
  await writeFile(path, whole.subarray(0, whole.length - 20));
  await expect(restoreBackup(place, path)).rejects.toThrow(/backup/);
  await writeFile(path, 'not a backup');
  await expect(restoreBackup(place, path)).rejects.toThrow(/backup/);
  await appendFile(path, whole);
  await expect(restoreBackup(place, path)).rejects.toThrow(/backup/);
  const db = openDatabase(place.config.database);
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  await db.destroy();
});

test('a backup knows every table that there is', async () => {
  await using shop = await openShop();
  const names =
    shop.address.kind === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{
          name: string;
        }>`select table_name as name from information_schema.tables where table_schema = 'public'`;
  const { rows } = await names.execute(shop.platform.db);
  const ours = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'));
  expect(ours.toSorted()).toEqual([...TABLES].toSorted());
});

const opened = [
  'sessions',
  'password_resets',
  'login_codes',
  'newsletter_requests',
  'push_keys',
  'push_devices',
] as const;
const restored = async (config: { database: TestShop['address'] }) => {
  const db = openDatabase(config.database);
  const rows = await Promise.all(opened.map((table) => db.selectFrom(table).selectAll().execute()));
  const people = await db.selectFrom('users').select('id').execute();
  await db.destroy();
  return { rows: rows.flat(), people: people.length };
};

test('a backup carries nothing that opens an account, and is for the shop’s own user only', async () => {
  await using shop = await openShop();
  await fillSample(shop);
  const path = join(shop.platform.config.dataDir, 'shop.haat');
  await backup(shop, path);
  const tables = new Set<string>();
  for await (const line of readBackupFile(path)) if ('table' in line) tables.add(line.table);
  expect(tables).toContain('users');
  expect(opened.filter((table) => tables.has(table))).toEqual([]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test('who was logged in when an older backup was made is not after it was restored', async () => {
  await using shop = await openShop();
  await signUp(shop);
  const path = join(shop.platform.config.dataDir, 'shop.haat');
  const { db } = shop.platform;
  const older = async function* (): AsyncIterable<Line> {
    yield { haat: 1, schema: await schemaVersion(db), madeAt: shop.clock.now() };
    for (const table of ['users', 'sessions'] as const) {
      for (const row of await db.selectFrom(table).selectAll().execute()) yield { table, row };
    }
  };
  await writeBackupFile(path, older());
  await using place = await emptyPlace();
  await restoreBackup(place, path);
  expect(await restored(place.config)).toEqual({ rows: [], people: 1 });
});
