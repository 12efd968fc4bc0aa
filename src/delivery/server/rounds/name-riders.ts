import { invalidField } from '#base/failure.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { NamedRiders, Rider } from '#delivery/delivery.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import { standingsByIds } from '#identity/server/public.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { lockRound } from './edit-rounds.ts';
import { ORDERS } from './queries.ts';
import { ridersOf, roundSeenBy } from './riders.ts';

/** Names the riders of a round or, with `always`, of all rounds of its rule. Each must be on the team with the right "Rounds". */
export async function nameRiders(
  tx: Tx,
  id: string,
  { riders, always }: NamedRiders,
  { actor, now }: { actor: Actor; now: Instant },
): Promise<void> {
  const round = await roundSeenBy(tx, actor, id, now);
  // Two who name people at once do it one after the other.
  await lockRound(tx, id);
  const people = await standingsByIds(tx, riders);
  const strangers = riders.filter((rider) => {
    const person = people.get(rider);
    return !person || !isAllowed(person, 'rounds');
  });
  if (strangers.length > 0)
    throw invalidField('riders', /*office*/ 'Choose people of the team who may see rounds');
  const before = await ridersOf(tx, round);
  await tx.deleteFrom('round_riders').where('round_id', '=', id).execute();
  const { rule_id: rule } = round;
  if (always && rule !== null) {
    await tx.deleteFrom('rule_riders').where('rule_id', '=', rule).execute();
    if (riders.length > 0) {
      const rows = riders.map((user_id) => ({ rule_id: rule, user_id }));
      await tx.insertInto('rule_riders').values(rows).execute();
    }
  } else if (riders.length > 0) {
    const rows = riders.map((user_id) => ({ round_id: id, user_id }));
    await tx.insertInto('round_riders').values(rows).execute();
  }
  const namesOf = (known: readonly Rider[]) => known.map(({ name }) => name).join(', ');
  const change = {
    before: { riders: namesOf(before) },
    after: { riders: namesOf(await ridersOf(tx, round)) },
  };
  await recordAudit(tx, { actor, entity: 'round', entityId: id, action: 'riders named', ...change }, now);
  markChanged(tx, ORDERS);
}
