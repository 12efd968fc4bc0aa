import { invalidField } from '#base/failure.ts';
import { minus, ZERO } from '#base/figures/money.ts';
import type { Tx } from '#db/schema.ts';
import {
  agreedState,
  changeLines,
  type PackContext,
  agreedTotal,
  orderedOf,
  type FullOrder,
  type LineRow,
  wholeAmount,
} from '#orders/server/public.ts';
import type { PackedLine } from '#packing/packing.ts';
import { lockOpenOrder, seenLine } from './open-order.ts';
import { changeOrAsk } from './questions/change-or-ask.ts';
import { aboveAgreed, costAt, givenAsNeeded, settleLine, totalWith } from './settle-line.ts';

/** Where a line stands: of which order, and at which place. */
export type LinePlace = { order: string; line: string };

/** Notes what was put into the bag of a line: as much as was ordered, more, less, or nothing. */
export async function packLine(
  tx: Tx,
  place: LinePlace,
  { quantity, reason, revision, ...settled }: PackedLine,
  context: PackContext,
): Promise<string | null> {
  const order = await lockOpenOrder(tx, place.order);
  const line = seenLine(order, place.line, revision);
  const amount = quantity === 0 ? 0 : wholeAmount(quantity, line.sold_by);
  if (amount === 0 && line.quantity > 0 && reason === undefined)
    throw invalidField('reason', /*office*/ 'Choose why it is left out');
  const packed = {
    ...withAmount(line, amount),
    reason: amount < orderedOf(line) ? (reason ?? '') : '',
    packed_at: context.now,
    packed_by: context.actor.name,
  };
  const lines = order.lines.map((one) => (one === line ? packed : one));
  const settledLines = settleLine(order, lines, line.position, settled);
  const change = { deed: amount === 0 ? 'leftOut' : 'packed', goods: line } as const;
  const asked = { kind: 'pack', line: line.position, revision, quantity, reason } as const;
  return changeOrAsk(tx, order, { ...settledLines, ...change }, { asked, asksFor: packed }, context);
}

/**
 * Makes a line as it was ordered, and not packed yet; what stands in for it goes, and so does what came in besides. Where a credit
 * tells of a line, it stays with nothing in the bag.
 */
export async function reopenLine(
  tx: Tx,
  place: LinePlace,
  { revision }: { revision: number },
  context: PackContext,
): Promise<string | null> {
  const order = await lockOpenOrder(tx, place.order);
  const line = seenLine(order, place.line, revision);
  const isAdded = line.ordered_quantity === 0;
  const goes = (one: LineRow): boolean => one.instead_of === line.position || (isAdded && one === line);
  const others = order.lines
    .filter((one) => (goes(one) ? isCredited(order, one) : one !== line))
    .map((one) => (goes(one) ? takenOut(one, context) : one));
  const asOrdered = {
    ...withAmount(line, orderedOf(line)),
    given_paise: ZERO,
    total_paise: costAt(line, orderedOf(line)),
    reason: '',
    packed_at: null,
    packed_by: '',
  };
  const reopened = isAdded ? others : inPlaces([...others, asOrdered]);
  expectAgreed(order, reopened);
  const lines = givenAsNeeded(order, reopened);
  const plan = { lines, agreed: agreedState(order), saidYes: false, deed: 'asOrdered' as const };
  return changeLines(tx, order, { ...plan, goods: line }, context);
}

/** True if any credit covers the line, including one that was taken back. */
const isCredited = ({ credits }: FullOrder, { position }: LineRow): boolean =>
  credits.some(({ lines }) => lines.some((line) => line.position === position));

/** An added or substituted line with an amount of 0. */
const takenOut = (line: LineRow, { actor, now }: PackContext): LineRow => ({
  ...withAmount(line, 0),
  instead_of: null,
  given_paise: ZERO,
  total_paise: ZERO,
  packed_at: now,
  packed_by: actor.name,
});

/** A line with another amount; what was ordered is kept beside it, and that nothing was. */
export function withAmount(line: LineRow, amount: number): LineRow {
  const ordered = orderedOf(line);
  const isAsOrdered = amount === ordered && line.ordered_quantity !== 0;
  return { ...line, quantity: amount, ordered_quantity: isAsOrdered ? null : ordered };
}

/** Lines in the order of their places. */
export const inPlaces = (lines: readonly LineRow[]): LineRow[] =>
  lines.toSorted((one, other) => one.position - other.position);

/** Refuses lines that come to more than was agreed. */
export function expectAgreed(order: FullOrder, lines: readonly LineRow[]): void {
  const [total, agreed] = [totalWith(order, lines), agreedTotal(order)];
  if (total > agreed) throw aboveAgreed({ total, agreed, above: minus(total, agreed) });
}
