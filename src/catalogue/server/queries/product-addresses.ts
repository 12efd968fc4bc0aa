import type { Slice } from '#base/page.ts';
import { madeFromAllWritten, madeFromGoods } from '#catalogue/server/tags.ts';
import type { Db } from '#db/schema.ts';

/** The ids of the products that the shop shows with the day of their last change, oldest first: for the site map. */
export function productAddresses(db: Db, { skip, limit }: Slice) {
  madeFromAllWritten();
  return db
    .selectFrom('products')
    .select(['id', 'updated_at'])
    .where('deactivated_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(skip)
    .execute();
}

/** The number of live products. */
export async function liveProductCount(db: Db): Promise<number> {
  madeFromGoods([]);
  const { count } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
