import { invalidField, Failure } from '#base/failure.ts';
import { minus, ZERO } from '#base/figures/money.ts';
import { wholeAmount } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import type { FullOrder, LineRow } from '#orders/server/public.ts';
import type { PackedLine } from '#packing/packing.ts';
import { agreedState, changeLines, type PackContext, type ChangeStates } from './change-lines.ts';
import { changeOrAsk } from './change-or-ask.ts';
import { lockOpenOrder, seenLine } from './pack-order.ts';
import {
  aboveAgreed,
  costAt,
  givenAsNeeded,
  settleLine,
  totalWith,
  agreedTotal,
  orderedOf,
} from './settle-line.ts';

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

/** Undoes one change, as long as its lines have not changed since; otherwise a conflict. */
export async function undoChange(
  tx: Tx,
  id: string,
  change: string,
  context: PackContext,
): Promise<string | null> {
  const order = await lockOpenOrder(tx, id);
  const kept = await tx
    .deleteFrom('order_changes')
    .where('id', '=', change)
    .where('order_id', '=', order.id)
    .returning('states')
    .executeTakeFirst();
  if (!kept) throw new Failure('not_found', TOO_LATE);
  const states = JSON.parse(kept.states) as ChangeStates;
  if (!isAsLeft(order, states)) throw new Failure('conflict', TOO_LATE);
  const positions = new Set(states.lines.map(({ before, after }) => (before ?? after)?.position));
  const untouched = order.lines.filter(({ position }) => !positions.has(position));
  const lines = inPlaces([...untouched, ...states.lines.flatMap(({ before }) => before ?? [])]);
  // A yes that came with the change is taken back with it.
  const agreed = hadYes(states) ? states.agreed.before : agreedState(order);
  if (totalWith(order, lines) > agreed.total) throw new Failure('conflict', TOO_LATE);
  const [first] = states.lines;
  const goods = first?.before ?? first?.after;
  if (!goods) throw new Error('a change that touched no line was kept');
  return changeLines(tx, order, { lines, agreed, deed: 'undone', goods, saidYes: false }, context);
}

const TOO_LATE = /*office*/ 'This was changed by another person and can no longer be undone.';

const hadYes = ({ agreed: { before, after } }: ChangeStates): boolean => before.at !== after.at;

/** True if the lines are still as the change left them. */
function isAsLeft(order: FullOrder, states: ChangeStates): boolean {
  const areLines = states.lines.every(({ before, after }) => {
    const now = order.lines.find(({ position }) => position === (before ?? after)?.position);
    return now?.revision === after?.revision;
  });
  return areLines && (!hadYes(states) || order.agreed_at === states.agreed.after.at);
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
const inPlaces = (lines: readonly LineRow[]): LineRow[] =>
  lines.toSorted((one, other) => one.position - other.position);

/** Refuses lines that come to more than was agreed. */
function expectAgreed(order: FullOrder, lines: readonly LineRow[]): void {
  const [total, agreed] = [totalWith(order, lines), agreedTotal(order)];
  if (total > agreed) throw aboveAgreed({ total, agreed, above: minus(total, agreed) });
}
