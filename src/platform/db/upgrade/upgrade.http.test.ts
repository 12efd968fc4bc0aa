import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#db/schema.ts';
import { TABLES } from '#db/tables.ts';
import { openDatabase } from '#platform/db/open.ts';
import { checkoutRequest, DELIVERY_ADDRESS, send } from '#test/carts.ts';
import { openShop } from '#test/open-shop.ts';
import { PASSWORD } from '#test/people.ts';
import { load } from '#test/released/dump.ts';
import { OWNER, SHOPPER } from '#test/released/sample-shop.ts';
import { newEmptyDatabase, newTestDatabase, type TestDatabase } from '#test/test-database.ts';
import { migrate, migrationNames, schemaVersion } from './migrate.ts';

const KINDS = ['sqlite', 'postgres'] as const;
const kind = process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'sqlite';
const KEPT = new URL('../../../../test/released/', import.meta.url);
const keptFile = (version: string, of: (typeof KINDS)[number]): URL => new URL(`${version}.${of}.sql`, KEPT);
const versions = await migrationNames();
const newest = versions.at(-1) ?? '';
/** The versions of which a shop is kept: the end of the chain of before 1.0.0, and those since. */
const released = readdirSync(KEPT)
  .filter((name) => name.endsWith(`.${kind}.sql`))
  .map((name) => name.replace(`.${kind}.sql`, ''))
  .toSorted();

/** What a migration was meant to change: `table.column` of rows that were there, or rows of a table, by the version that changed it. */
const MEANT: Record<string, string[]> = {
  // What came off an account by itself is no longer kept: it follows from the share that was agreed.
  '065-money-from-facts': ['orders.came_off_paise'],
  '068-one-once': ['orders.taken_key'],
  '071-phone-names': ['users.login_phone'],
  '077-events-as-data': ['kind', 'from_value', 'to_value', 'note'].map((column) => `order_events.${column}`),
  // Staff have jobs: the same rights have other names.
  '082-staff-cards': ['users.permissions'],
  // An address and texts that no owner wrote.
  '083-own-words': ['settings.value'],
  // Hours get their weekdays without rounds, where they had none (roundless.http.test.ts).
  '094-pauses-in-languages': ['settings has other rows'],
  // Groceries first (groceries-first.http.test.ts).
  '096-first-shelves-and-papers': ['shelves.position', 'shelves.carousel'],
};

test('a shop of the newest version is kept, of both kinds', () => {
  const missing = KINDS.filter((of) => !existsSync(keptFile(newest, of))).map((of) => `${newest}.${of}.sql`);
  expect(missing, 'run once, and commit what it makes: node test/released/keep-version.ts').toEqual([]);
});

for (const version of released) {
  test(`a shop of version ${version} is upgraded: every row is as it was, and people go on shopping`, async () => {
    const database = await newEmptyDatabase();
    await load(database.address, readFileSync(keptFile(version, kind), 'utf8'));
    const db = openDatabase(database.address);
    const before = await rowsOf(db);
    await migrate(db, kind);
    const after = await rowsOf(db);
    expect(await schemaVersion(db)).toBe(newest);
    expect(changedIn(before, after, version)).toEqual([]);
    expect(Object.keys(before).length).toBeGreaterThan(15);
    expect(await schemaOf(db)).toEqual(await schemaOfNew());
    await db.destroy();

    await using shop = await openShop({}, database);
    const { body } = await shop.call('POST', '/api/auth/login', { email: SHOPPER, password: PASSWORD });
    const asha = shop.withToken(body.token);
    const { orders } = (await asha.call('GET', '/api/orders')).body;
    expect(orders.map(({ status }: { status: string }) => status)).toEqual(['pending', 'cancelled']);
    // To a pincode outside of the sample's areas, where the shop's own rule holds.
    const selectedAddress = { ...DELIVERY_ADDRESS, pincode: '110001' };
    expect((await send(asha, { ...(await checkoutRequest(asha)), selectedAddress })).status).toBe(201);

    const login = await shop.call('POST', '/api/auth/login', { email: OWNER, password: PASSWORD });
    const owner = shop.withToken(login.body.token);
    const found = async (path: string, typed: string): Promise<number> => {
      const { body } = await owner.call('GET', `/api/${path}?q=${encodeURIComponent(typed)}`);
      return body.total ?? body.totalUsers ?? body.totalOrders;
    };
    expect(await found('auth/user', 'आशा')).toBe(1);
    expect(await found('products/admin', 'आम')).toBe(1);
    expect(await found('orders/all', 'ÁSHA')).toBe(4);
  });
}

test('a shop older than the end of the chain is not touched, and says which version to start first', async () => {
  const database = await newEmptyDatabase();
  await load(database.address, readFileSync(keptFile('062-back-on-account', kind), 'utf8'));
  const db = openDatabase(database.address);
  await sql`delete from kysely_migration where name like '062%'`.execute(db);
  const before = await rowsOf(db);
  await expect(migrate(db, kind)).rejects.toThrow(
    'its last migration is 061-closed-by-rule); start the last version before 1.0.0 with it once',
  );
  expect([await rowsOf(db), await schemaVersion(db)]).toEqual([before, '061-closed-by-rule']);
  await db.destroy();
  await database.remove();
});

test('a migration that fails leaves the database as it was, and says which it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haat-migrations-'));
  await cp(new URL('../../../../db/migrations/', import.meta.url), folder, { recursive: true });
  await writeFile(
    join(folder, '999-broken.up.sql'),
    `create table half (id text);\nupdate products set stock = 0;\ninsert into nowhere values (1);\n`,
  );
  const database = await newEmptyDatabase();
  await load(database.address, readFileSync(keptFile(released[0] ?? '', kind), 'utf8'));
  const db = openDatabase(database.address);
  const [before, schemaBefore] = [await rowsOf(db), await schemaOf(db)];
  const newer = pathToFileURL(`${folder}/`);
  await expect(migrate(db, kind, undefined, newer)).rejects.toThrow('the migration 999-broken failed');
  expect([await rowsOf(db), await schemaOf(db), await schemaVersion(db)]).toEqual([
    before,
    schemaBefore,
    '062-shop',
  ]);
  await db.destroy();
  await database.remove();
  await rm(folder, { recursive: true });
});

type Rows = Record<string, Record<string, unknown>[]>;

async function rowsOf(db: Db): Promise<Rows> {
  const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const rows: Rows = {};
  for (const table of TABLES.filter((name) => there.has(name)))
    rows[table] = await db.selectFrom(table).selectAll().orderBy(sql.raw('1, 2')).execute();
  return rows;
}

/** Which columns of rows that were there are not what they were. */
function changedIn(before: Rows, after: Rows, version: string): string[] {
  const meant = versions.slice(versions.indexOf(version) + 1).flatMap((later) => MEANT[later] ?? []);
  const changed = Object.entries(before).flatMap(([table, rows]) => {
    if (rows.length === 0) return [`${table} has no row in the kept database`];
    if (rows.length !== after[table]?.length) return [`${table} has other rows`];
    return rows.flatMap((row, at) =>
      Object.keys(row)
        .filter((column) => row[column] !== after[table]?.[at]?.[column])
        .map((column) => `${table}.${column}`),
    );
  });
  return [...new Set(changed)].filter((name) => !meant.includes(name));
}

/** Everything that the tables are, one line each: a database that grew is the same as one that was made new. */
async function schemaOf(db: Db): Promise<string[]> {
  const lines =
    kind === 'sqlite'
      ? sql<{ line: string }>`select sql as line from sqlite_master where sql is not null
          and name not like 'sqlite_%'`
      : sql<{ line: string }>`
          select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
          from information_schema.columns where table_schema = 'public'
          union all select indexdef from pg_indexes where schemaname = 'public'
          union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
          where connamespace = 'public'::regnamespace`;
  const { rows } = await lines.execute(db);
  // A table that grew column by column has other white space and quotes, and one that was rebuilt other names of indexes.
  const plain = (line: string): string =>
    line
      .replaceAll('"', '')
      .replace(/INDEX \w+_p?key ON/, 'INDEX ON')
      .replaceAll(/\s*([(),])\s*/g, '$1')
      .replaceAll(/\s+/g, ' ');
  return rows.map(({ line }) => plain(line)).toSorted((a, b) => (a < b ? -1 : 1));
}

let newSchema: Promise<string[]> | undefined;

/** The tables of a database that was made new: the same for every version. */
const schemaOfNew = (): Promise<string[]> => (newSchema ??= readNewSchema());

async function readNewSchema(): Promise<string[]> {
  const database: TestDatabase = await newTestDatabase();
  const db = openDatabase(database.address);
  const schema = await schemaOf(db);
  await db.destroy();
  await database.remove();
  return schema;
}
