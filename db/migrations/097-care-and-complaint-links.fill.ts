import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** Draws a secret for each complaint that has no page of an order. */
export async function fill<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from complaint_slips where complaint_id is null and words <> ''`.execute(db);
  for (const { id } of rows) {
    const secret = randomBytes(32).toString('base64url');
    await sql`update complaint_slips set secret = ${secret} where id = ${id}`.execute(db);
  }
}
