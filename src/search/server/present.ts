import type { Selectable } from 'kysely';
import type { Schema } from '#db/schema.ts';
import type { SpellingGroup } from '#search/search.ts';

/** A spelling group as the back office shows it. */
export const presentGroup = (
  row: Pick<Selectable<Schema['spelling_groups']>, 'id' | 'canonical' | 'spellings' | 'updated_at'>,
): SpellingGroup => ({
  id: row.id,
  canonical: row.canonical,
  spellings: JSON.parse(row.spellings) as string[],
  updatedAt: row.updated_at,
});
