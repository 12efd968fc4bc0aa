import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import { order } from '#test/carts.ts';
import { openPushService, type PushService } from '#test/fakes/push-service.ts';
import { addGoods } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, regular } from '#test/people.ts';
import { newlyTold, ringOn, work } from '#test/steps/alarm.ts';

let service: PushService;
beforeEach(async () => void (service = await openPushService()));
afterEach(() => service.close());

/** A process that dies: from the query of this number on, no answer of the database reaches it. */
function dyingAt(query: number): { plugin: KyselyPlugin; death: Promise<true> } {
  const death = Promise.withResolvers<true>();
  let asked = 0;
  return {
    death: death.promise,
    plugin: {
      transformQuery: ({ node }) => node,
      // Whatever a query wrote by itself is written then; a transaction is not.
      transformResult: async ({ result }) => {
        asked += 1;
        if (asked < query) return result;
        death.resolve(true);
        throw new Error('killed');
      },
    },
  };
}

/** Works off what is due until it is killed; says whether it was. */
async function workUntilKilled(shop: TestShop, query: number): Promise<boolean> {
  const { plugin, death } = dyingAt(query);
  const platform = { ...shop.platform, db: shop.platform.db.withPlugin(plugin) };
  const worker = startWorker(platform, jobHandlers(platform));
  const twice = async (): Promise<false> => {
    await worker.runDue();
    await worker.runDue();
    return false;
  };
  const died = twice().catch((error: unknown) => {
    if (error instanceof Error && error.message === 'killed') return true;
    throw error;
  });
  const isKilled = await Promise.race([died, death]);
  await worker.stop();
  await died;
  return isKilled;
}

/** Another process, which takes up what one that died has left, once it believes that. */
async function takeUp(shop: TestShop): Promise<void> {
  shop.clock.advance({ minutes: 2 });
  let watch = 0;
  const deps = { ...shop.platform, watch: () => watch };
  const worker = startWorker(deps, jobHandlers(shop.platform));
  await worker.runDue();
  watch += 30_000;
  await worker.runDue();
  await worker.runDue();
  await worker.stop();
}

const MOST_QUERIES = 200;

test('killed at any query: each order rings at least once and again, until somebody looks, and then no more', async () => {
  await using shop = await openShop();
  const [owner, asha] = [await admin(shop), await regular(shop)];
  const { mango } = await addGoods(shop, { mango: { stock: 1000 } });
  await ringOn(owner, service, 'owner');
  let kills = 0;
  for (let query = 1; query <= MOST_QUERIES; query += 1) {
    const placed = await order(asha, [mango, 1]);
    const isKilled = await workUntilKilled(shop, query);
    await takeUp(shop);
    const rung = newlyTold(service).length;
    shop.clock.advance({ minutes: 5 });
    await work(shop);
    const rungAgain = newlyTold(service).length;
    expect({ query, rung: rung >= 1, rungAgain: rungAgain >= 1 }).toEqual({
      query,
      rung: true,
      rungAgain: true,
    });
    await owner.call('POST', '/api/alarm/looked', { order: placed._id });
    for (const minutes of [5, 5, 60]) {
      shop.clock.advance({ minutes });
      await work(shop);
    }
    expect([query, newlyTold(service)]).toEqual([query, []]);
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(20);
  expect(kills).toBeLessThan(MOST_QUERIES);
}, 120_000);
