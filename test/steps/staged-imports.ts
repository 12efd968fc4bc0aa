import type * as v from 'valibot';
import { expect } from 'vitest';
import { saySentences } from '#base/language/said.ts';
import type { ImportRemarks } from '#imports/staged.ts';
import { wordsIn } from '#platform/words.ts';
import type { Answer, Caller, TestShop } from '#test/open-shop.ts';
import { workOff } from './jobs.ts';

/** Hands in a file of goods to look at first; answers the import as it waits. */
export const upload = (
  caller: Caller,
  file: string | Uint8Array<ArrayBuffer>,
  name = 'stock-nov.csv',
): Promise<Answer> => {
  const form = new FormData();
  form.append('file', new File([file], name));
  return caller.call('POST', '/api/products/imports', form);
};

/** Starts an import that waits, and does it to the end; answers it as it is then. */
export async function start(
  shop: TestShop,
  owner: Caller,
  { id, revision }: { id: string; revision: number },
) {
  expect((await owner.call('POST', `/api/products/imports/${id}/start`, { revision })).status).toBe(200);
  await workOff(shop);
  return (await owner.call('GET', `/api/products/imports/${id}`)).body;
}

/** The remarks on the rows of a file: in English, and as a Hindi screen says them. */
export async function remarksOn(owner: Caller, { id }: { id: string }) {
  const { remarks } = (await owner.call('GET', `/api/products/imports/${id}/remarks`)).body as v.InferOutput<
    typeof ImportRemarks
  >;
  return remarks.map(({ row, kind, reason, said }) => [row, kind, reason, inHindi(said, reason)]);
}

/** A sentence of the import as a Hindi screen says it. */
export const inHindi = (said: Parameters<typeof saySentences>[1], english: string): string =>
  saySentences(wordsIn('hi'), said, english);
