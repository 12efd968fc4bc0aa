import { expect, test } from 'vitest';
import { write } from '#platform/http.ts';
import { openShop } from '#test/open-shop.ts';
import { addJob, startWorker } from './jobs.ts';

test('a job is done once, even by two workers at the same moment', async () => {
  await using shop = await openShop();
  const done: unknown[] = [];
  const handlers = { greet: async (payload: unknown) => void done.push(payload) };
  await write(shop.platform, (tx) => addJob(tx, { kind: 'greet', payload: 'namaste' }, shop.clock.now()));
  const workers = [startWorker(shop.platform, handlers), startWorker(shop.platform, handlers)];
  await Promise.all(workers.map((worker) => worker.runDue()));
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(done).toEqual(['namaste']);
});

test('a job that fails is tried again later, and given up with its reason after eight tries', async () => {
  await using shop = await openShop();
  let tries = 0;
  const fail = () => {
    tries += 1;
    return Promise.reject(new Error('the mail server is asleep'));
  };
  const worker = startWorker(shop.platform, { mail: fail });
  await write(shop.platform, (tx) => addJob(tx, { kind: 'mail', payload: {} }, shop.clock.now()));
  await worker.runDue();
  await worker.runDue();
  expect(tries).toBe(1);
  for (let hour = 0; hour < 10; hour += 1) {
    shop.clock.advance({ hours: 1 });
    await worker.runDue();
  }
  await worker.stop();
  const job = await shop.platform.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  expect([tries, job.last_error, job.failed_at !== null]).toEqual([8, 'the mail server is asleep', true]);
});

test('a job of the same key is written once', async () => {
  await using shop = await openShop();
  for (let time = 0; time < 2; time += 1) {
    const job = { kind: 'mail', payload: {}, dedupeKey: 'order-1001-placed' };
    await write(shop.platform, (tx) => addJob(tx, job, shop.clock.now()));
  }
  expect(await shop.platform.db.selectFrom('jobs').selectAll().execute()).toHaveLength(1);
});

test('a job of a worker that died is taken up by another after a minute', async () => {
  await using shop = await openShop();
  await write(shop.platform, (tx) => addJob(tx, { kind: 'greet', payload: 1 }, shop.clock.now()));
  await shop.platform.db.updateTable('jobs').set({ locked_until: '2026-11-20T04:31:00.000Z' }).execute();
  const done: unknown[] = [];
  const worker = startWorker(shop.platform, { greet: async (payload) => void done.push(payload) });
  await worker.runDue();
  expect(done).toEqual([]);
  shop.clock.advance({ minutes: 2 });
  await worker.runDue();
  await worker.stop();
  expect(done).toEqual([1]);
});
