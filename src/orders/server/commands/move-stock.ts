import { returnStock, takeStock } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import type { LineRow } from '#orders/server/queries.ts';

type Moved = { before: LineRow | null; after: LineRow | null };

/**
 * Lets the stock follow what is in the bag: more is taken from the shelf, refused where there is not so much, less goes
 * back. Products are written in the order of their ids, as everywhere, so that no two writes deadlock.
 */
export async function moveStock(tx: Tx, lines: readonly Moved[]): Promise<void> {
  const moves = lines.flatMap(({ before, after }) => {
    const line = after ?? before;
    const more = (after?.quantity ?? 0) - (before?.quantity ?? 0);
    return line && more !== 0 ? [{ line, more }] : [];
  });
  for (const { line, more } of moves.toSorted((a, b) => (a.line.product_id < b.line.product_id ? -1 : 1))) {
    const { product_id: product, sold_by, unit } = line;
    const goods = { product, quantity: Math.abs(more), soldThen: { sold_by, unit } };
    if (more > 0) await takeStock(tx, [goods], { inHand: true });
    else await returnStock(tx, [goods]);
  }
}
