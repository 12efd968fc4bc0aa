import { isSoldOut, type ListedProduct, type Product, shownShelves } from '#catalogue/catalogue.ts';
import {
  asTiles,
  bestSelling,
  inLanguage,
  isAboutWords,
  liveCount,
  madeFromWords,
  productsByIds,
  shelvesOf,
  withPacks,
} from '#catalogue/server/public.ts';
import { keptUntilChanged, doNotKeep } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import { type BestMatches, bestMatches } from '#search/server/public.ts';
import { type Tile, tileOf } from '#storefront/listing.ts';
import type { Rendered } from './goods.ts';

/** The home page's goods of the day: staples of every kitchen, and the largest cuts from the printed price. */
export type GoodsOfToday = { daily: ListedProduct[]; cheaper: ListedProduct[] };

/** The staples by words that the search knows in all spellings, and the shelf on which they stand in a shop that has it. */
const STAPLES = ['atta', 'rice', 'dal', 'cooking oil', 'salt', 'sugar'];
const STAPLES_SHELF = 'grocery';
const SHOWN = 6;
/** Best matches of a staple to search for one in stock. */
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
  const best = asTiles(popular);
  const cheaper = best
    .filter((product) => product.discount > 0 && !isSoldOut(product) && !shown.has(product.id))
    .toSorted((one, other) => shareSaved(other) - shareSaved(one))
    .slice(0, SHOWN);
  // What is cheaper stands twice rather than that the first screen of a small shop stays empty.
  const filled = filledUp(daily, [...best.filter((product) => !cheaper.includes(product)), ...cheaper]);
  return {
    daily: await inLanguage(platform, language, await withPacks(platform.db, filled)),
    cheaper: await inLanguage(platform, language, await withPacks(platform.db, cheaper)),
  };
}

const shareSaved = ({ discount, cuttedprice }: Product): number => discount / cuttedprice;

/** Which goods the search finds for each staple: on their shelf, or, in a shop with other shelves, wherever they stand. */
const foundStaples = keptUntilChanged(
  isAboutWords,
  async (platform): Promise<BestMatches> => {
    const own = shownShelves(await shelvesOf(platform), [STAPLES_SHELF]);
    const hasShelf = (await liveCount(platform, own, false)) > 0;
    const on = hasShelf ? own : shownShelves(await shelvesOf(platform), []);
    return bestMatches(platform, STAPLES, { on, limit: MATCHES });
  },
  ({ isCurrent }) => isCurrent,
);

/** One product of each staple; where the shop has fewer, the best-selling goods of their shelf, if there are any. */
async function readDaily(platform: Platform): Promise<Product[]> {
  const { ids, isCurrent } = await foundStaples(platform);
  madeFromWords();
  if (!isCurrent) doNotKeep();
  const goods = await productsByIds(platform.db, ids.flat());
  const daily = new Map<string, Product>();
  for (const matches of ids) {
    const staple = asTiles(matches.flatMap((id) => goods.get(id) ?? [])).find(
      (product) => !isSoldOut(product) && !daily.has(product.id),
    );
    if (staple) daily.set(staple.id, staple);
  }
  if (daily.size >= SHOWN) return [...daily.values()];
  const on = shownShelves(await shelvesOf(platform), [STAPLES_SHELF]);
  return filledUp([...daily.values()], asTiles(await bestSelling(platform.db, on, SHOWN * 2, true)));
}

/** As many goods as the home page has places for: these, then others that are in stock. */
function filledUp(goods: readonly Product[], others: readonly Product[]): Product[] {
  const own = new Set(goods.map(({ id }) => id));
  const more = others.filter((product) => !isSoldOut(product) && !own.has(product.id));
  return [...goods, ...more].slice(0, SHOWN);
}

/** The same as tiles, for the home page. */
export async function readTodayTiles(page: Rendered): Promise<Record<keyof GoodsOfToday, Tile[]>> {
  const { daily, cheaper } = await readToday(page);
  return { daily: daily.map(tileOf), cheaper: cheaper.map(tileOf) };
}
