// node test/released/keep-version.ts: keeps a database of the newest schema version, of both kinds, with a sample shop
// in it, so that every later version is tested on upgrading it. To be run once, with each new migration.
import { writeFileSync } from 'node:fs';
import { openDatabase } from '#platform/db/open.ts';
import { migrate, migrationNames } from '#platform/db/upgrade/migrate.ts';
import { openShop } from '#test/open-shop.ts';
import { newEmptyDatabase } from '#test/test-database.ts';
import { startPostgres } from '../../bin/postgres.mjs';
import { dump } from './dump.ts';
import { fillSample } from './sample-shop.ts';

const names = await migrationNames();
const wanted = process.argv[2] ?? names.at(-1) ?? '';
const server = await startPostgres();
process.env['TEST_DATABASE_URL'] = server.url;
try {
  for (const kind of ['sqlite', 'postgres'] as const) {
    process.env['TEST_DATABASE'] = kind;
    const database = await newEmptyDatabase();
    const migrateTo = async (version?: string): Promise<void> => {
      const db = openDatabase(database.address);
      await migrate(db, kind, version);
      await db.destroy();
    };
    await migrateTo();
    const shop = await openShop({}, { ...database, remove: () => Promise.resolve() });
    await fillSample(shop);
    await shop[Symbol.asyncDispose]();
    // A version of before this file: what it did not know yet is taken away again.
    if (wanted !== names.at(-1)) await migrateTo(wanted);
    writeFileSync(new URL(`${wanted}.${kind}.sql`, import.meta.url), dump(database.address));
    await database.remove();
    process.stdout.write(`Kept test/released/${wanted}.${kind}.sql\n`);
  }
} finally {
  await server.stop();
}
process.exit(0);
