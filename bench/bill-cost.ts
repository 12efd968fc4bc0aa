import { randomUUID } from 'node:crypto';
import { newId } from '#base/ids.ts';
import { openSession } from '#identity/server/commands/open-session.ts';
import { createApi } from '#main/api.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { makeShoppers, openBenchShop } from './support/shoppers.ts';

/**
 * `node bench/bill-cost.ts`: the processor time of the shop's process for sending out an order of three lines, with and without its
 * bill. Batches with and without take turns in one run, so that both meet the same machine; the result is their ratio.
 */
const CROWD = { shoppers: 2200, products: 200, stock: 1_000_000, linesEach: 3 };
const BATCH = 100;
const AT_ONCE = 4;

const statements = { count: 0 };
const shop = await openBenchShop({ onQuery: () => (statements.count += 1) });
const { platform, name } = shop;
const { db } = platform;
const shoppers = await makeShoppers(platform, CROWD);
const api = createApi(platform);

const call = async (token: string, method: string, path: string, body: unknown): Promise<unknown> => {
  const answer = await api.request(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

await db
  .insertInto('product_labels')
  .columns(['product_id', 'hsn', 'tax_rate_hundredths'])
  .expression((row) =>
    row
      .selectFrom('products')
      .select((product) => ['id', product.val('3401').as('hsn'), product.val(1800).as('rate')]),
  )
  .execute();
const ids: string[] = [];
for (const { token, checkout } of shoppers)
  ids.push(((await call(token, 'POST', '/api/orders', checkout)) as { data: { _id: string } }).data._id);

const owner = await makeOwner();
const times = { with: [] as number[], without: [] as number[] };
const asked = { with: 0, without: 0 };
let at = 0;
for (let round = 0; ids.length - at >= BATCH; round += 1) {
  const kind = round % 2 === 0 ? 'without' : 'with';
  await setRegistered(kind === 'with');
  const [began, before] = [process.cpuUsage(), statements.count];
  await sendOut(ids.slice(at, at + BATCH));
  const { user, system } = process.cpuUsage(began);
  at += BATCH;
  if (round < 4) continue; // the first ones warm the code up
  times[kind].push((user + system) / 1000 / BATCH);
  asked[kind] += statements.count - before;
}
const middle = (of: readonly number[]): number =>
  of.toSorted((one, other) => one - other)[Math.floor(of.length / 2)] ?? 0;
const [less, more] = [middle(times.without), middle(times.with)];
const perOrder = (kind: 'with' | 'without'): string =>
  (asked[kind] / (times[kind].length * BATCH)).toFixed(1);
console.log(
  `${name}: an order sent out with its bill costs ${(more / less).toFixed(3)} times the processor of one without: ` +
    `${more.toFixed(2)} ms and ${perOrder('with')} statements, ${less.toFixed(2)} ms and ${perOrder('without')}`,
);
await shop.close();

async function makeOwner(): Promise<string> {
  const now = platform.clock.now();
  const id = newId();
  return inTransaction(db, async (tx) => {
    await tx
      .insertInto('users')
      .values({
        id,
        name: 'Owner',
        email: 'owner@bench.example',
        phone: '',
        password_hash: null,
        google_subject: null,
        role: 'admin',
        owner: 1,
        language: null,
        created_at: now,
        updated_at: now,
      })
      .execute();
    return openSession(tx, { userId: id, remember: true, device: 'bench' }, now);
  });
}

async function setRegistered(isRegistered: boolean): Promise<void> {
  await db.deleteFrom('tax_registrations').execute();
  if (!isRegistered) return;
  const gstin = '27AAPFU0939F1ZV';
  await db
    .insertInto('tax_registrations')
    .values({
      id: newId(),
      from_on: '2025-10-01',
      mode: 'regular',
      gstin,
      state: '27',
      legal_name: 'Bench',
      made_at: platform.clock.now(),
    })
    .execute();
}

async function sendOut(orders: readonly string[]): Promise<void> {
  const queue = orders.values();
  const work = async (): Promise<void> => {
    for (const id of queue) await call(owner, 'PATCH', `/api/orders/${id}`, { status: 'dispatched' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
