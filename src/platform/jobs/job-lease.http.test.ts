import { expect, test } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { addJob, startWorker } from './jobs.ts';

test('a job of a worker that died is taken up by another after a minute', async () => {
  await using shop = await openShop();
  await write(shop.platform, (tx) => addJob(tx, { kind: 'greet', payload: 1 }, shop.clock.now()));
  await shop.platform.db.updateTable('jobs').set({ locked_until: '2026-11-20T04:31:00.000Z' }).execute();
  const { done, worker, pass } = watchedWorker(shop);
  await worker.runDue();
  expect(done).toEqual([]);
  shop.clock.advance({ minutes: 2 });
  await worker.runDue();
  pass(30_000);
  await worker.runDue();
  await worker.stop();
  expect(done).toEqual([1]);
});

test('the clock is set forward while a job is under way: nobody else does it too', async () => {
  await using shop = await openShop();
  await write(shop.platform, (tx) => addJob(tx, { kind: 'greet', payload: 1 }, shop.clock.now()));
  const slow = Promise.withResolvers<void>();
  const first = startWorker(shop.platform, { greet: () => slow.promise });
  const underWay = first.runDue();
  const { done, worker, pass } = watchedWorker(shop);
  await leased(shop);
  shop.clock.advance({ hours: 5 });
  await worker.runDue();
  pass(10_000);
  await worker.runDue();
  slow.resolve();
  await underWay;
  pass(60_000);
  await worker.runDue();
  await Promise.all([first.stop(), worker.stop()]);
  expect(done).toEqual([]);
});

test('the clock was ahead and is put right: what was written down meanwhile is done now, not in hours', async () => {
  await using shop = await openShop();
  shop.clock.advance({ hours: 5 });
  let isAsleep = true;
  const done: unknown[] = [];
  const worker = startWorker(shop.platform, {
    greet: async (payload) => {
      if (isAsleep) throw new Error('asleep');
      done.push(payload);
    },
  });
  await write(shop.platform, (tx) => addJob(tx, { kind: 'greet', payload: 'tried' }, shop.clock.now()));
  await worker.runDue();
  await write(shop.platform, (tx) => addJob(tx, { kind: 'greet', payload: 'new' }, shop.clock.now()));
  shop.clock.advance({ hours: -5 });
  isAsleep = false;
  await worker.runDue();
  await worker.stop();
  expect(new Set(done)).toEqual(new Set(['new', 'tried']));
});

test('the clock is put right by half an hour: a job that was never tried does not wait for it', async () => {
  await using shop = await openShop();
  const { done, worker } = watchedWorker(shop);
  await write(shop.platform, (tx) => addJob(tx, { kind: 'greet', payload: 1 }, shop.clock.now()));
  shop.clock.advance({ minutes: -30 });
  await worker.runDue();
  await worker.stop();
  expect(done).toEqual([1]);
});

/** A worker for jobs that greet, whose watch the test owns. */
function watchedWorker(shop: TestShop) {
  const done: unknown[] = [];
  let watch = 0;
  const worker = startWorker(
    { ...shop.platform, watch: () => watch },
    { greet: async (payload) => void done.push(payload) },
  );
  return { done, worker, pass: (milliseconds: number) => void (watch += milliseconds) };
}

const leased = async (shop: TestShop): Promise<void> => {
  await expect
    .poll(async () => (await shop.platform.db.selectFrom('jobs').select('locked_until').execute())[0])
    .not.toEqual({ locked_until: null });
};
