import type { Selectable } from 'kysely';
import type { Db, Tx, Schema } from '#db/schema.ts';
import type { SearchMiss, SpellingGroup } from '#search/search.ts';

const MISSES_SHOWN = 100;

/** All spelling groups, by their English name. */
export async function spellingGroups(db: Db | Tx): Promise<SpellingGroup[]> {
  const rows = await db
    .selectFrom('spelling_groups')
    .select(['id', 'canonical', 'spellings', 'updated_at'])
    .orderBy('canonical')
    .execute();
  return rows.map(presentGroup);
}

/** The searches that found nothing since an instant, the most frequent first. */
export async function searchMisses(
  db: Db | Tx,
  { since = '', limit = MISSES_SHOWN } = {},
): Promise<SearchMiss[]> {
  const rows = await db
    .selectFrom('search_misses')
    .select(['term', 'times', 'first_at', 'last_at'])
    .where('last_at', '>=', since)
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('term')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    term: row.term,
    times: row.times,
    firstAt: row.first_at,
    lastAt: row.last_at,
  }));
}

/** A spelling group as the back office shows it. */
export const presentGroup = (
  row: Pick<Selectable<Schema['spelling_groups']>, 'id' | 'canonical' | 'spellings' | 'updated_at'>,
): SpellingGroup => ({
  id: row.id,
  canonical: row.canonical,
  spellings: JSON.parse(row.spellings) as string[],
  updatedAt: row.updated_at,
});
