import { alarmingOrder } from '#alarm/server/queries/new-orders.ts';
import { Failure } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { namesByIds, standingsByIds } from '#identity/server/public.ts';
import { hot } from '#platform/db/hot.ts';

type Person = Pick<Actor, 'userId' | 'name' | 'role' | 'permissions'>;

const asLooked = ({ userId, name }: { userId: string; name: string }, at: Instant) => ({
  looked_at: at,
  looked_id: userId,
  looked_name: name,
});

/** Notes that staff looked at the new orders placed up to a moment; these ring no more. */
export async function lookUpTo(tx: Tx, person: Person, seenAt: Instant, now: Instant): Promise<void> {
  if (!isAllowed(person, 'orders')) return;
  await tx
    .updateTable('alarms')
    .set(asLooked(person, now))
    .where('looked_at', 'is', null)
    .where('placed_at', '<=', seenAt)
    .execute();
}

/** Notes that staff opened an order. The first who looked stays recorded. */
export async function lookAt(tx: Tx, person: Person, order: string, now: Instant): Promise<void> {
  const opened = await alarmingOrder(tx, order);
  if (!opened) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
  await tx
    .insertInto('alarms')
    .values({ order_id: order, next_at: null, placed_at: opened.placed_at, ...asLooked(person, now) })
    .onConflict((row) =>
      row.column('order_id').doUpdateSet(asLooked(person, now)).where('alarms.looked_at', 'is', null),
    )
    .execute();
}

const MOST = 100;

const seenBetween = hot((db, { since, now }: { since: Instant; now: Instant }) =>
  db
    .selectFrom('news_seen')
    .select(['user_id', 'seen_at'])
    .where('seen_at', '>=', since)
    .where('seen_at', '<=', now)
    .orderBy('seen_at')
    .limit(MOST),
);

/**
 * The first of the staff to look at the new orders since a moment, as columns of an alarm that begins now; empty if
 * none did.
 */
export async function whoLooked(tx: Tx, since: Instant, now: Instant) {
  const seen = await seenBetween(tx, { since, now });
  if (seen.length === 0) return {};
  const ids = seen.map(({ user_id }) => user_id);
  const standings = await standingsByIds(tx, ids);
  const first = seen.find(({ user_id }) => {
    const standing = standings.get(user_id);
    return standing && isAllowed(standing, 'orders');
  });
  if (!first) return {};
  const names = await namesByIds(tx, [first.user_id]);
  return asLooked({ userId: first.user_id, name: names.get(first.user_id) ?? '' }, first.seen_at);
}

/**
 * Records up to which time a member of staff has seen the new orders. A later time, seen on another device, is kept,
 * unless it is in the future: then a clock was wrong, and orders placed until then would count as seen.
 */
export async function markNewsSeen(tx: Tx, userId: string, seenAt: Instant, now: Instant): Promise<void> {
  await tx
    .insertInto('news_seen')
    .values({ user_id: userId, seen_at: seenAt })
    .onConflict((row) =>
      row
        .column('user_id')
        .doUpdateSet({ seen_at: seenAt })
        .where((is) => is.or([is('news_seen.seen_at', '<', seenAt), is('news_seen.seen_at', '>', now)])),
    )
    .execute();
}
