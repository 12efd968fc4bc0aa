import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Product } from '#catalogue/catalogue.ts';
import type { Tile } from '#storefront/listing.ts';

/** The home page's goods of the day: staples of every kitchen, and the largest cuts. */
export type GoodsOfToday = { daily: Tile[]; cheaper: Tile[] };

/** Goods of one carousel. */
const AT_MOST = 8;

/** Fetches the goods of the day. If the call fails there are none, and the rest of the home page stands as it is. */
export const fetchToday = (): Promise<GoodsOfToday | undefined> =>
  callApi<GoodsOfToday>(inPageLanguage('/shop/today')).catch(ifCallFailed(undefined));

/** Fetches a carousel. If the call fails there are no goods, and only this carousel says so. */
export const fetchCarousel = (category: string): Promise<Tile[] | undefined> =>
  callApi<Product[]>(inPageLanguage(`/products/category/${category}?limit=${AT_MOST}&packs=one`))
    .then((products) => products.slice(0, AT_MOST))
    .catch(ifCallFailed(undefined));
