import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import { registrationNow } from '#tax/server/public.ts';
import { maySellOutside, stateNamed, STATES } from '#tax/tax.ts';
import { districtOf } from './districts.ts';

// A shop that is not registered for GST sells nothing taxable over the border of its state (section 24(i)), one under composition
// nothing at all (section 10(2)(c)).

/** Places of the areas that are listed. */
const PLACES_AT_MOST = 20_000;
/** Pincodes by which the shop's own state is told, where it did not say it. */
const PINCODES_AT_MOST = 2000;

/**
 * The name of the state that a shop may not deliver beyond: that of its registration, or else that in which most of its villages
 * lie. Undefined for a shop that may deliver anywhere, and for the first village of all.
 */
export async function stateOfShop(db: Db | Tx, now: Instant): Promise<string | undefined> {
  const registration = await registrationNow(db, now);
  if (!registration || maySellOutside(registration)) return undefined;
  if (registration.state !== '') return STATES[registration.state];
  const count = new Map<string, number>();
  for (const { pincode, villages } of await villagesByPincode(db, {})) {
    const state = await stateOfPincode(pincode);
    if (state !== undefined) count.set(state, (count.get(state) ?? 0) + Number(villages));
  }
  return [...count].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

// Hot: every new order of a shop that did not say its state asks for it.
const villagesByPincode = hot((db) =>
  db
    .selectFrom('places')
    .select((row) => ['pincode', row.fn.countAll<number | string>().as('villages')])
    .groupBy('pincode')
    .orderBy('pincode')
    .limit(PINCODES_AT_MOST),
);

/** True if a pincode lies in another state than this; pincodes that India Post does not have lie nowhere. */
export async function liesOutside(pincode: string, state: string | undefined): Promise<boolean> {
  const itsState = state === undefined ? undefined : await stateOfPincode(pincode);
  return itsState !== undefined && itsState !== state;
}

async function stateOfPincode(pincode: string): Promise<string | undefined> {
  const state = (await districtOf(pincode))?.state;
  return state !== undefined && stateNamed(state) !== undefined ? state : undefined;
}

/** Villages of the areas to which the shop may not deliver now, with their state. */
export async function placesOutside(
  db: Db | Tx,
  now: Instant,
): Promise<{ state: string; places: { area: string; pincode: string; village: string; state: string }[] }> {
  const state = await stateOfShop(db, now);
  if (state === undefined) return { state: '', places: [] };
  const rows = await db
    .selectFrom('places')
    .innerJoin('areas', 'areas.id', 'places.area_id')
    .select(['areas.name', 'pincode', 'village'])
    .orderBy('pincode')
    .orderBy('places.rank')
    .limit(PLACES_AT_MOST)
    .execute();
  const outside = [];
  for (const { name, pincode, village } of rows) {
    const theirs = await stateOfPincode(pincode);
    if (theirs !== undefined && theirs !== state)
      outside.push({ area: name, pincode, village, state: theirs });
  }
  return { state, places: outside };
}
