import { parsePack } from '#base/figures/quantity.ts';
import type { LineRow } from '#orders/server/public.ts';

/**
 * Weight of an order line in grams: the weighed amount, or the pack or unit times the quantity. A litre counts as a
 * kilogram. Undefined for pieces without a known weight.
 */
export function weightOf({
  quantity,
  sold_by,
  unit,
  pack,
}: Pick<LineRow, 'quantity' | 'sold_by' | 'unit' | 'pack'>): number | undefined {
  if (sold_by !== 'piece') return quantity;
  const each = parsePack(pack) ?? parsePack(`1 ${unit}`);
  return each && each.measure !== 'piece' ? Math.round(each.amount * quantity) : undefined;
}
