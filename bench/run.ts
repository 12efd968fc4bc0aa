import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { beside } from './support/beside.ts';
import { onBothDatabases } from './support/both-databases.ts';
import { startShop } from './support/shop-process.ts';
import { needWrk } from './support/wrk.ts';

/**
 * `npm run bench`: what the shop serves, each beside a bare node:http server that sends the same bytes in the same
 * run, so that the ratio holds on any machine; then, on both databases, pages while the shop sells, orders a second,
 * what one costs the processor, search over 20,000 products, every list of the back office in a shop with 50,000 orders,
 * and villages in a shop with 10,000 of them. Ends by itself in about twelve minutes, with code 1 when an order was refused, when the busy shop serves
 * less than 0.7 of the quiet one, or when more than one in a hundred searches takes over 30 ms, lists over 100 ms or
 * villages over 20 ms.
 */
const ROUNDS = 3;

needWrk();
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (values.check) {
  const { checkReadme } = await import('./readme/check-readme.ts');
  process.exit((await checkReadme()) ? 0 : 1);
}
const shop = await startShop({
  SEED: 'demo',
  ADMIN_EMAIL: 'bench@haat.local',
  ADMIN_PASSWORD: crypto.randomUUID(),
});
await new Promise((resolve) => setTimeout(resolve, 3000));
const idle = shop.memory();
const { products } = (await (await fetch(`${shop.url}/api/products?skip=0&limit=1`)).json()) as {
  products: { _id: string }[];
};

const rows: Record<string, string | number>[] = [];
for (const [name, path] of [
  ['home page', '/'],
  ['listing page', '/shop'],
  ['product page', `/shop/${products[0]?._id}`],
  ['list of 12, API', '/api/products?skip=0&limit=12'],
] as const) {
  rows.push({ work: name, ...(await row(shop.url + path)) });
}
let idleWithData = 0;
const second = await startAgain();
console.log(
  `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`,
);
console.table(rows);
console.log(`first start with an empty data folder: ready after ${Math.round(shop.readyAfter)} ms`);
console.log(`start with data: ready after ${Math.round(second)} ms`);
console.log(
  `resident memory: idle ${idleWithData.toFixed(0)} MB after a start with data, ${idle.toFixed(0)} MB after filling the shop, after the load ${shop.memory().toFixed(0)} MB`,
);
await shop.stop();

// Each of these can also be run alone, on the one database or the other.
const results = [
  await onBothDatabases('busy.ts'),
  await onBothDatabases('orders.ts'),
  await onBothDatabases('order-cost.ts'),
  await onBothDatabases('search.ts'),
  await onBothDatabases('admin-lists.ts'),
  await onBothDatabases('delivery.ts'),
];
process.exitCode = results.every(Boolean) ? 0 : 1;

async function row(url: string): Promise<Record<string, string | number>> {
  const { haat, least, ratio } = await beside(url);
  return {
    'requests/s': Math.round(haat.perSecond),
    'bare node:http': Math.round(least.perSecond),
    ratio: Number(ratio.toFixed(2)),
    p50: haat.p50,
    p99: haat.p99,
    errors: haat.errors,
  };
}

async function startAgain(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haat-bench-'));
  await (await startShop({ DATA_DIR: dataDir })).stop();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const again = await startShop({ DATA_DIR: dataDir });
    times.push(again.readyAfter);
    if (round === ROUNDS - 1) await new Promise((resolve) => setTimeout(resolve, 3000));
    idleWithData = again.memory();
    await again.stop();
  }
  rmSync(dataDir, { recursive: true, force: true });
  return Math.min(...times);
}
