import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { markChanged } from '#platform/cache/changes.ts';

/** An event of an order's timeline. */
export const ORDERS = 'orders';

/** A change of an existing order. */
type NewEvent = {
  order: string;
  kind: 'status' | 'payment';
  from: string;
  to: string;
  actor: { userId: string; name: string };
  note?: string;
  /** When it was made, if it waited for the network until now. */
  madeAt?: Instant | undefined;
};

/** Adds to an order's timeline. The order's row was just written, so nobody else adds at the same place. */
export async function recordEvent(tx: Tx, event: NewEvent, now: Instant): Promise<void> {
  await tx
    .insertInto('order_events')
    .values((row) => ({
      order_id: event.order,
      position: row
        .selectFrom('order_events')
        .select((earlier) => earlier.fn.countAll<number>().as('position'))
        .where('order_id', '=', event.order),
      kind: event.kind,
      from_value: event.from,
      to_value: event.to,
      actor_id: event.actor.userId,
      actor_name: event.actor.name,
      note: event.note ?? '',
      at: now,
      made_at: event.madeAt ?? null,
    }))
    .execute();
  markChanged(tx, ORDERS);
}
