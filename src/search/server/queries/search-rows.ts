import type { Db } from '#db/schema.ts';

const FACTS = [
  'id',
  'category',
  'price_paise',
  'rating_hundredths',
  'stock',
  'popularity',
  'created_at',
  'revision',
] as const;
const WORDS = ['title', 'brand', 'description'] as const;
const PAGE = 1000;

/** A row as search reads it. */
export type SearchRow = Awaited<ReturnType<typeof rowsAfter>>[number];

/** The next live products after an id, for reading all of them without holding a read open. */
export const rowsAfter = (db: Db, id: string) =>
  db
    .selectFrom('products')
    .select([...FACTS, ...WORDS])
    .where('deactivated_at', 'is', null)
    .where('id', '>', id)
    .orderBy('id')
    .limit(PAGE)
    .execute();

/** The figures of the products named that the shop shows. */
export const figuresByIds = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('products')
    .select(FACTS)
    .where('id', 'in', ids)
    .where('deactivated_at', 'is', null)
    .execute();

/** What search reads of the products named. */
export const wordsByIds = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('products')
    .select([...FACTS, ...WORDS])
    .where('id', 'in', ids)
    .where('deactivated_at', 'is', null)
    .execute();

/** The spelling groups as search uses them, always in the same order. */
export async function readGroups(db: Db): Promise<{ id: string; canonical: string; spellings: string[] }[]> {
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
