import type { Caller } from '#test/open-shop.ts';

/** Goods on two shelves, one of which has a price that ten percent would lift above the cut price. */
export const PRICES = {
  mango: { price: 100, cuttedprice: 120 },
  banana: { price: 33.33, cuttedprice: 40 },
  dal: { price: 90, cuttedprice: 95, category: 'grocery' },
} as const;

/** Ten percent more, in whole rupees. */
export const raise = { percent: 10, of: 'price', round: 'rupee' } as const;

/** Asks what a change of prices would do; with the `preview` of an earlier answer, it is done. */
export const changePrices = (who: Caller, body: unknown) =>
  who.call('POST', '/api/products/pricechange', body);

/** Price and cut price of every product, by title. */
export async function pricesIn(owner: Caller): Promise<Record<string, [number, number]>> {
  const { body } = await owner.call('GET', '/api/products/admin?limit=200');
  const products = body.products as { title: string; price: number; cuttedprice: number }[];
  return Object.fromEntries(products.map(({ title, price, cuttedprice }) => [title, [price, cuttedprice]]));
}
