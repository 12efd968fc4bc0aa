import { SHELF_LANGUAGES } from '#catalogue/catalogue.ts';
import { readShelves } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { SynonymGroup } from '#search/server/index/words/synonyms.ts';

const FIGURES = [
  'id',
  'category',
  'family_id',
  'price_paise',
  'rating_hundredths',
  'stock',
  'sold_out',
  'popularity',
  'created_at',
] as const;

/** The columns whose words are in the index; to index another column, add it here. */
const WORDS = ['title', 'brand', 'description', 'sku', 'barcode', 'pack', 'also_called'] as const;

const live = (db: Db) => db.selectFrom('products').where('deactivated_at', 'is', null);

/** The figures of those of these products that the shop shows. */
export const figuresByIds = async (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? [] : live(db).select(FIGURES).where('id', 'in', ids).execute();

/** The figures of a product, as they are read. */
export type FiguresRow = Awaited<ReturnType<typeof figuresByIds>>[number];

/** What the index keeps of those of these products that the shop shows; `called` are their names besides the title. */
export async function productRowsByIds(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await live(db)
    .select([...FIGURES, ...WORDS])
    .where('id', 'in', ids)
    .execute();
  const texts = await db
    .selectFrom('product_texts')
    .select(['product_id', 'title'])
    .where('product_id', 'in', ids)
    .orderBy('language')
    .execute();
  const byId = Map.groupBy(texts, ({ product_id }) => product_id);
  return rows.map((row) => ({
    ...row,
    called: [row.also_called, ...(byId.get(row.id) ?? []).map(({ title }) => title)].filter(Boolean),
  }));
}

/** The titles and figures of the next products that the shop shows, in the order of their ids. */
export const titleRowsAfter = (db: Db, id: string, limit: number) =>
  live(db)
    .select([...FIGURES, 'title'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();

/** What each shelf is called in all languages, with the titles of the one that it is in. */
export async function shelfWords(db: Db): Promise<Map<string, string>> {
  const { shelves } = await readShelves(db);
  const titles = new Map(
    shelves.map(({ value, titles: of }) => [value, SHELF_LANGUAGES.map((language) => of[language])]),
  );
  return new Map(
    shelves.map(({ value, parent }) => [
      value,
      [...(titles.get(value) ?? []), ...(titles.get(parent ?? '') ?? [])].join(' '),
    ]),
  );
}

/** The spelling groups as the index uses them, always in the same order. */
export async function synonymGroups(db: Db): Promise<SynonymGroup[]> {
  const rows = await db
    .selectFrom('spelling_groups')
    .select(['id', 'canonical', 'spellings'])
    .orderBy('canonical')
    .execute();
  return rows.map(({ id, canonical, spellings }) => ({
    id,
    canonical,
    spellings: JSON.parse(spellings) as string[],
  }));
}
