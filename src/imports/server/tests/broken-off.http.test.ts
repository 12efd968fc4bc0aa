import { expect, test } from 'vitest';
import { stageFile } from '#imports/server/staged/stage-file.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { upload } from '#test/steps/staged-imports.ts';

const ROWS = 10_000;
const CHUNK = 16_384;
const listOf = (rows: number): string =>
  ['title,price,stock', ...Array.from({ length: rows }, (_, at) => `Soap ${at},20,5`)].join('\n');

const BYTES = Buffer.from(listOf(ROWS));
const HALF = Math.floor(BYTES.length / 2 / CHUNK);
/** The rows that are kept of the first half, in whole parts of 200. */
const KEPT =
  Math.floor(
    (BYTES.subarray(0, HALF * CHUNK)
      .toString()
      .split('\n').length -
      2) /
      200,
  ) * 200;

/** The file as it comes in: `meanwhile` is called once half of it was read. */
async function* file(meanwhile: () => Promise<void>): AsyncIterable<Uint8Array> {
  for (let chunk = 0; chunk * CHUNK < BYTES.length; chunk += 1) {
    if (chunk === HALF) await meanwhile();
    yield BYTES.subarray(chunk * CHUNK, (chunk + 1) * CHUNK);
  }
}

const listed = async (shop: TestShop, owner: Awaited<ReturnType<typeof admin>>) =>
  (await owner.call('GET', '/api/products/imports')).body.imports;

const countParts = async ({ platform }: TestShop): Promise<number> =>
  (await platform.db.selectFrom('import_parts').select('position').execute()).length;

const stage = (shop: TestShop, meanwhile: () => Promise<void>, onProgress: (rows: number) => void) =>
  stageFile(shop.platform.db, file(meanwhile), {
    fileName: 'soaps.csv',
    clock: shop.clock,
    actor: { userId: null, name: 'Owner' },
    onProgress,
  });

test('the shop is killed while it reads a file of goods: the list says that it broke off, and what to do', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const killed = Promise.withResolvers<void>();
  const kept = Promise.withResolvers<void>();
  const reading = stage(
    shop,
    () => killed.promise,
    (rows) => rows === KEPT && kept.resolve(),
  );
  // A part that is written after the clock is moved would say that somebody still reads.
  await kept.promise;
  expect((await listed(shop, owner))[0].state).toBe('reading');
  shop.clock.advance({ minutes: 2 });
  expect((await listed(shop, owner))[0].state).toBe('reading');
  shop.clock.advance({ seconds: 1 });
  const [{ id, state }] = await listed(shop, owner);
  expect(state).toBe('failed');
  const { body } = await owner.call('GET', `/api/products/imports/${id}`);
  expect([body.problem, body.rows]).toEqual([
    'The shop stopped while it read this file. Send the file again.',
    0,
  ]);
  expect(await countParts(shop)).toBe(0);
  const { revision, plan } = body;
  const again = await owner.call('PUT', `/api/products/imports/${id}/plan`, { ...plan, revision });
  expect(again.status).toBe(409);
  killed.reject(new Error('killed'));
  await expect(reading).rejects.toThrow('killed');
});

test('a file that cannot be read to its end is refused, and nothing of it stays in the list', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { status } = await upload(owner, `${listOf(ROWS)}\n"Soap, never closed`);
  expect(status).toBe(422);
  expect(await listed(shop, owner)).toEqual([]);
});
