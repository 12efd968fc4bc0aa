import { Failure } from '#base/failure.ts';
import { ZERO } from '#base/figures/money.ts';
import { isId } from '#base/ids.ts';
import { rowsByIds, wholeAmount } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { addedLine, type FullOrder, lastPlace, type LineRow } from '#orders/server/public.ts';
import type { AddedLine, SwappedLine } from '#packing/packing.ts';
import type { PackContext } from './change-lines.ts';
import { changeOrAsk } from './change-or-ask.ts';
import { type LinePlace, withAmount } from './pack-line.ts';
import { lockOpenOrder, seenLine } from './pack-order.ts';
import { settleLine } from './settle-line.ts';

/** Puts other goods into the bag instead of a line, at today’s price and at most for what the line was to cost. */
export async function swapLine(
  tx: Tx,
  place: LinePlace,
  { product, quantity, reason, revision, ...settled }: SwappedLine,
  context: PackContext,
): Promise<string | null> {
  const order = await lockOpenOrder(tx, place.order);
  const line = seenLine(order, place.line, revision);
  if (line.ordered_quantity === 0)
    throw new Failure(
      'conflict',
      /*office*/ 'The customer did not order this. Remove it and add the other product.',
    );
  const leftOut = {
    ...withAmount(line, 0),
    given_paise: ZERO,
    total_paise: ZERO,
    reason: reason ?? 'none',
    packed_at: context.now,
    packed_by: context.actor.name,
  };
  const instead = { product, quantity, instead_of: line.position };
  const added = await newLine(tx, order, instead, context);
  const lines = [...order.lines.map((one) => (one === line ? leftOut : one)), added];
  const settledLines = settleLine(order, lines, added.position, settled);
  const asked = { kind: 'swap', line: line.position, revision, product, quantity, reason } as const;
  const change = { ...settledLines, deed: 'swapped', goods: line } as const;
  return changeOrAsk(tx, order, change, { asked, asksFor: added }, context);
}

/** Puts goods into the bag of a locked order that were not ordered: for nothing, unless the shopper agreed to the new total. */
export async function addLine(
  tx: Tx,
  order: FullOrder,
  { product, quantity, ...settled }: Omit<AddedLine, 'id'>,
  context: PackContext,
): Promise<string | null> {
  const added = await newLine(tx, order, { product, quantity, instead_of: null }, context);
  const settledLines = settleLine(order, [...order.lines, added], added.position, settled);
  const asked = { kind: 'add', product, quantity } as const;
  const change = { ...settledLines, deed: 'added', goods: added } as const;
  return changeOrAsk(tx, order, change, { asked, asksFor: added }, context);
}

/** A line that was not ordered, with the goods as they are called and cost now. */
async function newLine(
  tx: Tx,
  order: FullOrder,
  { product: id, quantity, instead_of }: { product: string; quantity: number; instead_of: number | null },
  { actor, now }: PackContext,
): Promise<LineRow> {
  const product = isId(id) ? (await rowsByIds(tx, [id])).get(id) : undefined;
  if (!product) throw new Failure('not_found', /*i18n*/ 'There is no such product.');
  const position = 1 + lastPlace(order);
  const amount = wholeAmount(quantity, product.sold_by);
  return {
    ...(await addedLine(tx, { product, quantity: amount }, { order_id: order.id, position })),
    instead_of,
    packed_at: now,
    packed_by: actor.name,
  };
}
