import type { Language } from '#base/language/language.ts';
import type { Slice } from '#base/page.ts';
import {
  type ListedProduct,
  LISTING_STEP,
  type Product,
  type ProductWithWay,
  shelfNamed,
  type ProductFacts,
  type ShownExtras,
  shownShelves,
  stockOnPage,
  isSoldOut,
} from '#catalogue/catalogue.ts';
import {
  asPage,
  asTiles,
  bestSelling,
  countedShelves,
  inLanguage,
  liveProduct,
  relatedProducts,
  shelfNames,
  shelvesOf,
  shownExtrasOf,
  wayTo,
  withPacks,
  isAboutWords,
  liveCount,
  madeFromWords,
  productsByIds,
} from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import { deliveryTerms } from '#delivery/server/public.ts';
import { keptUntilChanged, doNotKeep } from '#platform/cache/kept-until-changed.ts';
import type { PageNotes } from '#platform/http/page-context.ts';
import type { Platform } from '#platform/platform.ts';
import { listing, type BestMatches, bestMatches } from '#search/server/public.ts';
import { ownRulesIn, settingsIn } from '#settings/server/public.ts';
import {
  addressOf,
  askedIn,
  type Shelf,
  shelvesFrom,
  type Step,
  type Tile,
  tileOf,
  withCarousel,
} from '#storefront/listing.ts';
import type { ShopRules } from '#storefront/rules.ts';

const CAROUSEL_AT_MOST = 8;

/** Where a page is rendered for: the shop, and the language of the page. */
export type Rendered = { platform: Platform; language: Language };

/** The step of the listing that a page's address asks for, as tiles; `notes` is told of a search in vain. */
export async function readStep(
  { platform, language }: Rendered,
  address: string,
  notes: PageNotes,
): Promise<Step> {
  const asked = askedIn(new URL(address).searchParams);
  const { listing: step, isMiss } = await listing(platform, {
    q: asked.q,
    category: asked.active.join(),
    sort: asked.sort || undefined,
    ...asked.filter,
    skip: (asked.page - 1) * LISTING_STEP,
    limit: LISTING_STEP,
    packs: 'one',
    lang: language,
  });
  if (isMiss) notes.searchedInVain = asked.q;
  const near = step.near && { near: tilesOf(step.near) };
  const { total, others, understood } = step;
  const words = { ...(others && { others }), ...(understood && { understood }) };
  return { tiles: tilesOf(step.products), total, ...near, ...words };
}

/**
 * The address to redirect to when a listing names shelves that were merged into others; undefined when it names none.
 */
export async function movedListing(platform: Platform, address: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address);
  const asked = askedIn(searchParams);
  const tree = await shelvesOf(platform);
  const active = [...new Set(asked.active.map((name) => shelfNamed(tree, name)?.value ?? name))];
  return active.join() === asked.active.join() ? undefined : pathname + addressOf({ ...asked, active });
}

/** The shelves with their titles, for a listing. */
export const readShelfNames = async ({ platform, language }: Rendered): Promise<Shelf[]> =>
  shelvesFrom(await shelfNames(platform, language));

/** The same, with how many goods each has. */
export const readShelves = async ({ platform, language }: Rendered): Promise<Shelf[]> =>
  shelvesFrom(await countedShelves(platform, language));

/** The goods of the carousels that the owner chose, as tiles, in the order of the home page. */
export async function readCarousels(page: Rendered, shelves: readonly Shelf[]): Promise<Tile[][]> {
  const { platform } = page;
  const tree = await shelvesOf(platform);
  return Promise.all(
    withCarousel(shelves).map(async ({ value }) =>
      tilesOf(
        await onCards(page, bestSelling(platform.db, shownShelves(tree, [value]), CAROUSEL_AT_MOST, true)),
      ),
    ),
  );
}

/** A product as its own page shows it, with the shelves that lead to it and others to look at next. */
export type ProductShown = Pick<ProductWithWay, 'way'> & {
  product: Product;
  extras: Pick<ShownExtras, 'packs'> & { facts: Partial<ProductFacts> };
  related: Tile[];
};

/** Reads a product for its own page; undefined when the shop has none of that id. */
export async function readProduct(page: Rendered, id: string): Promise<ProductShown | undefined> {
  const { platform, language } = page;
  asPage(id);
  const product = await liveProduct(platform.db, id);
  if (!product) return undefined;
  const { packs, facts } = await shownExtrasOf(platform, product, language);
  // The page carries what is known, and most shops know little.
  const known: Partial<ProductFacts> = Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));
  const { name, phones, email } = await settingsIn(platform, language);
  // Where the label names nobody to call about the goods, it is the shop.
  known.care ||= [name, ...phones, email].filter(Boolean).join(', ');
  const [named = product] = await inLanguage(platform, language, [product]);
  return {
    product: { ...named, stock: stockOnPage(product) },
    way: await wayTo(platform, product, language),
    extras: { packs, facts: known },
    related: tilesOf(await onCards(page, relatedProducts(platform, product, true))),
  };
}

const onCards = async (
  { platform, language }: Rendered,
  goods: Promise<Product[]>,
): Promise<ListedProduct[]> => inLanguage(platform, language, await withPacks(platform.db, await goods));

const tilesOf = (products: readonly ListedProduct[]): Tile[] => asTiles(products).map(tileOf);

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

/** Who is, or was, on the newsletter list, newest first; how many ever were, and how many are. */
export async function subscribers(db: Db, { skip, limit }: Slice) {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'consented_at as since', 'left_at as left'])
    .orderBy('consented_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  const { known, total } = await db
    .selectFrom('newsletter_subscribers')
    .select((row) => [
      row.fn.countAll<number>().as('known'),
      row.fn.countAll<number>().filterWhere('left_at', 'is', null).as('total'),
    ])
    .executeTakeFirstOrThrow();
  return { subscribers: rows, known, total };
}

/** The facts that the page of the shop's rules is made from. */
export async function readRules({ platform, language }: Rendered): Promise<ShopRules> {
  const [own, delivery] = await Promise.all([ownRulesIn(platform, language), deliveryTerms(platform.db)]);
  return { ...own, delivery };
}
