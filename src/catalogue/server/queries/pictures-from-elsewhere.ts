import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';

/**
 * Addresses of goods' pictures on other sites, up to a limit. The caller notes that its answer depends on them
 * (`tags.ts`).
 */
export async function picturesFromElsewhere(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('thumbnail')
    // Written exactly as in the index; a database uses it only then.
    .where(sql<boolean>`substr(thumbnail, 1, 8) = 'https://'`)
    .limit(limit)
    .execute();
  return rows.map(({ thumbnail }) => thumbnail);
}
