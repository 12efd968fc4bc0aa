import { Failure } from '#base/failure.ts';
import { costOf, quantityOf } from '#base/figures/amount.ts';
import {
  aboveZero,
  formatPaise,
  minus,
  type Paise,
  paise,
  plus,
  toRupees,
  ZERO,
  sum,
} from '#base/figures/money.ts';
import type { FullOrder, LineRow } from '#orders/server/public.ts';
import type { AboveAgreed, Settled } from '#packing/packing.ts';

/** Total of an order with other lines. The delivery fee stays as it was when the order was placed. */
export const totalWith = (order: Pick<FullOrder, 'shipping_paise'>, lines: readonly LineRow[]): Paise =>
  plus(sumOf(lines), order.shipping_paise);
export const costAt = ({ price_paise, sold_by }: LineRow, amount: number): Paise =>
  costOf(price_paise, quantityOf(amount, sold_by));
/** Lines whose price is settled, what is agreed then, and what the shopper is to be asked before, if anything. */
export type SettledLines = {
  lines: LineRow[];
  agreed: Paise;
  /** True if the shopper agreed to the new total with this request. */
  saidYes: boolean;
  asks?: { total: Paise; above: Paise };
};

/**
 * Says what the shopper owes for a line that was changed. Without a yes the order never comes to more than was agreed,
 * what stands in for something to more than that, and what came in besides to anything. What is too much is refused, unless the
 * shopper agreed to exactly the new total, is asked for that first, or the shop gives it.
 */
export function settleLine(
  order: FullOrder,
  lines: readonly LineRow[],
  position: number,
  { agreedTo, give, ask }: Settled,
): SettledLines {
  const agreed = agreedTotal(order);
  const priced = lines.map((line) => (line.position === position ? atFullPrice(line) : line));
  const line = priced.find((one) => one.position === position);
  if (!line) throw new Error(`The order has no line ${position}.`);
  const total = totalWith(order, priced);
  const room = agreed - minus(total, line.total_paise);
  const owed = aboveZero(Math.min(line.total_paise, room, ownRoom(lines, line)));
  const above = minus(line.total_paise, owed);
  if (above === 0) return { lines: givenAsNeeded(order, priced), agreed, saidYes: false };
  if (agreedTo === total) return { lines: priced, agreed: paise(Math.max(agreed, total)), saidYes: true };
  if (ask === total) return { lines: priced, agreed, saidYes: false, asks: { total, above } };
  if (!give || agreedTo !== undefined || ask !== undefined) throw aboveAgreed({ total, agreed, above });
  const given = { ...line, total_paise: owed, given_paise: above };
  const settled = priced.map((one) => (one.position === position ? given : one));
  return { lines: givenAsNeeded(order, settled), agreed, saidYes: false };
}

/**
 * Lines of which no more is given than is needed: what was given to keep the agreed total is asked for after all, as far as other
 * lines came to less since. What is given for its own reason (goods that were not ordered, a dearer stand-in) stays given.
 */
export function givenAsNeeded(order: FullOrder, lines: readonly LineRow[]): LineRow[] {
  let room = agreedTotal(order) - totalWith(order, lines);
  return lines.map((line) => {
    const back = aboveZero(Math.min(line.given_paise, room, ownRoom(lines, line) - line.total_paise));
    room -= back;
    return back === 0
      ? line
      : { ...line, total_paise: plus(line.total_paise, back), given_paise: minus(line.given_paise, back) };
  });
}

const atFullPrice = (line: LineRow): LineRow => ({
  ...line,
  given_paise: ZERO,
  total_paise: costAt(line, line.quantity),
});

/**
 * The most that a line may cost, in paise. An ordered line without substitutes: no limit. A line and its
 * substitutes: together the price of the ordered amount. An added line: 0.
 */
function ownRoom(lines: readonly LineRow[], line: LineRow): number {
  const isOrdered = line.ordered_quantity !== 0;
  if (!isOrdered && line.instead_of === null) return 0;
  const place = line.instead_of ?? line.position;
  const standIns = lines.filter(
    ({ instead_of, position }) => instead_of === place && position !== line.position,
  );
  if (isOrdered && standIns.length === 0) return Infinity;
  const replaced = lines.find(({ position }) => position === place);
  if (!replaced) return 0;
  const itself = isOrdered ? 0 : replaced.total_paise;
  return costAt(replaced, orderedOf(replaced)) - itself - sumOf(standIns);
}

/** The refusal of what comes to more than was agreed, with what it would come to. */
export function aboveAgreed({
  total,
  agreed,
  above,
}: {
  total: Paise;
  agreed: Paise;
  above: Paise;
}): Failure {
  const amount = formatPaise(above);
  return new Failure(
    'above_agreed',
    `This is ${amount} more than the customer agreed to. Ask the customer first.`,
    {
      sentence: {
        id: /*office*/ 'This is {amount} more than the customer agreed to. Ask the customer first.',
        figures: { amount },
      },
      detail: {
        total: toRupees(total),
        agreed: toRupees(agreed),
        above: toRupees(above),
      } satisfies AboveAgreed,
    },
  );
}

/** The most that an order may come to: what was ordered, or what the shopper agreed to since. */
export const agreedTotal = ({
  agreed_total_paise,
  total_paise,
}: Pick<FullOrder, 'agreed_total_paise' | 'total_paise'>): Paise => agreed_total_paise ?? total_paise;

/** The sum of lines. */
export const sumOf = (lines: readonly LineRow[]): Paise => sum(lines.map(({ total_paise }) => total_paise));

/** Quantity of a line that was ordered, before packing changed it. */
export const orderedOf = ({ ordered_quantity, quantity }: LineRow): number => ordered_quantity ?? quantity;
