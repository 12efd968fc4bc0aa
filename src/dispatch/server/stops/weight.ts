import { parsePack } from '#base/figures/quantity.ts';
import type { LineRow } from '#orders/server/public.ts';

/**
 * What a line of an order weighs, in grams: what was weighed out, or what its pack or its unit says. A litre counts as a
 * kilo. Undefined of pieces, whose weight nobody wrote down.
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
