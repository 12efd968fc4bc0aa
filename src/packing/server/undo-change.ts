import { Failure } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import {
  agreedState,
  type ChangeStates,
  changeLines,
  type PackContext,
  type FullOrder,
} from '#orders/server/public.ts';
import { lockOpenOrder } from './open-order.ts';
import { inPlaces } from './pack-line.ts';
import { totalWith } from './settle-line.ts';

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
