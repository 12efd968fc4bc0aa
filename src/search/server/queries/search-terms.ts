import type { Db, Tx } from '#db/schema.ts';
import type { SearchMiss, SpellingGroup } from '#search/search.ts';
import { presentGroup } from '#search/server/present.ts';

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
