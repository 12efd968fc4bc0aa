import { Failure, invalidField } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import { endRound } from '#delivery/server/public.ts';
import type { NewClosing } from '#orders/round-board.ts';
import type { MoveContext } from '#orders/server/commands/move-order.ts';
import { ORDERS } from '#orders/server/commands/record-event.ts';
import { rupees } from '#orders/server/present.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { sumsOf } from './present.ts';
import { countClosings, countOpen, expectedCash } from './queries.ts';

/**
 * Closes a round for good: what was expected, what came, and who signed. A difference needs its reason. What is found
 * later is a further row with a reason of its own; none is ever edited. Refused while an order of the round is still to
 * come, and when the sum is not the one that was seen. Returns the day of the round.
 */
export async function closeRound(
  tx: Tx,
  id: string,
  signed: NewClosing,
  { actor, now }: Pick<MoveContext, 'actor' | 'now'>,
): Promise<string> {
  // Others who close it, and orders that book or leave its seats, wait from here on.
  const { on_day } = await endRound(tx, id, now);
  const open = await countOpen(tx, id);
  if (open > 0) throw stillOpen(open);
  const { reason } = signed;
  const { came, cost, seen } = sumsOf(signed);
  const expected = await expectedCash(tx, id);
  const position = await countClosings(tx, id);
  if (expected !== seen || position !== signed.seen.closings)
    throw new Failure('conflict', 'The sum changed meanwhile. Please look at it again.', {
      detail: { expected: rupees(expected), closings: position },
    });
  if (reason === '' && position > 0) throw invalidField('reason', 'What was found later?');
  if (reason === '' && came !== expected) throw invalidField('reason', 'Why is it not the same?');
  const row = { expected_paise: expected, came_paise: came, reason, cost_paise: cost };
  await tx
    .insertInto('round_closings')
    .values({
      round_id: id,
      position,
      ...row,
      signed_by: actor.userId,
      signed_name: actor.name,
      signed_at: now,
    })
    .execute();
  const after = {
    expected: rupees(expected),
    came: rupees(came),
    ...(reason && { reason }),
    ...(cost !== null && { cost: rupees(cost) }),
  };
  await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'closed', after }, now);
  markChanged(tx, ORDERS);
  return on_day;
}

const stillOpen = (open: number): Failure =>
  new Failure(
    'conflict',
    `Orders that are still to come: ${open}. Each is delivered, cancelled or moved first.`,
    {
      detail: { open },
      sentence: {
        id: 'Orders that are still to come: {open}. Each is delivered, cancelled or moved first.',
        figures: { open },
      },
    },
  );
