import { createHash } from 'node:crypto';
import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { AddedLine } from '#orders/packing.ts';
import { lockOrder } from '#orders/server/commands/lock-order.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import type { PackContext } from './change-lines.ts';
import { expectOpen } from './open-order.ts';
import { addLine } from './swap-line.ts';

/**
 * Puts goods into the bag that were not ordered: once for each id, also where they were taken out again since, or the order has
 * left. The same id with anything else is refused.
 */
export async function addOnce(
  tx: Tx,
  id: string,
  { id: addition, ...sent }: AddedLine,
  context: PackContext,
): Promise<string | null> {
  const order = await lockOrder(tx, id);
  const hash = createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
  const known = await tx
    .selectFrom('line_additions')
    .selectAll()
    .where('id', '=', addition)
    .executeTakeFirst();
  if (known) return changeOf(tx, order, known, hash);
  expectOpen(order);
  const change = await addLine(tx, order, sent, context);
  const row = { id: addition, order_id: order.id, request_hash: hash, change_id: change, at: context.now };
  const written = await tx
    .insertInto('line_additions')
    .values(row)
    .onConflict((same) => same.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw addedOtherwise();
  return change;
}

/** The change that it was, as long as that can be taken back. */
async function changeOf(
  tx: Tx,
  order: FullOrder,
  known: { order_id: string; request_hash: string; change_id: string | null },
  hash: string,
): Promise<string | null> {
  if (known.order_id !== order.id || known.request_hash !== hash) throw addedOtherwise();
  if (known.change_id === null) return null;
  const change = await tx
    .selectFrom('order_changes')
    .select('id')
    .where('id', '=', known.change_id)
    .executeTakeFirst();
  return change?.id ?? null;
}

const addedOtherwise = (): Failure =>
  new Failure('conflict', 'This was added before, and otherwise. Please look at the order.');
