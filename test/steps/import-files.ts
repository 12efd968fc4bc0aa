import type { Answer, Caller, TestShop } from '#test/open-shop.ts';

/** Imports a file of goods at once, as the button of one step does; `question` is for `?dryRun=true`. */
export const importFile = (
  caller: Caller,
  file: string | Uint8Array<ArrayBuffer>,
  question = '',
): Promise<Answer> => {
  const form = new FormData();
  form.append('file', new File([file], 'goods.csv', { type: 'text/csv' }));
  return caller.call('POST', `/api/products/import${question}`, form);
};

/** All goods of a shop, by their SKU. */
export const goodsOf = async (shop: TestShop) => {
  const { body } = await shop.call('GET', '/api/products?all=true');
  return body.products.toSorted((a: { sku: string }, b: { sku: string }) => (a.sku < b.sku ? -1 : 1));
};

/** How many products an import added, changed and left as they were. */
export const countsOf = ({ body }: Answer) => ({
  added: body.added,
  changed: body.changed,
  unchanged: body.unchanged,
});
