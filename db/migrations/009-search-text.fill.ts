import { type Kysely, sql } from 'kysely';
import { foldText, searchTextOf } from '#platform/db/search-text.ts';

const AT_ONCE = 500;

type Texts = Record<string, string>;

/** Folds the texts of the rows that are there. */
export async function fill<Schema>(db: Kysely<Schema>): Promise<void> {
  await foldTable(db, 'products', ['title', 'sku'], ({ title = '', sku = '' }) => searchTextOf(title, sku));
  await foldTable(db, 'users', ['name'], ({ name = '' }) => searchTextOf(name));
  await foldTable(db, 'orders', ['search'], ({ search = '' }) => foldText(search));
}

/** Writes the column `search` of a table from other columns, some rows at a time, where it is not so yet. */
async function foldTable<Schema>(
  db: Kysely<Schema>,
  table: string,
  columns: readonly string[],
  searchOf: (texts: Texts) => string,
): Promise<void> {
  const [name, texts] = [sql.table(table), sql.join(columns.map((column) => sql.ref(column)))];
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; was: string } & Texts>`
      select id, search as was, ${texts} from ${name} where id > ${after} order by id limit ${AT_ONCE}`.execute(
      db,
    );
    const changed = rows.flatMap((row) => {
      const search = searchOf(row);
      return search === row.was ? [] : [sql`(${row.id}, ${search})`];
    });
    if (changed.length > 0) {
      await sql`
        with folded (id, text) as (values ${sql.join(changed)})
        update ${name} set search = (select text from folded where folded.id = ${name}.id)
        where id in (select id from folded)`.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
