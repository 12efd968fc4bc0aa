import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECK_JOB } from '#admin/server/check/nightly-check.ts';
import type { Health } from '#admin/today.ts';
import { addBackupWhenDue, BACKUP_JOB } from '#platform/backup/nightly.ts';
import { addNightly } from '#platform/jobs/nightly.ts';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { listen, newsOf } from '#test/news-listener.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, type Person, signUp, staff } from '#test/people.ts';
import { workOff } from '#test/steps/jobs.ts';
import { newTestDatabase } from '#test/test-database.ts';

/** A shop with an order, of which a backup is made at 02:30 each night. */
async function openNightly() {
  const shop = await openShop({}, await newTestDatabase());
  const dir = join(shop.platform.config.dataDir, 'backups');
  const { mango } = await addGoods(shop, { mango: { price: 120, stock: 40 } });
  await order(await signUp(shop), [mango, 2]);
  const owner = await admin(shop);
  const keepBackups = (to = dir): void =>
    void (shop.platform.config.backup = { dir: to, at: '02:30', keep: 2 });
  return { shop, owner, dir, keepBackups, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

/** Does what waits. A job that the worker's own round began is given back when the worker stops, and is done then. */
async function doAll(shop: TestShop): Promise<void> {
  const isWaiting = async (): Promise<boolean> => {
    const waiting = await shop.platform.db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', [BACKUP_JOB, CHECK_JOB])
      .where('done_at', 'is', null)
      .where('last_error', 'is', null)
      .execute();
    return waiting.length > 0;
  };
  do await workOff(shop);
  while (await isWaiting());
}

const healthOf = async (owner: Person): Promise<Health> =>
  (await owner.call('GET', '/api/admin/today')).body.health;
const newsFor = async (shop: TestShop, person: Person) => {
  const screen = await listen(shop, person);
  const { news } = await newsOf(screen);
  await screen.leave();
  return { failedBackup: news.failedBackup, brokenRules: news.brokenRules };
};
const spoil = ({ platform }: TestShop) =>
  platform.db
    .updateTable('products')
    .set((row) => ({ sold: row('sold', '+', 1) }))
    .execute();

test('a shop without backups and checks says so, and promises nothing', async () => {
  await using nightly = await openNightly();
  const { owner, keepBackups } = nightly;
  expect(await healthOf(owner)).toEqual({
    backup: { state: 'none', last: null, problem: null },
    check: null,
  });
  keepBackups();
  expect((await healthOf(owner)).backup.state).toBe('waiting');
});

test('after the night the owner reads that the backup opens and that all rules hold; two days later, that it is old', async () => {
  await using nightly = await openNightly();
  const { shop, owner, keepBackups } = nightly;
  keepBackups();
  await addBackupWhenDue(shop.platform);
  await doAll(shop);
  const { backup, check } = await healthOf(owner);
  expect(backup).toMatchObject({ state: 'opens', problem: null });
  expect(backup.last?.rows).toBeGreaterThan(10);
  expect(check).toMatchObject({ broken: [], toLookAt: [] });
  expect(check?.rules).toBeGreaterThan(20);
  const { at } = backup.last!;
  const until = Date.parse(at) + 48 * 3_600_000 - Date.parse(shop.clock.now());
  shop.clock.advance({ seconds: until / 1000 });
  expect((await healthOf(owner)).backup.state).toBe('opens');
  shop.clock.advance({ seconds: 1 });
  expect((await healthOf(owner)).backup.state).toBe('old');
});

test('a backup that fails is told at once, with its reason in the shop’s words, beside the last one that opens', async () => {
  await using nightly = await openNightly();
  const { shop, owner, dir, keepBackups } = nightly;
  await mkdir(dir);
  await writeFile(join(dir, 'file'), 'no folder');
  keepBackups(join(dir, 'file'));
  await addBackupWhenDue(shop.platform);
  await doAll(shop);
  expect((await healthOf(owner)).backup).toMatchObject({
    state: 'failed',
    problem: 'closed',
  });
  expect(await newsFor(shop, owner)).toEqual({ failedBackup: true, brokenRules: 0 });
});

test('where no backup is made, the shop is checked at night all the same; what is broken is named until it is mended', async () => {
  await using nightly = await openNightly();
  const { shop, owner } = nightly;
  const clerk = await staff(shop, ['packer', 'counter', 'goods']);
  const night = async (): Promise<void> => {
    shop.clock.advance({ days: 1 });
    await addNightly(shop.platform, CHECK_JOB, '02:30');
    await doAll(shop);
  };
  await spoil(shop);
  await night();
  const { check } = await healthOf(owner);
  expect(check?.broken).toMatchObject([{ group: 'stock', count: 1, named: [{ label: 'mango' }] }]);
  expect(await newsFor(shop, owner)).toEqual({ failedBackup: false, brokenRules: 1 });
  expect((await newsFor(shop, clerk)).brokenRules).toBe(0);
  await shop.platform.db.updateTable('products').set({ sold: 2 }).execute();
  await night();
  expect((await healthOf(owner)).check?.broken).toEqual([]);
  expect((await newsFor(shop, owner)).brokenRules).toBe(0);
  expect(shop.bugs).toEqual([]);
});
