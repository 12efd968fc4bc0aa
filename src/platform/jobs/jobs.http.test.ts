import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { write } from '#platform/http/routes.ts';
import { openShop } from '#test/open-shop.ts';
import { isLastFailed, jobByKey } from './failed-jobs.ts';
import { addJob, addJobs, startWorker } from './jobs.ts';

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

test('of a hundred quick jobs each is done once, in their order, though workers take several at a time', async () => {
  await using shop = await openShop();
  const jobs = Array.from({ length: 100 }, (_, payload) => ({ kind: 'count', payload }));
  await write(shop.platform, (tx) => addJobs(tx, jobs, shop.clock.now()));
  const done: number[][] = [[], []];
  const workers = done.map((mine) =>
    startWorker(shop.platform, { count: async (payload) => void mine.push(payload as number) }),
  );
  await Promise.all(workers.map((worker) => worker.runDue()));
  await Promise.all(workers.map((worker) => worker.stop()));
  for (const mine of done) expect(mine).toEqual(mine.toSorted((one, other) => one - other));
  expect(done.flat().toSorted((one, other) => one - other)).toEqual(jobs.map(({ payload }) => payload));
  const left = await shop.platform.db.selectFrom('jobs').select('id').where('done_at', 'is', null).execute();
  expect(left).toEqual([]);
});

test('among jobs that are taken together one fails: the others are done once, and it alone is tried again', async () => {
  await using shop = await openShop();
  const jobs = Array.from({ length: 12 }, (_, payload) => ({ kind: 'count', payload }));
  await write(shop.platform, (tx) => addJobs(tx, jobs, shop.clock.now()));
  const tried: unknown[] = [];
  const worker = startWorker(shop.platform, {
    count: async (payload) => {
      tried.push(payload);
      if (payload === 5 && tried.length < 12) throw new Error('five is unlucky');
    },
  });
  await worker.runDue();
  expect(tried).toEqual(jobs.map(({ payload }) => payload));
  shop.clock.advance({ minutes: 1 });
  await worker.runDue();
  await worker.stop();
  expect(tried.slice(12)).toEqual([5]);
});

test('a worker that is stopped among jobs that it took together gives back those that it did not begin', async () => {
  await using shop = await openShop();
  const jobs = Array.from({ length: 12 }, (_, payload) => ({ kind: 'count', payload }));
  await write(shop.platform, (tx) => addJobs(tx, jobs, shop.clock.now()));
  const tried: unknown[] = [];
  const count = async (payload: unknown) => void tried.push(payload);
  const stopping = startWorker(shop.platform, {
    count: async (payload) => {
      await count(payload);
      if (payload === 4) void stopping.stop();
    },
  });
  await stopping.runDue();
  expect(tried).toEqual([0, 1, 2, 3, 4]);
  const next = startWorker(shop.platform, { count });
  await next.runDue();
  await next.stop();
  expect(tried).toEqual(jobs.map(({ payload }) => payload));
});

test('a job that fails is tried again later, and given up with its reason after a day', async () => {
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
  for (let hour = 0; hour < 40; hour += 1) {
    shop.clock.advance({ hours: 1 });
    await worker.runDue();
  }
  await worker.stop();
  const job = await shop.platform.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
  expect([tries, job.last_error, job.failed_at !== null]).toEqual([32, 'the mail server is asleep', true]);
});

test('a job that is to wait is done when its time has come, and until then it has not failed', async () => {
  await using shop = await openShop();
  const done: unknown[] = [];
  const worker = startWorker(shop.platform, { greet: async (payload) => void done.push(payload) });
  const job = { kind: 'greet', payload: 'namaste', dedupeKey: 'later', wait: 12_000 };
  await write(shop.platform, (tx) => addJob(tx, job, shop.clock.now()));
  shop.clock.advance({ seconds: 11 });
  await worker.runDue();
  const waiting = await jobByKey(shop.platform.db, 'later');
  expect([done, waiting?.state, await isLastFailed(shop.platform.db, 'greet')]).toEqual([
    [],
    'waiting',
    false,
  ]);
  shop.clock.advance({ seconds: 1 });
  await worker.runDue();
  await worker.stop();
  expect(done).toEqual(['namaste']);
});

test('a job of the same key is written once', async () => {
  await using shop = await openShop();
  for (let time = 0; time < 2; time += 1) {
    const job = { kind: 'mail', payload: {}, dedupeKey: 'order-1001-placed' };
    await write(shop.platform, (tx) => addJob(tx, job, shop.clock.now()));
  }
  expect(await shop.platform.db.selectFrom('jobs').selectAll().execute()).toHaveLength(1);
});

test('a job that is slow holds up its own kind only', async () => {
  await using shop = await openShop();
  const slow = Promise.withResolvers<void>();
  const greeted = Promise.withResolvers<string>();
  const worker = startWorker(shop.platform, {
    mail: () => slow.promise,
    greet: () => Promise.resolve(greeted.resolve('greeted')),
  });
  for (const kind of ['mail', 'greet'])
    await write(shop.platform, (tx) => addJob(tx, { kind, payload: 1 }, shop.clock.now()));
  expect(await greeted.promise).toBe('greeted');
  slow.resolve();
  await worker.stop();
});

test('a shop at rest asks once a second for all kinds of job', async () => {
  await using shop = await openShop();
  let asked = 0;
  const db = shop.platform.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      asked += 1;
      return Promise.resolve(result);
    },
  });
  const kinds = Array.from({ length: 15 }, (_, at) => [`kind ${at}`, () => Promise.resolve()] as const);
  const worker = startWorker({ ...shop.platform, db }, Object.fromEntries(kinds));
  await expect.poll(() => asked, { timeout: 5000 }).toBeGreaterThan(0);
  const before = asked;
  await wait(2500);
  await worker.stop();
  expect(asked - before).toBeGreaterThan(0);
  expect(asked - before).toBeLessThan(6);
});

test('the database is away when a job is done: it is written down as soon as it can be, and not done again', async () => {
  await using shop = await openShop();
  let times = 0;
  await write(shop.platform, (tx) => addJob(tx, { kind: 'greet', payload: 1 }, shop.clock.now()));
  const { db } = shop.platform;
  const worker = startWorker(shop.platform, {
    greet: async () => {
      times += 1;
      await db.schema.alterTable('jobs').renameTo('jobs_away').execute();
    },
  });
  const working = worker.runDue();
  await expect.poll(() => shop.bugs.length).toBe(1);
  await db.schema.alterTable('jobs_away').renameTo('jobs').execute();
  await working;
  await worker.runDue();
  await worker.stop();
  expect([times, shop.bugs[0]?.includes('job.not_noted')]).toEqual([1, true]);
});

test('a database that is away is logged once, not by each kind of job each second', async () => {
  await using shop = await openShop();
  const db = openDatabase({ kind: 'postgres', url: 'postgres://shop:none@127.0.0.1:1/shop' });
  const logged: string[] = [];
  const log = { ...shop.platform.log, error: (event: string) => void logged.push(event) };
  const never = (): Promise<void> => Promise.reject(new Error('there is no job'));
  const worker = startWorker({ ...shop.platform, db, log }, { greet: never, count: never });
  await expect.poll(() => logged, { timeout: 5000 }).toEqual(['jobs.round_failed']);
  await wait(2500);
  await worker.stop();
  await db.destroy();
  expect(logged).toEqual(['jobs.round_failed']);
});

test('a week after a mail was sent nothing of it is left; one that was given up stays for three months', async () => {
  await using shop = await openShop();
  const mail = (to: string) => ({ kind: to, payload: { to: `${to}@example.in`, text: 'Namaste' } });
  const worker = startWorker(shop.platform, {
    sent: () => Promise.resolve(),
    failing: () => Promise.reject(new Error('asleep')),
  });
  const add = (to: string) => write(shop.platform, (tx) => addJob(tx, mail(to), shop.clock.now()));
  const left = async () => {
    const jobs = await shop.platform.db.selectFrom('jobs').select('payload').execute();
    return jobs.map(({ payload }) => (JSON.parse(payload) as { to: string }).to).toSorted();
  };
  await add('sent');
  await add('failing');
  for (let hour = 0; hour < 40; hour += 1) {
    await worker.runDue();
    shop.clock.advance({ hours: 1 });
  }
  shop.clock.advance({ days: 5 });
  await worker.runDue();
  expect(await left()).toHaveLength(2);
  shop.clock.advance({ days: 1 });
  await worker.runDue();
  expect(await left()).toEqual(['failing@example.in']);
  shop.clock.advance({ days: 90 });
  await add('waiting');
  await worker.stop();
  await worker.runDue();
  expect(await left()).toEqual(['failing@example.in', 'waiting@example.in']);
  const another = startWorker(shop.platform, { waiting: () => Promise.resolve() });
  await another.runDue();
  await another.stop();
  expect(await left()).toEqual(['waiting@example.in']);
});
