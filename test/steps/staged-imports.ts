import { expect } from 'vitest';
import { jobHandlers } from '#main/job-handlers.ts';
import { startWorker } from '#platform/jobs/jobs.ts';
import type { Answer, Caller, TestShop } from '#test/open-shop.ts';

/** Sends a file of goods, which is read and checked. */
export const upload = (
  caller: Caller,
  file: string | Uint8Array<ArrayBuffer>,
  name = 'stock-nov.csv',
): Promise<Answer> => {
  const form = new FormData();
  form.append('file', new File([file], name));
  return caller.call('POST', '/api/products/imports', form);
};

/** Has a file imported, to the end; answers how it ended. */
export async function start(
  shop: TestShop,
  owner: Caller,
  { id, revision }: { id: string; revision: number },
) {
  expect((await owner.call('POST', `/api/products/imports/${id}/start`, { revision })).status).toBe(200);
  await workOff(shop);
  return (await owner.call('GET', `/api/products/imports/${id}`)).body;
}

/** Does the jobs that are due. */
export async function workOff(shop: TestShop): Promise<void> {
  const worker = startWorker(shop.platform, jobHandlers(shop.platform));
  await worker.runDue();
  await worker.stop();
}

/** All goods of the shop, by their titles. */
export const goodsOf = async (shop: TestShop) =>
  (await shop.call('GET', '/api/products?all=true')).body.products.toSorted(
    (a: { title: string }, b: { title: string }) => (a.title < b.title ? -1 : 1),
  );
