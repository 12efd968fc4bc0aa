import { type Category, LISTING_STEP, type Product, stockOnPage } from '#catalogue/catalogue.ts';
import {
  asPage,
  asTiles,
  productsInCategory,
  categoryCounts,
  liveProduct,
  relatedProducts,
} from '#catalogue/server/public.ts';
import type { PageNotes } from '#platform/http/page-context.ts';
import type { Platform } from '#platform/platform.ts';
import { listing } from '#search/server/public.ts';
import {
  askedIn,
  type StockedCategory,
  stockedCategories,
  type Step,
  type Tile,
  tileOf,
  wantedCategories,
} from '#storefront/listing.ts';

const CAROUSEL_AT_MOST = 8;

/** The step of the listing that a page's address asks for, as tiles; `notes` is told of a search in vain. */
export async function readStep(platform: Platform, address: string, notes: PageNotes): Promise<Step> {
  const asked = askedIn(new URL(address).searchParams);
  const categories = wantedCategories(asked);
  const { listing: step, isMiss } = await listing(platform, {
    q: asked.q,
    category: categories.join(),
    sort: asked.sort || undefined,
    skip: (asked.page - 1) * LISTING_STEP,
    limit: LISTING_STEP,
  });
  if (isMiss) notes.searchedInVain = asked.q;
  return { tiles: tilesOf(step.products), total: step.total };
}

/** The categories that have goods, each with the picture of its most ordered one. */
export const readCategories = async (platform: Platform): Promise<StockedCategory[]> =>
  stockedCategories(await categoryCounts(platform));

/** The goods of a category's carousel, as tiles. */
export const readCarousel = async ({ db }: Platform, category: Category): Promise<Tile[]> =>
  tilesOf(await productsInCategory(db, category, CAROUSEL_AT_MOST));

/** A product as its own page shows it, with others to look at next; undefined when the shop has none of that id. */
export async function readProduct(
  { db }: Platform,
  id: string,
): Promise<{ product: Product; related: Tile[] } | undefined> {
  asPage(id);
  const product = await liveProduct(db, id);
  if (!product) return undefined;
  const related = await relatedProducts(db, product);
  return { product: { ...product, stock: stockOnPage(product) }, related: tilesOf(related) };
}

const tilesOf = (products: readonly Product[]): Tile[] => asTiles(products).map(tileOf);
