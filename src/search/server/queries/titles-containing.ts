import type { Slice } from '#base/page.ts';
import type { Category, Sort } from '#catalogue/catalogue.ts';
import { inOrder, isLive, titleContains } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';

/** What is looked for, and which step of it. */
type Asked = Slice & { q: string; categories?: readonly Category[]; sort?: Sort | undefined };

/**
 * The products whose title (or SKU) contains what was typed, read from the database: the answer of a process whose
 * index does not have all titles yet.
 */
export async function titlesContaining(db: Db, { q, categories = [], sort = 'popular', skip, limit }: Asked) {
  let chosen = db.selectFrom('products').where(isLive).where(titleContains(q));
  if (categories.length > 0) chosen = chosen.where('category', 'in', categories);
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('products')
    .select('id')
    // Found in the index that holds the titles; only what was found is put in order.
    .where('id', 'in', chosen.select('id'))
    .$call(inOrder(sort))
    .limit(limit)
    .offset(skip)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}
