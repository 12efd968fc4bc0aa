import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobHandlers } from '#main/job-handlers.ts';
import { uploadsOf } from '#media/server/uploads.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { listen, newsOf } from '#test/news-listener.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';
import { newTestDatabase } from '#test/test-database.ts';
import { addBackupWhenDue } from './nightly.ts';
import { restoreBackup } from './restore-backup.ts';

/** A shop that is to be backed up at 23:00; it is 10:00 on 20 November. */
async function openBackedUp(keep = 2) {
  const shop = await openShop();
  const dir = join(shop.platform.config.dataDir, 'backups');
  Object.assign(shop.platform.config, { database: shop.address, backup: { dir, at: '23:00', keep } });
  const work = async (): Promise<void> => {
    const worker = startWorker(shop.platform, jobHandlers(shop.platform));
    await worker.runDue();
    await worker.stop();
  };
  /** Looks and works as the server does. */
  const night = async (): Promise<string[]> => {
    await addBackupWhenDue(shop.platform);
    await work();
    return (await readdir(dir)).toSorted((a, b) => (a < b ? -1 : 1));
  };
  return { shop, dir, night, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

const backupJobs = (shop: TestShop) =>
  shop.platform.db.selectFrom('jobs').select(['done_at']).where('kind', '=', 'backup').execute();

test(
  'each night there is one backup of the day, by whichever process; the newest stay, and what is not ours too',
  { timeout: 60_000 },
  async () => {
    await using backedUp = await openBackedUp();
    const { shop, dir, night } = backedUp;
    await mkdir(dir);
    await writeFile(join(dir, 'before-upgrade.haat'), 'by hand');
    await writeFile(join(dir, '2026-11-18.haat.part'), 'broken off');
    expect(await night()).toEqual(['2026-11-19.haat', 'before-upgrade.haat']); // it was off last night
    shop.clock.advance({ hours: 12 });
    expect(await night()).toHaveLength(2);
    shop.clock.advance({ hours: 1 });
    await Promise.all([addBackupWhenDue(shop.platform), addBackupWhenDue(shop.platform)]);
    expect(await backupJobs(shop)).toHaveLength(2);
    expect(await night()).toEqual(['2026-11-19.haat', '2026-11-20.haat', 'before-upgrade.haat']);
    shop.clock.advance({ days: 1 });
    expect(await night()).toEqual(['2026-11-20.haat', '2026-11-21.haat', 'before-upgrade.haat']);
  },
);

test('of several servers, one that keeps no backups leaves the work to the one that does', async () => {
  await using backedUp = await openBackedUp();
  const { shop, night } = backedUp;
  await addBackupWhenDue(shop.platform);
  const elsewhere = { ...shop.platform, config: { ...shop.platform.config, backup: undefined } };
  const worker = startWorker(elsewhere, jobHandlers(elsewhere));
  await worker.runDue();
  await worker.stop();
  expect(await backupJobs(shop)).toEqual([{ done_at: null }]);
  expect(await night()).toEqual(['2026-11-19.haat']);
});

test('a nightly backup brings the shop back', async () => {
  await using backedUp = await openBackedUp();
  const asha = await signUp(backedUp.shop, { name: 'आशा' });
  const [name = ''] = await backedUp.night();
  const database = await newTestDatabase();
  const config = { ...loadConfig({ DATA_DIR: database.dataDir }), database: database.address };
  await restoreBackup({ config, pictures: uploadsOf({ config }) }, join(backedUp.dir, name));
  const db = openDatabase(database.address);
  expect(await db.selectFrom('users').select('email').execute()).toEqual([{ email: asha.user.email }]);
  await db.destroy();
  await database.remove();
});

test('a backup that fails is told to the owner and tried again, until one is made', async () => {
  await using backedUp = await openBackedUp();
  const { shop, dir, night } = backedUp;
  const owner = await admin(shop);
  const says = async (): Promise<boolean> => {
    const screen = await listen(shop, owner);
    const { news } = await newsOf(screen);
    await screen.leave();
    return news.failedBackup;
  };
  expect(await says()).toBe(false);
  shop.platform.config.backup = { dir: join(dir, 'file'), at: '23:00', keep: 2 };
  await mkdir(dir);
  await writeFile(join(dir, 'file'), 'no folder');
  await night();
  expect([await says(), shop.bugs.length]).toEqual([true, 1]);
  shop.platform.config.backup = { dir, at: '23:00', keep: 2 };
  shop.clock.advance({ minutes: 1 });
  await night();
  expect([await says(), shop.bugs.length]).toEqual([false, 1]);
});

test('the shop stops while a backup is made: that is no failure, and the next start makes it', async () => {
  await using backedUp = await openBackedUp();
  const { shop, night } = backedUp;
  await addBackupWhenDue(shop.platform);
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  const working = worker.runDue();
  await expect
    .poll(
      async () =>
        (await shop.platform.db.selectFrom('jobs').select('locked_until').execute())[0]?.locked_until,
    )
    .not.toBe(null);
  await worker.stop();
  await working;
  expect(await backupJobs(shop)).toEqual([{ done_at: null }]);
  expect(await night()).toEqual(['2026-11-19.haat']);
  expect(shop.bugs).toEqual([]);
});
