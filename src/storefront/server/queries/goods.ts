import type { Language } from '#base/language/language.ts';
import {
  type ListedProduct,
  LISTING_STEP,
  type Product,
  type ProductWithWay,
  shelfNamed,
  type ShownExtras,
  shownShelves,
  stockOnPage,
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
} from '#catalogue/server/public.ts';
import type { PageNotes } from '#platform/http/page-context.ts';
import type { Platform } from '#platform/platform.ts';
import { listing } from '#search/server/public.ts';
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
  const { understood } = step;
  return { tiles: tilesOf(step.products), total: step.total, ...near, ...(understood && { understood }) };
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
  extras: ShownExtras;
  related: Tile[];
};

/** Reads a product for its own page; undefined when the shop has none of that id. */
export async function readProduct(page: Rendered, id: string): Promise<ProductShown | undefined> {
  const { platform, language } = page;
  asPage(id);
  const product = await liveProduct(platform.db, id);
  if (!product) return undefined;
  const extras = await shownExtrasOf(platform, product, language);
  const [named = product] = await inLanguage(platform, language, [product]);
  return {
    product: { ...named, stock: stockOnPage(product) },
    way: await wayTo(platform, product, language),
    extras,
    related: tilesOf(await onCards(page, relatedProducts(platform, product, true))),
  };
}

const onCards = async (
  { platform, language }: Rendered,
  goods: Promise<Product[]>,
): Promise<ListedProduct[]> => inLanguage(platform, language, await withPacks(platform.db, await goods));

const tilesOf = (products: readonly ListedProduct[]): Tile[] => asTiles(products).map(tileOf);
