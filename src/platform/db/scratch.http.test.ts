import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { uploadsOf } from '#media/server/uploads.ts';
import { makeBackup, tablesAt } from '#platform/backup/make-backup.ts';
import type { DatabaseAddress } from '#platform/db/open.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { signUp } from '#test/people.ts';
import { newTestDatabase } from '#test/test-database.ts';
import { openScratch } from './scratch.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** Runs SQL in the shop's database as its owner. */
async function run(shop: TestShop, statement: string): Promise<Record<string, unknown>[]> {
  if (shop.address.kind === 'sqlite') throw new Error('only PostgreSQL has roles');
  const client = new pg.Client({ connectionString: shop.address.url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

/** The shop's database as a role sees it that may read all rows, and has these further rights. */
async function asRole(shop: TestShop, name: string, rights: string): Promise<DatabaseAddress> {
  if (shop.address.kind === 'sqlite') throw new Error('only PostgreSQL has roles');
  await run(shop, `drop role if exists ${name}`);
  await run(shop, `create role ${name} login password 'rights' ${rights}`);
  await run(shop, `grant select on all tables in schema public to ${name}`);
  const url = new URL(shop.address.url);
  [url.username, url.password] = [name, 'rights'];
  return { kind: 'postgres', url: url.href };
}

const placesLeft = async (shop: TestShop): Promise<unknown[]> =>
  shop.address.kind === 'sqlite'
    ? (await readdir(shop.platform.config.dataDir)).filter((name) => name.startsWith('backup-check-'))
    : [
        ...(await run(
          shop,
          "select datname from pg_database where datname like current_database() || '\\_checking\\_%'",
        )),
        ...(await run(shop, "select nspname from pg_namespace where nspname like 'haat\\_checking\\_%'")),
      ];

test('a backup is tried in a scratch database of the same kind, and nothing of it stays', async () => {
  await using shop = await openShop({}, await newTestDatabase());
  const { dataDir } = shop.platform.config;
  const scratch = await openScratch(shop.address, dataDir);
  expect(scratch.address.kind).toBe(shop.address.kind);
  expect(await placesLeft(shop)).toHaveLength(1);
  await scratch.remove();
  expect(await placesLeft(shop)).toEqual([]);
});

test.runIf(isPostgres).each([
  ['create databases', 'postgres', 'createdb', ''],
  ['only create schemas', 'postgres', '', 'grant create on database'],
  ['create nothing', 'sqlite', '', ''],
] as const)('a role that may %s makes a backup and tries it', async (_, kind, rights, grant) => {
  await using shop = await openShop({}, await newTestDatabase());
  await signUp(shop);
  const role = `haat_test_${kind}_${rights || (grant ? 'schema' : 'none')}`;
  const database = await asRole(shop, role, rights);
  if (grant)
    await run(shop, `do $$ begin execute '${grant} ' || current_database() || ' to ${role}'; end $$`);
  const config = { ...shop.platform.config, database };
  const scratch = await openScratch(database, config.dataDir);
  expect(scratch.address.kind).toBe(kind);
  await scratch.remove();
  const restored: number[] = [];
  const source = { ...shop.platform, config, pictures: uploadsOf({ config }) };
  await makeBackup(source, join(config.dataDir, 'shop.haat'), shop.clock.now(), {
    onRestored: async (address) => {
      restored.push((await tablesAt(address))['users']?.rows ?? 0);
    },
  });
  expect(restored).toEqual([1]);
  expect(await placesLeft(shop)).toEqual([]);
  await run(shop, `drop owned by ${role}`);
  await run(shop, `drop role ${role}`);
});
