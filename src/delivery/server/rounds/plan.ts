import { invalidField } from '#base/failure.ts';
import type { Tx } from '#db/schema.ts';
import type { ExtraRound, NewRoundRule } from '#delivery/rounds.ts';

type Plan = Pick<NewRoundRule & ExtraRound, 'kind' | 'from' | 'to' | 'seats' | 'everywhere' | 'areas'>;

/** What a rule and a dated round have in common, as it is stored. Who collects at the shop comes from anywhere. */
export const plannedColumns = ({ kind, from, to, seats, everywhere }: Plan) => ({
  kind,
  from_time: from,
  to_time: to,
  capacity: seats,
  everywhere: everywhere || kind === 'collect' ? (1 as const) : (0 as const),
});

/** Refuses areas that the shop does not have. */
export async function expectAreas(tx: Tx, { areas }: Pick<Plan, 'areas'>): Promise<void> {
  const wanted = [...new Set(areas)];
  if (wanted.length === 0) return;
  const found = await tx.selectFrom('areas').select('id').where('id', 'in', wanted).execute();
  if (found.length < wanted.length) throw invalidField('areas', 'One of these areas is not there any more');
}
