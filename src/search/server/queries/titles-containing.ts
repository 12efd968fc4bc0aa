import type { Slice } from '#base/page.ts';
import type { OnShelves, Sort } from '#catalogue/catalogue.ts';
import { inOrder, isLive, leadsOnly, standingOn, titleContains } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';

/** What is looked for, and which step of it. */
type Asked = Slice & { q: string; on?: OnShelves; sort?: Sort | undefined; isOnePerFamily?: boolean };

/**
 * The products whose title (or SKU) contains the typed text, read from the database. It is used until the index has
 * all titles.
 */
export async function titlesContaining(db: Db, asked: Asked) {
  const { q, on = 'any', sort = 'popular', skip, limit, isOnePerFamily = false } = asked;
  const chosen = db
    .selectFrom('products')
    .where(isLive)
    .where(titleContains(q))
    .$call(standingOn(on))
    .$if(isOnePerFamily, leadsOnly);
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('products')
    .select('id')
    // The titles are searched in an index that contains them; only what was found is sorted.
    .where('id', 'in', chosen.select('id'))
    .$call(inOrder(sort))
    .limit(limit)
    .offset(skip)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}
