import type { Db, Tx } from '#db/schema.ts';
import { pincodeKey, villageKey } from '#delivery/delivery.ts';

/**
 * Says where a village stands in the owner's order of areas and their villages, of these pincodes; Infinity where it
 * stands in none.
 */
export async function villageRanks(
  db: Db | Tx,
  pincodes: readonly string[],
): Promise<(at: { pincode: string; village: string }) => number> {
  const keys = pincodes.map(pincodeKey).filter(Boolean);
  const rows =
    keys.length === 0
      ? []
      : await db
          .selectFrom('places')
          .innerJoin('areas', 'areas.id', 'places.area_id')
          .select(['places.pincode', 'places.village_key'])
          .where('places.pincode', 'in', keys)
          .orderBy('areas.rank')
          .orderBy('areas.id')
          .orderBy('places.rank')
          .orderBy('places.id')
          .execute();
  const ranks = new Map(rows.map(({ pincode, village_key }, rank) => [`${pincode} ${village_key}`, rank]));
  return ({ pincode, village }) => {
    const at = (name: string) => ranks.get(`${pincodeKey(pincode)} ${name}`);
    return at(villageKey(village)) ?? at('') ?? Infinity;
  };
}
