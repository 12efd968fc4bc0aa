import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endNewsStreams } from '#admin/server/news-streams.ts';
import { openShop } from '#test/open-shop.ts';
import { faultsOf } from './faults.ts';
import { type Plan, plansFor, routesIn } from './plans.ts';
import { openWorld, type Talk } from './world.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 9600);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const NO_LIMITS = Object.fromEntries(
  ['SIGNUPS_PER_ADDRESS', 'LOGINS_PER_ADDRESS', 'RESETS_PER_ADDRESS'].map((name) => [
    `RATE_${name}`,
    '1000000',
  ]),
);

test(
  `${REQUESTS} requests of any kind (seed ${SEED}): none breaks the shop, and each answer is as described`,
  {
    timeout: 60_000 + REQUESTS * 100,
  },
  async () => {
    await using shop = await openShop({
      ...NO_LIMITS,
      RATE_LOGIN_FAILURES_PER_ACCOUNT: '1000',
      RATE_RESETS_PER_ACCOUNT: '1000',
    });
    const world = await openWorld(shop);
    const routes = routesIn((await shop.call('GET', '/api/openapi.json')).body);
    const plans = fc.oneof(...routes.map(plansFor));
    const statuses = new Map<string, number>();
    const found = new Map<string, string>();
    const ask = async (plan: Plan): Promise<void> => {
      const before = shop.bugs.length;
      const talk = await world.tell(plan);
      const { status, headers } = talk.answer;
      const type = headers.get('content-type');
      const faults =
        type === 'text/event-stream' ? [] : faultsOf(plan.route, { status, type, text: talk.text });
      const route = `${plan.route.method} ${plan.route.path}`;
      for (const fault of faults) {
        const key = `${route} ${fault}`;
        if (!found.has(key)) found.set(key, `${key}\n  ${told(talk)}\n  ${shop.bugs[before] ?? ''}`);
      }
      statuses.set(route, (statuses.get(route) ?? 0) + (status < 300 ? 1 : 0));
    };
    await fc.assert(fc.asyncProperty(plans, ask), { numRuns: REQUESTS, seed: SEED, endOnFailure: true });
    endNewsStreams(shop.platform);
    expect([...found.values()].join('\n')).toBe('');
    expect(shop.bugs).toEqual([]);
    // Requests that are all refused at the door would prove nothing of what is behind it.
    const succeeded = [...statuses].filter(([, good]) => good > 0).length;
    expect(succeeded, 'routes that at least one request got through to').toBeGreaterThan(routes.length * 0.7);
  },
);

const told = ({ sent, caller, answer, text }: Talk): string =>
  `${caller} sent ${sent.method} ${sent.path.slice(0, 300)} ${String(sent.body).slice(0, 600)} -> ${answer.status} ${text.slice(0, 400)}`;
