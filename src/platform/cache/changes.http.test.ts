import { expect, test } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { type Change, type Changes, followChanges, markChanged, pruneChanges } from './changes.ts';

/** What a process heard of, as `sequence: tags`. */
function hearing(changes: Changes): string[] {
  const heard: string[] = [];
  changes.follow(({ tags }: Change) => heard.push(tags === 'everything' ? tags : [...tags].join(' ')));
  return heard;
}

/** Another process on the same database, which has seen all that there was until now. */
async function otherProcess(shop: TestShop): Promise<Changes & AsyncDisposable> {
  const changes = followChanges(shop.platform.db, (error) => shop.platform.log.error('test', error));
  await changes.refresh();
  return { ...changes, [Symbol.asyncDispose]: () => changes.close() };
}

test('the process that wrote knows what changed when the write is answered, and hears it once', async () => {
  await using shop = await openShop();
  const heard = hearing(shop.platform.changes);
  await write(shop.platform, async (tx) => markChanged(tx, 'goods:fruits', 'row:1'));
  expect(heard).toEqual(['goods:fruits row:1']);
  await shop.platform.changes.refresh();
  expect(heard).toHaveLength(1);
});

test('another process hears of it when it looks, and of a write that failed nobody hears', async () => {
  await using shop = await openShop();
  await using writer = await openShop(
    {},
    { address: shop.address, dataDir: shop.platform.config.dataDir, remove: async () => undefined },
  );
  const changes = shop.platform.changes;
  await changes.refresh();
  const heard = hearing(changes);
  const failing = write(writer.platform, async (tx) => {
    markChanged(tx, 'lost');
    throw new Error('power cut');
  });
  await expect(failing).rejects.toThrow('power cut');
  await write(writer.platform, async (tx) => markChanged(tx, 'settings'));
  expect(heard).toEqual([]);
  await changes.refresh();
  expect(heard).toEqual(['settings']);
  expect(changes.version('settings')).toBe(writer.platform.changes.version('settings'));
});

test('a write whose number was given out early and that commits late is heard of, too', async () => {
  await using shop = await openShop();
  await using other = await otherProcess(shop);
  const heard = hearing(other);
  const row = (seq: number) => shop.platform.db.insertInto('changes').values({ seq, tags: ` write:${seq} ` });
  await row(9).execute();
  await other.refresh();
  await row(7).execute();
  await row(10).execute();
  await other.refresh();
  await row(8).execute();
  await other.refresh();
  await other.refresh();
  expect(heard.filter((tags) => tags !== 'everything')).toEqual([
    'write:9',
    'write:7',
    'write:10',
    'write:8',
  ]);
});

test('whoever was away for longer than changes are kept is told that everything changed', async () => {
  await using shop = await openShop();
  await using other = await otherProcess(shop);
  const { db } = shop.platform;
  for (const tags of [' one ', ' two ', ' three ', ' four '])
    await db.insertInto('changes').values({ tags }).execute();
  await pruneChanges(db, 2);
  const heard = hearing(other);
  await other.refresh();
  expect(heard).toEqual(['everything', 'three', 'four']);
});
