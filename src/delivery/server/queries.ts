import { sql } from 'kysely';
import type { Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import {
  type Area,
  AREAS_AT_MOST,
  type DeliveryPlaces,
  type NamedVillages,
  type Village,
  VILLAGES_AT_MOST,
} from '#delivery/areas.ts';
import { pincodeKey, villageKey } from '#delivery/delivery-rule.ts';
import { madeFrom } from '#platform/cache/kept-until-changed.ts';
import { hot } from '#platform/db/hot.ts';
import { begins, contains } from '#platform/db/search-text.ts';
import { readSettings } from '#settings/server/public.ts';
import type { Settings } from '#settings/settings.ts';
import { elsewhereFigures, presentArea, presentServedArea } from './present.ts';
import { liesOutside, stateOfShop } from './state-line.ts';

/** Tag of answers that depend on areas and villages; those that depend on the settings have another. */
export const AREAS = 'areas';

/** Number of villages named for each area in the owner's list. */
const NAMED_IN_LIST = 3;

const AREA_COLUMNS = [
  'id',
  'name',
  'fee_paise',
  'free_above_paise',
  'minimum_paise',
  'cash_most_paise',
  'note',
  'revision',
] as const;

/**
 * Reads the delivery to one pincode by the areas alone, as for an order that was promised: its villages, their areas, and the rule
 * for everywhere else. Never lists villages of other pincodes.
 */
export async function deliveryPlaces(
  db: Db | Tx,
  pincode: string,
  known?: Settings,
): Promise<DeliveryPlaces> {
  madeFrom(AREAS);
  const settings = known ?? (await readSettings(db));
  const key = pincodeKey(pincode);
  const about = { pincode: key, mayCollect: settings.mayCollect };
  const [anyArea] = await oneArea(db, {});
  const nowhere = { ...about, areas: [], villages: [], whole: null };
  if (!anyArea) return { ...nowhere, hasAreas: false, elsewhere: elsewhereFigures(settings) };
  const elsewhere = settings.deliversElsewhere ? elsewhereFigures(settings) : null;
  const places = await placesOf(db, { pincode: key });
  if (places.length === 0) return { ...nowhere, hasAreas: true, elsewhere };
  const areas = await areasByIds(db, { ids: [...new Set(places.map(({ area_id }) => area_id))] });
  return {
    ...about,
    hasAreas: true,
    areas: areas.map(presentServedArea),
    villages: places
      .filter(({ village_key }) => village_key !== '')
      .map(({ village, area_id }) => ({ village, area: area_id })),
    whole: places.find(({ village_key }) => village_key === '')?.area_id ?? null,
    elsewhere,
  };
}

/**
 * The same for a new order, which it also settles: beyond the border of a shop that may sell in its own state only, it goes
 * nowhere, whatever areas say.
 */
export async function placesForOrder(
  db: Db | Tx,
  pincode: string,
  { now, settings }: { now: Instant; settings?: Settings },
): Promise<DeliveryPlaces> {
  const places = await deliveryPlaces(db, pincode, settings);
  const { areas, elsewhere } = places;
  const isReached = areas.length > 0 || elsewhere !== null;
  if (!isReached || !(await liesOutside(places.pincode, await stateOfShop(db, now)))) return places;
  return { ...places, areas: [], villages: [], whole: null, elsewhere: null };
}

const oneArea = hot((db) => db.selectFrom('areas').select('id').limit(1));

const placesOf = hot((db, { pincode }: { pincode: string }) =>
  db
    .selectFrom('places')
    .select(['village', 'village_key', 'area_id'])
    .where('pincode', '=', pincode)
    .orderBy('village_key')
    .limit(VILLAGES_AT_MOST),
);

const areasByIds = hot((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('areas')
    .select(AREA_COLUMNS)
    .where('id', 'in', ids)
    .orderBy('rank')
    .orderBy('id')
    .limit(AREAS_AT_MOST),
);

/** The names of areas by id. */
export const areaNames = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(ids.length === 0 ? [] : (await areasByIds(db, { ids })).map(({ id, name }) => [id, name]));

/** Villages offered at once. */
const OFFERED = 12;

/**
 * Villages with these letters in their name, those that begin with them first, or with this beginning of a pincode;
 * without either, the first villages of the owner's order.
 */
export function villagesNamed(db: Db, typed: string): Promise<NamedVillages['villages']> {
  madeFrom(AREAS);
  const key = villageKey(typed);
  const isPincode = /^[\d ]+$/.test(key);
  const name = sql.ref('places.village_key');
  return db
    .selectFrom('places')
    .innerJoin('areas', 'areas.id', 'places.area_id')
    .select(['places.village', 'places.pincode'])
    .where('places.village_key', '!=', '')
    .where(isPincode ? begins(sql.ref('places.pincode'), pincodeKey(key)) : contains(name, key))
    .orderBy((row) => row.case().when(begins(name, key)).then(0).else(1).end())
    .orderBy('areas.rank')
    .orderBy('places.rank')
    .orderBy('places.id')
    .limit(OFFERED)
    .execute();
}

/** All areas in their order, as their owner sees them. */
export async function staffAreas(db: Db | Tx): Promise<Area[]> {
  const areas = await db
    .selectFrom('areas')
    .select(AREA_COLUMNS)
    .orderBy('rank')
    .orderBy('id')
    .limit(AREAS_AT_MOST)
    .execute();
  const counts = await db
    .selectFrom('places')
    .select((row) => ['area_id', row.fn.countAll<number>().as('villages')])
    .groupBy('area_id')
    .execute();
  const villages = new Map(counts.map((row) => [row.area_id, Number(row.villages)]));
  const first = await firstVillages(db);
  return areas.map((area) => presentArea(area, villages.get(area.id) ?? 0, first.get(area.id) ?? []));
}

async function firstVillages(db: Db | Tx): Promise<Map<string, Village[]>> {
  const numbered = db.selectFrom('places').select((row) => [
    'id',
    'area_id',
    'pincode',
    'village',
    row.fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy('area_id').orderBy('rank').orderBy('id'))
      .as('number'),
  ]);
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .select(['id', 'area_id', 'pincode', 'village'])
    .where('number', '<=', NAMED_IN_LIST)
    .orderBy('number')
    .limit(NAMED_IN_LIST * AREAS_AT_MOST)
    .execute();
  const found = new Map<string, Village[]>();
  for (const { area_id, ...village } of rows) found.set(area_id, [...(found.get(area_id) ?? []), village]);
  return found;
}

/** One area, as commands need it. */
export const areaById = (db: Db | Tx, id: string) =>
  db.selectFrom('areas').select(AREA_COLUMNS).where('id', '=', id).executeTakeFirst();

/** The villages of an area, in the order of delivery. */
export const villagesOf = (db: Db | Tx, areaId: string): Promise<Village[]> =>
  db
    .selectFrom('places')
    .select(['id', 'pincode', 'village'])
    .where('area_id', '=', areaId)
    .orderBy('rank')
    .orderBy('id')
    .limit(VILLAGES_AT_MOST)
    .execute();

/** Rank of a village in the owner's order of areas and villages, for these pincodes; Infinity for one in no area. */
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
