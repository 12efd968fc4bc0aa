import { sql } from 'kysely';
import type { Slice } from '#base/page.ts';
import { standingOn } from '#catalogue/server/queries.ts';
import { madeFromAllWritten, madeFromGoods, madeFromShelves } from '#catalogue/server/tags.ts';
import { shownShelves } from '#catalogue/shelves/shelves.ts';
import type { Db } from '#db/schema.ts';
import type { Platform } from '#platform/platform.ts';
import { shelvesOf } from './shelves/shelves.ts';

/** The ids of the products that shoppers can come across with the day of their last change, oldest first: for the site map. */
export async function productAddresses(platform: Platform, { skip, limit }: Slice) {
  madeFromAllWritten();
  madeFromShelves();
  return platform.db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('deactivated_at', 'is', null)
    .$call(standingOn(shownShelves(await shelvesOf(platform), [])))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();
}

/** The number of live products. */
export async function liveProductCount(db: Db): Promise<number> {
  madeFromGoods('any');
  const { count } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** True if so many products are live; it reads no more than these. */
export async function hasLiveProducts(db: Db, count: number): Promise<boolean> {
  madeFromGoods('any');
  const last = await db
    .selectFrom('products')
    .select('id')
    .where('deactivated_at', 'is', null)
    .limit(1)
    .offset(count - 1)
    .executeTakeFirst();
  return last !== undefined;
}

/**
 * Addresses of goods' pictures on other sites, up to a limit. The caller notes that its answer depends on them
 * (`tags.ts`).
 */
export async function picturesFromElsewhere(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('thumbnail')
    // Written exactly as in the index; a database uses it only then.
    .where(sql<boolean>`substr(thumbnail, 1, 8) = 'https://'`)
    .limit(limit)
    .execute();
  return rows.map(({ thumbnail }) => thumbnail);
}
