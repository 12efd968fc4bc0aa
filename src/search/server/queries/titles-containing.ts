import type { Slice } from '#base/page.ts';
import type { OnShelves, Sort } from '#catalogue/catalogue.ts';
import { inOrder, isLive, leadsOnly, standingOn, titleContains } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';

/** What is looked for, and which step of it. */
type Asked = Slice & { q: string; on?: OnShelves; sort?: Sort | undefined; isOnePerFamily?: boolean };

/**
 * The products whose title (or SKU) contains what was typed, read from the database: the answer of a process whose
 * index does not have all titles yet.
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
    // Found in the index that holds the titles; only what was found is put in order.
    .where('id', 'in', chosen.select('id'))
    .$call(inOrder(sort))
    .limit(limit)
    .offset(skip)
    .execute();
  return { ids: rows.map(({ id }) => id), total };
}
