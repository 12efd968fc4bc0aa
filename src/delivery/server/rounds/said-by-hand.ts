import { type Instant, shopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';

/** What was said of single rounds of a rule, by their days: which take no more orders, and who carries them out. */
type SaidByHand = { closed: string[]; riders: { on_day: string; user_id: string }[] };

/** What was said of those coming rounds of a rule that nobody was promised, before they are made anew. */
export async function saidByHand(tx: Tx, rule: string, now: Instant): Promise<SaidByHand> {
  const unpromised = unpromisedOf(tx, rule).where('on_day', '>=', shopDay(now));
  const closed = await unpromised.select('on_day').where('state', '=', 'closed').execute();
  const riders = await unpromised
    .innerJoin('round_riders', 'round_riders.round_id', 'rounds.id')
    .select(['on_day', 'user_id'])
    .execute();
  return { closed: closed.map(({ on_day }) => on_day), riders };
}

/** Says the same of the rounds that were made anew on these days. */
export async function sayAgain(tx: Tx, rule: string, { closed, riders }: SaidByHand): Promise<void> {
  const days = [...new Set([...closed, ...riders.map(({ on_day }) => on_day)])];
  if (days.length === 0) return;
  const made = await unpromisedOf(tx, rule).select(['id', 'on_day']).where('on_day', 'in', days).execute();
  const shut = made.filter(({ on_day }) => closed.includes(on_day)).map(({ id }) => id);
  if (shut.length > 0)
    await tx.updateTable('rounds').set({ state: 'closed' }).where('id', 'in', shut).execute();
  const named = made.flatMap(({ id, on_day }) =>
    riders.filter((rider) => rider.on_day === on_day).map(({ user_id }) => ({ round_id: id, user_id })),
  );
  if (named.length > 0) await tx.insertInto('round_riders').values(named).execute();
}

const unpromisedOf = (tx: Tx, rule: string) =>
  tx.selectFrom('rounds').where('rule_id', '=', rule).where('promised', '=', 0);
