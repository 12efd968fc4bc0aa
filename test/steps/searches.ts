import { expect } from 'vitest';
import { write } from '#platform/http/routes.ts';
import { teachSpellings } from '#search/server/commands/spelling-groups.ts';
import { openSearch } from '#search/server/index/catalogue-search.ts';
import { addGoods, type ProductFields } from '#test/goods.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';

/** A shop that knows how its shoppers spell, with these goods. */
export async function openTaught(goods: Record<string, ProductFields>): Promise<TestShop> {
  const shop = await openShop();
  await write(shop.platform, (tx) => teachSpellings(tx, shop.clock.now()));
  await addGoods(shop, goods);
  return shop;
}

/** The titles that a search finds, the best match first. */
export const found = async (shop: TestShop, q: string, more = ''): Promise<string[]> => {
  await openSearch(shop.platform).ready();
  const { status, body } = await shop.call('GET', `/api/products?q=${encodeURIComponent(q)}${more}`);
  expect(status).toBe(200);
  expect(body.total).toBe(body.products.length);
  return body.products.map(({ title }: { title: string }) => title);
};
