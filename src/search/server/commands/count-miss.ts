import { foldText } from '#platform/db/search-text.ts';
import type { Platform } from '#platform/platform.ts';
import { tokenize } from '#search/server/index/terms/tokenizer.ts';

const SHORTEST = 3;
const LONGEST = 60;
const KEPT_AT_MOST = 5000;
const SWEPT_AT_ONCE = 500;

/** Counts a search that found nothing, so that the owner learns what people want. Never fails the search itself. */
export async function countMiss(platform: Platform, q = ''): Promise<void> {
  const term = foldText(q).replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (tokenize(term).join('').length < SHORTEST) return;
  try {
    await count(platform, term);
  } catch (error) {
    platform.log.error('search.miss_not_counted', error);
  }
}

async function count({ db, clock }: Platform, term: string): Promise<void> {
  const now = clock.now();
  const counted = await db
    .updateTable('search_misses')
    .set((row) => ({ times: row('times', '+', 1), last_at: now }))
    .where('term', '=', term)
    .returning('times')
    .executeTakeFirst();
  if (counted) return;
  await sweepWhenFull(db);
  await db
    .insertInto('search_misses')
    .values({ term, times: 1, first_at: now, last_at: now })
    .onConflict((row) =>
      row.column('term').doUpdateSet((old) => ({ times: old('search_misses.times', '+', 1), last_at: now })),
    )
    .execute();
}

/** Deletes the rarest and oldest entries of a full table, so that searches for nonsense cannot fill it. */
async function sweepWhenFull(db: Platform['db']): Promise<void> {
  const { kept } = await db
    .selectFrom('search_misses')
    .select((row) => row.fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow();
  if (kept < KEPT_AT_MOST) return;
  const rarest = db
    .selectFrom('search_misses')
    .select('term')
    .orderBy('times')
    .orderBy('last_at')
    .limit(SWEPT_AT_ONCE);
  await db.deleteFrom('search_misses').where('term', 'in', rarest).execute();
}
