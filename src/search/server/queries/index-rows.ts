import { SHELF_LANGUAGES } from '#catalogue/catalogue.ts';
import { readShelves } from '#catalogue/server/public.ts';
import type { Db } from '#db/schema.ts';
import type { SynonymGroup } from '#search/server/index/words/thing.ts';

const FIGURES = [
  'id',
  'category',
  'family_id',
  'price_paise',
  'rating_hundredths',
  'stock',
  'sold_out',
  'popularity',
  'revision',
  'updated_at',
] as const;

/** The columns whose words are in the index, and what never changes; to index another column, add it here. */
const WORDS = [
  'created_at',
  'title',
  'brand',
  'description',
  'sku',
  'barcode',
  'pack',
  'also_called',
] as const;

const live = (db: Db) => db.selectFrom('products').where('deactivated_at', 'is', null);

/** The figures of those of these products that the shop shows. */
export const figuresByIds = async (db: Db, ids: readonly string[]) =>
  ids.length === 0 ? [] : live(db).select(FIGURES).where('id', 'in', ids).execute();

/** The figures of the next products that the shop shows, in the order of their ids. */
export const figuresAfter = (db: Db, id: string, limit: number) =>
  live(db).select(FIGURES).where('id', '>', id).orderBy('id').limit(limit).execute();

/** The figures of a product, as they are read. */
export type FiguresRow = Awaited<ReturnType<typeof figuresByIds>>[number];

const withWords = (db: Db) => live(db).select([...FIGURES, ...WORDS]);
const titlesOf = (db: Db) =>
  db.selectFrom('product_texts').select(['product_id', 'title']).orderBy('product_id').orderBy('language');

type Row = Awaited<ReturnType<ReturnType<typeof withWords>['execute']>>[number];
type Titles = Awaited<ReturnType<ReturnType<typeof titlesOf>['execute']>>;

/** A product as the index reads it; `called` are its names besides the title. */
export type ProductRow = Row & { called: string[] };

/** Reads these products, as far as the shop shows them. */
export async function productRowsByIds(db: Db, ids: readonly string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const rows = await withWords(db).where('id', 'in', ids).execute();
  return called(rows, await titlesOf(db).where('product_id', 'in', ids).execute());
}

/** Reads the next products that the shop shows, in the order of their ids. */
export async function productRowsAfter(db: Db, id: string, limit: number): Promise<ProductRow[]> {
  const rows = await withWords(db).where('id', '>', id).orderBy('id').limit(limit).execute();
  const last = rows.at(-1)?.id;
  if (last === undefined) return [];
  const titles = await titlesOf(db).where('product_id', '>', id).where('product_id', '<=', last).execute();
  return called(rows, titles);
}

function called(rows: readonly Row[], titles: Titles): ProductRow[] {
  const byId = Map.groupBy(titles, ({ product_id }) => product_id);
  return rows.map((row) => ({
    ...row,
    called: [row.also_called, ...(byId.get(row.id) ?? []).map(({ title }) => title)].filter(Boolean),
  }));
}

/** The titles of each shelf in all languages, with those of the shelf above. */
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
