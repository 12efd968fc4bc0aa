import { open } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { storageTrouble } from '#platform/db/errors.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

const row = (name: string) => ({ name, value: '', updated_at: '' });
const write = (shop: TestShop, name: string) =>
  inTransaction(shop.platform.db, (tx) => tx.insertInto('settings').values(row(name)).execute());
const names = (shop: TestShop) => shop.platform.db.selectFrom('settings').select('name').execute();
const isSqlite = (shop: TestShop): boolean => shop.platform.config.database.kind === 'sqlite';

/** Has the disk answer only when it is told to. */
async function slowDisk(): Promise<{ asked: () => number; done(error?: Error): void }> {
  const file = await open('/dev/null');
  const waiting: ((error?: Error) => void)[] = [];
  let asked = 0;
  vi.spyOn(Object.getPrototypeOf(file) as typeof file, 'datasync').mockImplementation(() => {
    asked += 1;
    return new Promise((resolve, reject) => waiting.push((error) => (error ? reject(error) : resolve())));
  });
  await file.close();
  return { asked: () => asked, done: (error) => waiting.shift()?.(error) };
}

afterEach(() => vi.restoreAllMocks());

test.skipIf(process.platform === 'win32')(
  'while the disk is busy with a write, others read and write; who wrote is answered when it is on the disk',
  async () => {
    await using shop = await openShop();
    if (!isSqlite(shop)) return;
    const disk = await slowDisk();
    const answered: string[] = [];
    const order = (name: string) => write(shop, name).then(() => answered.push(name));
    const first = order('first');
    await vi.waitUntil(() => disk.asked() === 1);
    const [second, third] = [order('second'), order('third')];
    await vi.waitUntil(async () => (await names(shop)).length === 3);
    expect(answered).toEqual([]);
    disk.done();
    await first;
    expect(answered).toEqual(['first']);
    // What was written meanwhile goes to the disk together.
    await vi.waitUntil(() => disk.asked() === 2);
    disk.done();
    await Promise.all([second, third]);
    expect([answered, disk.asked()]).toEqual([['first', 'second', 'third'], 2]);
  },
);

test.skipIf(process.platform === 'win32')(
  'of a disk that loses what it was given, the shop says so, and writes no more to it',
  async () => {
    await using shop = await openShop();
    if (!isSqlite(shop)) return;
    const disk = await slowDisk();
    const lost = write(shop, 'lost');
    await vi.waitUntil(() => disk.asked() === 1);
    disk.done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
    const trouble = await lost.catch(storageTrouble);
    expect(trouble).toBe('full');
    expect(await write(shop, 'after').catch(storageTrouble)).toBe('full');
    const single = shop.platform.db.insertInto('settings').values(row('single')).execute();
    expect(await single.catch(storageTrouble)).toBe('full');
    expect((await names(shop)).map(({ name }) => name)).not.toContain('after');
  },
);
