import type { Insertable } from 'kysely';
import { after } from '#base/time.ts';
import type { Schema, Tx } from '#db/schema.ts';
import { ORDERS } from '#delivery/server/public.ts';
import { type EventRow, eventRow, type NewEvent } from '#orders/server/kept-events.ts';
import type { FullOrder, OrderRow } from '#orders/server/queries.ts';
import { markCalled } from '#orders/server/queries/called-orders.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { hot } from '#platform/db/hot.ts';
import { type AuditEntry, recordAudit } from '#platform/log/audit.ts';
import { countSales } from './count-sales.ts';
import { changedMeanwhile, momentAfter, type MoveContext } from './lock-order.ts';
type Actor = MoveContext['actor'];
/** The columns that a change writes; the rest follows from its events. */
type Columns = Partial<Omit<OrderRow, 'id' | 'number' | 'updated_at' | 'late_to' | 'said_upi_paise'>> & {
  phone_digits?: string;
  search?: string;
};

/** A change of an order: its columns, its timeline and its line in the audit log. */
export type OrderChange = {
  set?: Columns;
  /** Columns that must still be as the order has them; otherwise the change is refused. */
  guard?: readonly (keyof Columns & keyof OrderRow)[];
  /** Without an event the order keeps its `updatedAt`, so copies on other devices stay current. */
  events?: readonly (NewEvent & { actor?: Actor })[];
  audit?: Pick<AuditEntry, 'action' | 'before' | 'after'> & { actor?: Actor };
};

/**
 * Changes a locked order: the only write of its row. The revision, the moments of its events, its audit line, the daily sales and
 * the mark for kept answers follow. Returns the order as it is then.
 */
export async function changeOrder(
  tx: Tx,
  order: FullOrder,
  { set = {}, guard = [], events = [], audit }: OrderChange,
  { actor, now, madeAt }: Pick<MoveContext, 'actor' | 'now' | 'madeAt'>,
): Promise<FullOrder> {
  const first = momentAfter(order, now);
  const told = events.map(({ actor: by = actor, ...event }, index) => ({
    ...event,
    order_id: order.id,
    actor_id: by.userId,
    actor_name: by.name,
    // Each event has a moment of its own, which identifies the version of a copy.
    at: after(first, index),
    made_at: madeAt ?? null,
  }));
  const changed = {
    ...order,
    ...set,
    updated_at: told.at(-1)?.at ?? order.updated_at,
    events: [...order.events, ...told],
  };
  let write = tx
    .updateTable('orders')
    .set((row) => ({ ...set, updated_at: changed.updated_at, revision: row('revision', '+', 1) }))
    .where('id', '=', order.id);
  for (const column of guard) write = write.where(column, '=', order[column]);
  const { numUpdatedRows } = await write.executeTakeFirst();
  if (numUpdatedRows === 0n) throw changedMeanwhile(order);
  await countSales(tx, changed, order);
  await addEvents(tx, told, order.events.length);
  if (audit) {
    const entry = { actor, entity: 'order', entityId: order.id, madeAt, ...audit };
    await recordAudit(tx, entry, now);
  }
  markChanged(tx, ORDERS);
  if (set.search !== undefined) markCalled(tx, order.number);
  return changed;
}

const insertEvents = hot((db, { rows }: { rows: readonly Insertable<Schema['order_events']>[] }) =>
  db.insertInto('order_events').values(rows),
);

/** Adds events to a timeline that has so many. */
export async function addEvents(tx: Tx, events: readonly EventRow[], before: number): Promise<void> {
  if (events.length === 0) return;
  await insertEvents(tx, { rows: events.map((event, index) => eventRow(event, before + index)) });
}
