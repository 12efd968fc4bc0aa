import { type CategoryCount, CATEGORIES, CATEGORY_LABELS, type Category } from '#catalogue/catalogue.ts';
import { productsInCategory } from '#catalogue/server/queries.ts';
import type { Platform } from '#platform/platform.ts';

type Counts = ReadonlyMap<string, number>;
const kept = new WeakMap<Platform, { version: number; counts: Counts }>();

/**
 * How many products the shop shows in each category: counted anew when the catalogue is another than the last time, so
 * that pages of a large shop do not each count it.
 */
async function liveCounts(platform: Platform): Promise<Counts> {
  const version = platform.changes.version('catalogue');
  const known = kept.get(platform);
  if (known?.version === version) return known.counts;
  const rows = await platform.db
    .selectFrom('products')
    .select((row) => ['category', row.fn.countAll<number>().as('count')])
    .where('deactivated_at', 'is', null)
    .groupBy('category')
    .execute();
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  kept.set(platform, { version, counts });
  return counts;
}

/** How many products the shop shows in some categories; none named means all of them. */
export async function liveCount(platform: Platform, categories: readonly Category[]): Promise<number> {
  const counts = await liveCounts(platform);
  const of = categories.length > 0 ? categories.map((name) => counts.get(name) ?? 0) : [...counts.values()];
  return of.reduce((total, count) => total + count, 0);
}

/** All nine categories: how many products the shop shows in each, and the picture of the most ordered one. */
export async function categoryCounts(platform: Platform): Promise<CategoryCount[]> {
  const counts = await liveCounts(platform);
  const firstOnes = await Promise.all(
    CATEGORIES.map((category) => productsInCategory(platform.db, category, 1)),
  );
  return CATEGORIES.map((category, index) => ({
    category,
    label: CATEGORY_LABELS[category],
    count: counts.get(category) ?? 0,
    thumbnail: firstOnes[index]?.[0]?.thumbnail ?? '',
  }));
}
