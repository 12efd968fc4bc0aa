import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';

const ROUNDLESS = 'weekdays without rounds';
const Week = v.pipe(v.string(), v.parseJson(), v.array(v.array(v.unknown())));

/**
 * Has the rounds of weekdays that are always closed stop in a shop that set its hours before they did. Hours that were saved
 * since have their row already, also where the owner lets rounds go.
 */
export async function fill<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string; value: string; updated_at: string }>`
    select name, value, updated_at from settings where name in ('hours', ${ROUNDLESS})`.execute(db);
  const hours = rows.find(({ name }) => name === 'hours');
  const week = v.safeParse(Week, hours?.value);
  if (!hours || !week.success || rows.length > 1) return;
  const closed = week.output.flatMap((spans, at) => (spans.length === 0 ? [at + 1] : [])).join('');
  await sql`insert into settings (name, value, updated_at) values (${ROUNDLESS}, ${closed}, ${hours.updated_at})`.execute(
    db,
  );
}
