import type { Db, Tx } from '#db/schema.ts';

/** Deletes imports with all their rows; the goods that they brought stay. */
export async function dropAll(db: Db | Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('import_parts').where('import_id', 'in', ids).execute();
  await db.deleteFrom('import_remarks').where('import_id', 'in', ids).execute();
  await db.deleteFrom('import_writes').where('import_id', 'in', ids).execute();
  await db.deleteFrom('imports').where('id', 'in', ids).execute();
}
