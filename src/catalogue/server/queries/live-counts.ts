import {
  type CategoryCount,
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  type Product,
} from '#catalogue/catalogue.ts';
import { firstWithPicture, productsInCategory } from '#catalogue/server/queries.ts';
import { asTiles, isAboutGoods, madeFromGoods } from '#catalogue/server/tags.ts';
import type { Db } from '#db/schema.ts';
import type { Platform } from '#platform/platform.ts';

type Counts = ReadonlyMap<string, number>;
const counters = new WeakMap<Platform, () => Promise<Counts>>();

/**
 * The number of live products in each category. It is counted again only when goods were added or removed, because it
 * is slow in a large shop.
 */
function liveCounts(platform: Platform): Promise<Counts> {
  const known = counters.get(platform);
  if (known) return known();
  let counts: Promise<Counts> | undefined;
  platform.changes.follow((change) => {
    if (isAboutGoods(change)) counts = undefined;
  });
  const counter = (): Promise<Counts> => {
    counts ??= count(platform.db).catch((error: unknown) => {
      counts = undefined;
      throw error;
    });
    return counts;
  };
  counters.set(platform, counter);
  return counter();
}

async function count(db: Db): Promise<Counts> {
  const rows = await db
    .selectFrom('products')
    .select((row) => ['category', row.fn.countAll<number>().as('count')])
    .where('deactivated_at', 'is', null)
    .groupBy('category')
    .execute();
  return new Map(rows.map((row) => [row.category, row.count]));
}

/** The number of live products in these categories; none means all. */
export async function liveCount(platform: Platform, categories: readonly Category[]): Promise<number> {
  madeFromGoods(categories);
  const counts = await liveCounts(platform);
  const of = categories.length > 0 ? categories.map((name) => counts.get(name) ?? 0) : [...counts.values()];
  return of.reduce((total, count) => total + count, 0);
}

const LOOKED_AT = 8;
/** Further down nobody looks for a picture: a shelf that sells so much without one shows its drawing. */
const LOOKED_AT_MOST = 500;

/** The best-selling products of a category up to the first that has a picture, or only that one if it stands far down. */
async function untilPicture(db: Db, category: Category): Promise<readonly Product[]> {
  const products = await productsInCategory(db, category, LOOKED_AT);
  const first = products.findIndex(({ thumbnail }) => thumbnail);
  if (first >= 0) return products.slice(0, first + 1);
  if (products.length < LOOKED_AT) return products;
  const further = await firstWithPicture(db, category, LOOKED_AT_MOST);
  return further ? [further] : products;
}

/** All nine categories with the number of live products and the picture of the best-selling one that has a picture. */
export async function categoryCounts(platform: Platform): Promise<CategoryCount[]> {
  const counts = await liveCounts(platform);
  const looked = await Promise.all(CATEGORIES.map((category) => untilPicture(platform.db, category)));
  // A change of any of them may bring another picture to the fore.
  asTiles(looked.flat());
  return CATEGORIES.map((category, index) => ({
    category,
    label: CATEGORY_LABELS[category],
    count: counts.get(category) ?? 0,
    thumbnail: looked[index]?.at(-1)?.thumbnail ?? '',
  }));
}
