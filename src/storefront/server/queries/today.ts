import { isSoldOut, type ListedProduct, type Product, shownShelves } from '#catalogue/catalogue.ts';
import { asTiles, bestSelling, inLanguage, shelvesOf, withPacks } from '#catalogue/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import { listing } from '#search/server/public.ts';
import { type Tile, tileOf } from '#storefront/listing.ts';
import type { Rendered } from './goods.ts';

/** What the home page says of the day: what every kitchen needs, and what costs least beside its printed price. */
export type GoodsOfToday = { daily: ListedProduct[]; cheaper: ListedProduct[] };

/** The staples by words that the search knows in all spellings, and the shelf on which they stand in a shop that has it. */
const STAPLES = ['atta', 'rice', 'dal', 'cooking oil', 'salt', 'sugar'];
const STAPLES_SHELF = 'grocery';
const SHOWN = 6;
/** How many of a staple's best matches are looked at for one that can be bought. */
const MATCHES = 3;
/** Among so many of the best-selling goods the largest cuts are looked for. */
const CANDIDATES = 60;

/** The goods of the day, all of them in stock. */
export async function readToday({ platform, language }: Rendered): Promise<GoodsOfToday> {
  const daily = await readDaily(platform);
  const popular = await bestSelling(
    platform.db,
    shownShelves(await shelvesOf(platform), []),
    CANDIDATES,
    true,
  );
  const shown = new Set(daily.map(({ id }) => id));
  const cheaper = asTiles(popular)
    .filter((product) => product.discount > 0 && !isSoldOut(product) && !shown.has(product.id))
    .toSorted((one, other) => shareSaved(other) - shareSaved(one))
    .slice(0, SHOWN);
  return {
    daily: await inLanguage(platform, language, daily),
    cheaper: await inLanguage(platform, language, await withPacks(platform.db, cheaper)),
  };
}

const shareSaved = ({ discount, cuttedprice }: Product): number => discount / cuttedprice;

/**
 * One product of each staple; where the shop has fewer, the best-selling goods of their shelf. A shop with other shelves
 * has its staples wherever they stand.
 */
async function readDaily(platform: Platform): Promise<ListedProduct[]> {
  const on = shownShelves(await shelvesOf(platform), [STAPLES_SHELF]);
  const others = asTiles(await bestSelling(platform.db, on, SHOWN * 2, true));
  const found = await Promise.all(
    STAPLES.map(async (q) => {
      const query = {
        q,
        category: others.length > 0 ? STAPLES_SHELF : undefined,
        sort: undefined,
        skip: 0,
        limit: MATCHES,
        packs: 'one',
        lang: 'en',
      } as const;
      return (await listing(platform, query)).listing.products;
    }),
  );
  const daily = new Map<string, ListedProduct>();
  const take = (product: ListedProduct | undefined): void => {
    if (product && daily.size < SHOWN) daily.set(product.id, product);
  };
  for (const matches of found)
    take(asTiles(matches).find((product) => !isSoldOut(product) && !daily.has(product.id)));
  if (daily.size < SHOWN)
    for (const product of await withPacks(platform.db, [...others])) if (!isSoldOut(product)) take(product);
  return [...daily.values()];
}

/** The same as tiles, for the home page. */
export async function readTodayTiles(page: Rendered): Promise<Record<keyof GoodsOfToday, Tile[]>> {
  const { daily, cheaper } = await readToday(page);
  return { daily: daily.map(tileOf), cheaper: cheaper.map(tileOf) };
}
