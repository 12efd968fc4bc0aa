import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/** A phone may be without a network for so long, and send then what it kept. */
const KEPT_MS = 30 * 24 * 60 * 60_000;
const AT_ONCE = 500;

/** Names a request as the shop did when this step was written. */
const requestName = (id: string): string => createHash('sha256').update(id).digest('base64url');

type Row = { user_id: string; id: string; made: string | null; at: string };

/** What was sent under an id before there was one table for it: each may be sent again, by a phone that got no answer. */
const SENT = [
  sql`select user_id, idempotency_key as id, id as made, placed_at as at from orders
    where idempotency_key is not null and placed_at >=`,
  sql`select order_events.actor_id as user_id, orders.taken_key as id, orders.id as made, order_events.at as at from orders
    join order_events on order_events.order_id = orders.id and order_events.position = 0
    where orders.taken_key is not null and order_events.actor_id is not null and order_events.at >=`,
  sql`select by_id as user_id, id, null as made, written_at as at from payments
    where by_id is not null and written_at >=`,
  sql`select by_id as user_id, id, null as made, at from khata_lines where by_id is not null and at >=`,
  sql`select by_id as user_id, id, null as made, arrived_at as at from stop_taps where arrived_at >=`,
  sql`select by_id as user_id, id, null as made, at from cash_moves where at >=`,
  sql`select by_id as user_id, id, null as made, at from cash_counts where at >=`,
  sql`select signed_by as user_id, id, null as made, signed_at as at from cash_closings where signed_at >=`,
  sql`select by_id as user_id, id, null as made, at from credits where by_id is not null and at >=`,
];

/** Notes what was sent in the last 30 days. */
export async function fill<Schema>(db: Kysely<Schema>): Promise<void> {
  const since = new Date(Date.now() - KEPT_MS).toISOString();
  for (const sent of SENT) {
    const { rows } = await sql<Row>`${sent} ${since}`.execute(db);
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const noted = rows
        .slice(from, from + AT_ONCE)
        .map(
          ({ user_id, id, made, at }) =>
            sql`(${user_id}, ${requestName(id)}, '', ${made === null ? '' : JSON.stringify(made)}, ${at})`,
        );
      await sql`insert into requests (user_id, id, asked, outcome, at) values ${sql.join(noted)}
        on conflict do nothing`.execute(db);
    }
  }
}
