import type { SelectQueryBuilder } from 'kysely';
import type { Slice } from '#base/page.ts';
import type { OnShelves, Sort } from '#catalogue/catalogue.ts';
import { inOrder, isLive, leadsOnly, standingOn, titleContains } from '#catalogue/server/public.ts';
import type { Db, Schema } from '#db/schema.ts';

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
  // The titles are searched once, in an index that contains them; only what was found is sorted.
  const rows = await db
    .with(
      (found) => found('found').materialized(),
      () => chosen.select('id'),
    )
    .selectFrom('products')
    .select((row) => [
      'id',
      row.selectFrom('found').select(row.fn.countAll<number>().as('count')).as('total'),
    ])
    .where('id', 'in', (found) => found.selectFrom('found').select('id'))
    .$call(inOrder(sort))
    .limit(limit)
    .offset(skip)
    .execute();
  const [first] = rows;
  return { ids: rows.map(({ id }) => id), total: first?.total ?? (skip === 0 ? 0 : await count(chosen)) };
}

/** For a step after the last one, which tells no number. */
async function count(chosen: SelectQueryBuilder<Schema, 'products', object>): Promise<number> {
  const { total } = await chosen
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
