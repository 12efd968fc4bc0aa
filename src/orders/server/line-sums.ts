import { type Paise, sum } from '#base/figures/money.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';

/** The most that an order may come to: what was ordered, or what the shopper agreed to since. */
export const agreedTotal = ({
  agreed_total_paise,
  total_paise,
}: Pick<FullOrder, 'agreed_total_paise' | 'total_paise'>): Paise => agreed_total_paise ?? total_paise;

/** The sum of lines. */
export const sumOf = (lines: readonly LineRow[]): Paise => sum(lines.map(({ total_paise }) => total_paise));

/** Quantity of a line that was ordered, before packing changed it. */
export const orderedOf = ({ ordered_quantity, quantity }: LineRow): number => ordered_quantity ?? quantity;
