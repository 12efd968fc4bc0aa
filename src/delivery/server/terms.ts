import type { Db } from '#db/schema.ts';
import type { DeliveryTerms } from '#delivery/terms.ts';
import { madeFrom } from '#platform/cache/kept-until-changed.ts';
import { PROMISES } from './present.ts';
import { deliveryPlaces, staffAreas } from './queries.ts';
import { ROUNDS, weeklyRules } from './rounds/queries.ts';

/** Terms of delivery for the page of the shop's rules. */
export async function deliveryTerms(db: Db): Promise<DeliveryTerms> {
  madeFrom(PROMISES, ROUNDS);
  const [{ hasAreas, elsewhere, mayCollect }, areas, rules] = await Promise.all([
    deliveryPlaces(db, ''),
    staffAreas(db),
    weeklyRules(db),
  ]);
  const nameOf = new Map(areas.map(({ id, name }) => [id, name]));
  return {
    hasAreas,
    elsewhere,
    mayCollect,
    areas: areas.map(({ name, note, fee, freeAbove, minimum, cashMost, villages, first }) => ({
      name,
      note,
      fee,
      freeAbove,
      minimum,
      cashMost,
      villages: first.map(({ village, pincode }) => village || pincode),
      count: villages,
    })),
    rounds: rules
      .map(({ kind, days, from, to, orderBefore, orderDay, everywhere, areas: ids }) => ({
        kind,
        days,
        from,
        to,
        orderBefore,
        orderDay,
        isAnywhere: everywhere || kind === 'collect',
        areas: ids.flatMap((id) => nameOf.get(id) ?? []),
      }))
      // A round whose areas were all deleted goes nowhere.
      .filter(({ isAnywhere, areas: named }) => isAnywhere || named.length > 0)
      .map(({ isAnywhere, ...round }) => ({ ...round, areas: isAnywhere ? [] : round.areas })),
  };
}
