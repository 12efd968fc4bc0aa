import { madeAt } from '#base/calendar.ts';
import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import {
  changeOrder,
  endQuestion,
  lockOrder,
  changedMeanwhile,
  momentAfter,
  type MoveContext,
  notify,
  type FullOrder,
  type LineRow,
} from '#orders/server/public.ts';
import type { Packing } from '#packing/packing.ts';

/**
 * Marks a pending order as packed, or as not packed after all: a time on the order, not a status. A retry, or the
 * same tap by two people, changes nothing the second time. Mails the customer once if the goods differ from the
 * order.
 */
export async function packOrder(
  tx: Tx,
  id: string,
  { packed, updatedAt, waited }: Packing,
  { actor, now, origin }: Omit<MoveContext, 'side'>,
): Promise<void> {
  const order = await lockOrder(tx, id);
  if ((order.packed_at !== null) === packed) return;
  if (order.updated_at !== updatedAt) throw changedMeanwhile(order);
  if (order.status !== 'pending')
    throw new Failure('conflict', /*office*/ 'Only an order that has not left yet can be packed.', {
      detail: { status: order.status, paymentStatus: order.payment_status },
    });
  const tapped = madeAt(waited, order.placed_at, now);
  await changeOrder(
    tx,
    order,
    {
      set: { packed_at: packed ? (tapped ?? momentAfter(order, now)) : null },
      events: [{ kind: packed ? 'packed' : 'unpacked' }],
      audit: { action: 'packed', before: { packed: !packed }, after: { packed } },
    },
    { actor, now, madeAt: tapped },
  );
  if (packed) await endQuestion(tx, id, now);
  if (packed && hasNews(order)) await notify(tx, order, { kind: 'packed' }, { origin, now });
}

/** True if lines changed since the order was last packed and differ from what was ordered. */
function hasNews({ events, lines }: FullOrder): boolean {
  const since = events.findLastIndex(({ kind }) => kind === 'packed') + 1;
  return (
    events.slice(since).some(({ kind }) => kind === 'line') &&
    lines.some(({ ordered_quantity, given_paise }) => ordered_quantity !== null || given_paise > 0)
  );
}

/** Locks an order whose goods can still be changed: until it is dispatched. */
export async function lockOpenOrder(tx: Tx, id: string): Promise<FullOrder> {
  const order = await lockOrder(tx, id);
  expectOpen(order);
  return order;
}

/** Refuses an order whose goods can no longer be changed, or not before its credit is taken back. */
function expectOpen(order: Pick<FullOrder, 'status' | 'credited_paise'>): void {
  if (order.status !== 'pending')
    throw new Failure('conflict', /*office*/ 'Only an order that has not left yet can be packed.');
  if (order.credited_paise > 0)
    throw new Failure(
      'conflict',
      /*office*/ 'This order has a credit. Remove the credit before you change the goods.',
    );
}

/**
 * A line of an order, if its revision is the one that the sender saw; otherwise a conflict. Changes of other lines
 * do not matter.
 */
export function seenLine(order: FullOrder, position: string, revision: number): LineRow {
  const line = order.lines.find((one) => String(one.position) === position);
  if (!line) throw new Failure('not_found', /*office*/ 'There is no such line.');
  if (line.revision !== revision) throw changedMeanwhile(order);
  return line;
}
