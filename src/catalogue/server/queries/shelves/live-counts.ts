import type { Language } from '#base/language/language.ts';
import {
  type CategoryCount,
  type CategoryName,
  type OnShelves,
  shelfNamed,
  shownShelves,
} from '#catalogue/catalogue.ts';
import { firstWithPicture } from '#catalogue/server/queries.ts';
import { registerOf } from '#catalogue/server/register/goods-register.ts';
import type { Goods } from '#catalogue/server/register/goods.ts';
import { asTiles, isAboutGoods, madeFromGoods } from '#catalogue/server/tags.ts';
import type { Db } from '#db/schema.ts';
import { keptUntilChanged } from '#platform/cache/kept-until-changed.ts';
import type { Platform } from '#platform/platform.ts';
import { type Shelf, shelvesOf, shelfNames } from './shelves.ts';

/** Number of products on each shelf, and the number when packs of one family count once. */
type Counts = ReadonlyMap<string, { all: number; leads: number }>;

/**
 * The number of live products on each shelf. It is counted again only when goods were added or removed, because it
 * is slow in a large shop.
 */
const liveCounts = keptUntilChanged(isAboutGoods, async (platform): Promise<Counts> => {
  const register = registerOf(platform);
  return register.isRead() ? countsIn(await register.current()) : countedIn(platform.db);
});

/** The same from memory, where all goods are there anyway: in a large shop the database takes long to count. */
function countsIn({ category, leads, size, texts }: Goods): Counts {
  const all = new Int32Array(texts.count());
  const leading = new Int32Array(texts.count());
  for (let place = 0; place < size; place += 1) {
    all[category[place]!]! += 1;
    leading[category[place]!]! += leads[place]!;
  }
  const counts = new Map<string, { all: number; leads: number }>();
  for (let number = 1; number < all.length; number += 1)
    if (all[number]! > 0) counts.set(texts.textOf(number), { all: all[number]!, leads: leading[number]! });
  return counts;
}

async function countedIn(db: Db): Promise<Counts> {
  const rows = await db
    .selectFrom('products')
    .select((row) => [
      'category',
      row.fn.countAll<number>().as('all'),
      row.fn.sum<number>('leads').as('leads'),
    ])
    .where('deactivated_at', 'is', null)
    .groupBy('category')
    .execute();
  return new Map(rows.map(({ category, all, leads }) => [category, { all, leads: Number(leads) }]));
}

/** The number of live products on these shelves, each pack counted, or each family once. */
export async function liveCount(platform: Platform, on: OnShelves, isOnePerFamily = false): Promise<number> {
  madeFromGoods(on);
  const counts = await liveCounts(platform);
  const of = on === 'any' ? [...counts.values()] : on.flatMap((value) => counts.get(value) ?? []);
  return of.reduce((total, { all, leads }) => total + (isOnePerFamily ? leads : all), 0);
}

/** A shelf that shoppers see, with the number of live products on it and inside it. */
type CountedShelf = CategoryName & { count: number };

/** The shelves that shoppers see, each followed by those inside it, with the number of live products. */
export async function countedShelves(platform: Platform, language: Language = 'en'): Promise<CountedShelf[]> {
  const [names, tree] = await Promise.all([shelfNames(platform, language), shelvesOf(platform)]);
  return Promise.all(
    names.map(async (name) => ({
      ...name,
      count: await liveCount(platform, shownShelves(tree, [name.category])),
    })),
  );
}

/** The same, each with a picture. Those inside another have one only where the owner chose a photo. */
export async function categoryCounts(
  platform: Platform,
  language: Language = 'en',
): Promise<CategoryCount[]> {
  const [counted, tree] = await Promise.all([countedShelves(platform, language), shelvesOf(platform)]);
  const pictureOf = async (shelf: Shelf | undefined, on: OnShelves): Promise<string> => {
    if (shelf?.picture !== 'goods') return shelf?.picture === 'photo' ? shelf.thumbnail : '';
    if (shelf.parent !== null) return '';
    const pictured = await firstWithPicture(platform.db, on);
    if (pictured) asTiles([pictured]);
    return pictured?.thumbnail ?? '';
  };
  return Promise.all(
    counted.map(async (shelf) => ({
      ...shelf,
      thumbnail: await pictureOf(shelfNamed(tree, shelf.category), shownShelves(tree, [shelf.category])),
    })),
  );
}
