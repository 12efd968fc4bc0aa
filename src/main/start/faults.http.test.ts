import { expect, test } from 'vitest';
import { openFleet } from '#test/faults/machines/fleet.ts';
import { ownDatabase } from '#test/faults/machines/own-database.ts';
import { killUnderLoad } from '#test/faults/process/kills.ts';
import { tryShared } from '#test/faults/servers/sharing.ts';
import { crashDuringBackup } from '#test/faults/storage/backup-crash.ts';
import { backUpUnderLoad } from '#test/faults/storage/backup-restore.ts';

// The short form of `npm run test:faults`, on the kind of database that the tests run on.
const MINUTES = 240_000;

test(
  'the power goes while people order: what they were told was done is there, and nothing is half done',
  async () => {
    await using database = await ownDatabase();
    const { broken, rounds, orders } = await killUnderLoad({ rounds: 2, databaseUrl: database.url });
    expect(broken).toEqual([]);
    expect([rounds, orders > 0]).toEqual([2, true]);
  },
  MINUTES,
);

test(
  'several servers of one shop, or several processes of one, show and count the same, and send each mail once',
  async () => {
    await using database = await ownDatabase();
    const fleet = database.url
      ? await openFleet(2, { databaseUrl: database.url, proxy: 'if here' })
      : await openFleet(1, { env: { WEB_PROCESSES: '2' }, proxy: 'none' });
    try {
      const { broken } = await tryShared(fleet, {
        processes: database.url ? 1 : 2,
        rounds: 1,
        orders: 10,
        doublesMs: 1500,
      });
      expect(broken).toEqual([]);
    } finally {
      await fleet.close();
    }
  },
  MINUTES,
);

test(
  'a backup is made while people shop: restored elsewhere, all that was acknowledged before is there, and the books agree',
  async () => {
    await using database = await ownDatabase();
    const { broken, backups } = await backUpUnderLoad(1, database.url);
    expect(broken).toEqual([]);
    expect(backups).toHaveLength(1);
  },
  MINUTES,
);

test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'PostgreSQL loses its power while a backup is made: the backup says so in one sentence, and leaves nothing half done',
  async () => {
    const { broken, said } = await crashDuringBackup();
    expect(broken).toEqual([]);
    expect(said).toHaveLength(3);
  },
  MINUTES,
);
