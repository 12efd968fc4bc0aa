import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KINDS, openGrownShop } from './growth/shop.ts';
import { latenciesOf } from './support/latencies.ts';
import { seededRandom } from './support/seeded-random.ts';

/**
 * `node bench/listing.ts [--goods 200000] [--kind sqlite]`: what a listing page made anew (nothing kept) and staff's search
 * take in a shop of so many goods: how long the answer takes, one call after the other, and how much of the processor the
 * serving thread takes for it. Ends with code 1 where a listing takes more than 20 ms of it.
 */
const { values } = parseArgs({
  options: { goods: { type: 'string', default: '200000' }, kind: { type: 'string', default: '' } },
});
const GOODS = Number(values.goods);
const PER_PAGE = 12;
const CALLS = 40;
const WARM = 8;
const LIMIT_MS = 20;
const TICK_MS = 10;

const roll = seededRandom(7);
const deepPage = (): number => 1 + roll(Math.ceil(GOODS / PER_PAGE));
const CASES: Record<string, () => string> = {
  'a shelf, its first 50 pages': () => `/shop?category=grocery&page=${1 + roll(50)}`,
  'everything, any page': () => `/shop?page=${deepPage()}`,
  'everything, the cheapest first, any page': () => `/shop?sort=price-asc&page=${deepPage()}`,
  'two shelves, pages in their middle': () => `/shop?category=grocery,vegetables&page=${2500 + roll(500)}`,
  'of one brand': () => `/shop?brand=Himgiri+Saral&page=${1 + roll(50)}`,
  'between two prices': () => `/shop?from=${100 + roll(50)}&to=500&page=${1 + roll(1000)}`,
  'between two prices, the dearest first': () =>
    `/shop?sort=price-desc&from=${100 + roll(50)}&to=500&page=${1 + roll(1000)}`,
};
const SEARCHES = ['soap', 'ral', 'made-up-47', 'zzzz', 'टमाटर'];

process.env['PAGE_CACHE_MB'] = '0';
let isGood = true;
for (const kind of KINDS.filter((one) => values.kind === '' || one === values.kind)) {
  const shop = await openGrownShop(kind, { products: GOODS, orders: 0 });
  try {
    const { server, cast } = shop;
    // Filters need all goods in memory, which are read after the start.
    await (await fetch(`${server.url}/api/products?from=1&limit=1`)).text();
    console.log(`${GOODS} goods on ${kind}:`);
    for (const [name, pathOf] of Object.entries(CASES)) {
      const thread = await told(name, () => server.url + pathOf());
      if (thread > LIMIT_MS) isGood = false;
    }
    const headers = { Authorization: `Bearer ${cast.owner}` };
    const searchFor = (at: number): string =>
      `${server.url}/api/products/admin?q=${encodeURIComponent(SEARCHES[at % SEARCHES.length]!)}`;
    await told("staff's search", searchFor, headers);

    async function told(
      name: string,
      addressOf: (at: number) => string,
      sent: Record<string, string> = {},
    ): Promise<number> {
      const waits: number[] = [];
      let before = 0;
      for (let at = -WARM; at < CALLS; at += 1) {
        if (at === 0) before = threadTicks(server.process.pid ?? 0);
        const asked = performance.now();
        const answer = await fetch(addressOf(at + WARM), { headers: sent });
        await answer.text();
        if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
        if (at >= 0) waits.push(performance.now() - asked);
      }
      const thread = ((threadTicks(server.process.pid ?? 0) - before) * TICK_MS) / CALLS;
      const { p50, p99 } = latenciesOf(waits);
      console.log(
        `  ${name}: ${thread.toFixed(1)} ms of the thread a call; ` +
          `answered within ${p50.toFixed(1)} ms (half), ${p99.toFixed(1)} (99 of 100)`,
      );
      return thread;
    }
  } finally {
    await shop.close();
  }
}
process.exit(isGood ? 0 : 1);

/** The processor time of a process's serving thread so far, in hundredths of a second. */
function threadTicks(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
