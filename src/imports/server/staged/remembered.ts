import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { ImportPlan } from '#imports/staged.ts';

/** What the owner said of files that look the same; undefined when there was none. */
export async function findLayout(db: Db, signature: string): Promise<ImportPlan | undefined> {
  const row = await db
    .selectFrom('import_layouts')
    .select('plan')
    .where('signature', '=', signature)
    .executeTakeFirst();
  return row && (JSON.parse(row.plan) as ImportPlan);
}

/** Remembers the plan of a file for the next one that looks the same. What was said once of own edits is not kept. */
export async function rememberLayout(
  db: Tx,
  signature: string,
  plan: ImportPlan,
  now: Instant,
): Promise<void> {
  const kept = JSON.stringify({ ...plan, overwrite: false });
  await db
    .insertInto('import_layouts')
    .values({ signature, plan: kept, updated_at: now })
    .onConflict((row) => row.column('signature').doUpdateSet({ plan: kept, updated_at: now }))
    .execute();
}
