import { type Kysely, sql } from 'kysely';
import { foldText } from '#platform/db/search-text.ts';

const AT_ONCE = 500;

type Row = { id: string; also_called: string; hindi: string | null; bengali: string | null };

/** Folds the names of the products that are there. */
export async function fill<Schema>(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<Row>`
      select products.id, products.also_called, hindi.title as hindi, bengali.title as bengali from products
      left join product_texts hindi on hindi.product_id = products.id and hindi.language = 'hi'
      left join product_texts bengali on bengali.product_id = products.id and bengali.language = 'bn'
      where products.id > ${after} order by products.id limit ${AT_ONCE}`.execute(db);
    const named = rows.flatMap(({ id, also_called, hindi, bengali }) => {
      const names = [also_called, hindi, bengali].filter((name) => name !== null && name !== '');
      return names.length === 0 ? [] : [sql`(${id}, ${foldText(names.join('\n'))})`];
    });
    if (named.length > 0)
      await sql`insert into product_names (product_id, search) values ${sql.join(named)}`.execute(db);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
