import { Failure } from '#base/failure.ts';
import { minus, ZERO } from '#base/figures/money.ts';
import { returnStock, takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import {
  changedMeanwhile,
  type FullOrder,
  lockOrder,
  type MoveContext,
  moveOrder,
  notify,
  standingCredits,
} from '#orders/server/public.ts';
import type { GoodsBack } from '#papers/papers.ts';
import { expectLeft, takeCreditBack } from './give-credit.ts';
import { writeCredit } from './write-credit.ts';

/**
 * Cancels an order whose goods came back. Those that are spoiled are credited first, because credited goods do not go back into stock;
 * the bills see both as one change. Goods that a credit took off the bill before go back into stock where that is said.
 */
export async function takeGoodsBack(
  tx: Tx,
  id: string,
  sent: Omit<GoodsBack, 'isUndone'>,
  context: MoveContext,
): Promise<void> {
  const order = await lockSeen(tx, id, sent);
  expectLeft(order);
  await restock(tx, order, sent.restocked, 1);
  const lines = spoiledLines(order, sent.spoiled);
  const credit = { kind: 'credit', undoes: null, reason: 'spoiled', note: '', shipping_paise: ZERO } as const;
  const left =
    lines.length > 0
      ? await writeCredit(tx, order, { ...credit, id: sent.id, lines }, { ...context, isPart: true })
      : order;
  const why = sent.reason ? { reason: sent.reason } : {};
  const moved = await moveOrder(tx, left, 'cancelled', { ...context, why });
  await notify(tx, moved, { kind: 'moved', from: order.status }, context);
}

/** Takes such a return back: the goods leave the stock again, and nothing of it is credited any more. */
export async function undoGoodsBack(
  tx: Tx,
  id: string,
  sent: Omit<GoodsBack, 'isUndone'>,
  context: MoveContext,
): Promise<void> {
  const order = await lockSeen(tx, id, sent);
  if (order.status !== 'cancelled') throw changedMeanwhile(order);
  const moved = await moveOrder(tx, order, 'dispatched', context);
  await restock(tx, moved, sent.restocked, 0);
  const given = standingCredits(moved).find((credit) => credit.id === sent.id);
  const now = given ? await takeCreditBack(tx, moved, given, '', context) : moved;
  await notify(tx, now, { kind: 'moved', from: order.status }, context);
}

async function lockSeen(tx: Tx, id: string, { updatedAt }: Pick<GoodsBack, 'updatedAt'>): Promise<FullOrder> {
  const order = await lockOrder(tx, id);
  if (order.updated_at !== updatedAt) throw changedMeanwhile(order);
  return order;
}

/** All that is left of the spoiled lines, to be credited. */
function spoiledLines(order: FullOrder, spoiled: GoodsBack['spoiled']) {
  const positions = new Set(spoiled);
  const lines = order.lines.filter(({ position }) => positions.has(position));
  if (lines.length < positions.size) throw new Failure('not_found', /*office*/ 'There is no such line.');
  return lines
    .map((line) => ({
      position: line.position,
      quantity: line.quantity - line.credited_quantity,
      amount_paise: minus(line.total_paise, line.credited_paise),
      restocked: 0 as const,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Notes of credited goods that they are back in stock, or are not after all, and moves the stock. All else of a credit stays as it was
 * written.
 */
async function restock(
  tx: Tx,
  order: FullOrder,
  restocked: GoodsBack['restocked'],
  to: 0 | 1,
): Promise<void> {
  const standing = new Set(standingCredits(order).map((credit) => credit.id));
  const goods = [];
  for (const { credit, line: position } of restocked) {
    const line = order.lines.find((one) => one.position === position);
    const noted = await tx
      .updateTable('credit_lines')
      .set({ restocked: to })
      .where('order_id', '=', order.id)
      .where('credit_id', '=', standing.has(credit) ? credit : '')
      .where('position', '=', position)
      .where('restocked', '<>', to)
      .returning('quantity')
      .executeTakeFirst();
    if (!noted || !line) throw changedMeanwhile(order);
    const { product_id: product, sold_by, unit } = line;
    goods.push({ product, quantity: noted.quantity, soldThen: { sold_by, unit } });
  }
  if (goods.length === 0) return;
  await (to === 1 ? returnStock(tx, goods) : takeStock(tx, goods, { inHand: true }));
}
