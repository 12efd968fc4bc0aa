import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Tx } from '#db/schema.ts';
import { type VillageLines, VILLAGES_AT_MOST, type VillagesAdded } from '#delivery/areas.ts';
import { readVillageLines, villageKey, type VillageLine } from '#delivery/delivery-rule.ts';
import { AREAS } from '#delivery/server/queries.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { type AreaContext, expectArea, holdAllAreas } from './edit-areas.ts';
import { liesOutside, stateOfShop } from './state-line.ts';

/** Rows per statement, because SQLite takes a limited number of values. */
const ROWS_AT_ONCE = 500;

/**
 * Adds villages to an area from pasted lines. A fault leaves only its own line out. A village of another area stays
 * there unless it is to be moved: it is never in two.
 */
export async function addVillages(
  tx: Tx,
  areaId: string,
  { text, move }: VillageLines,
  { actor, now }: AreaContext,
): Promise<VillagesAdded> {
  await holdAllAreas(tx);
  const area = await expectArea(tx, areaId);
  const { read: all, unread } = readVillageLines(text);
  const { inside: read, outside } = await byBorder(tx, all, now);
  const taken = await standingPlaces(tx, read);
  const fresh = read.filter((line) => !taken.has(keyOf(line)));
  const standing = read.flatMap((line) => {
    const place = taken.get(keyOf(line));
    return place ? [{ line, place }] : [];
  });
  const moving = move ? standing.filter(({ place }) => place.area_id !== areaId) : [];
  const rank = await lastRank(tx, areaId);
  if (rank.count + fresh.length + moving.length > VILLAGES_AT_MOST)
    throw invalidField('text', /*office*/ `An area has at most ${VILLAGES_AT_MOST} villages`);
  await insertPlaces(tx, areaId, fresh, rank.last);
  for (const [index, { place }] of moving.entries())
    await placeInArea(tx, place.id, areaId, rank.last + fresh.length + index + 1);
  const left = standing
    .filter(({ place }) => !move || place.area_id === areaId)
    .map(({ line, place }) => ({
      line: line.line,
      text: line.text,
      fault: place.area_id === areaId ? ('here' as const) : ('elsewhere' as const),
      area: place.name,
    }));
  if (fresh.length + moving.length > 0) {
    const after = { name: area.name, villagesAdded: fresh.length, villagesMoved: moving.length };
    await recordAudit(tx, { actor, entity: 'area', entityId: areaId, action: 'edited', after }, now);
    markChanged(tx, AREAS);
  }
  const leftOut = [...unread.map((line) => ({ ...line, area: '' })), ...left, ...outside];
  return {
    added: fresh.length,
    moved: moving.length,
    leftOut: leftOut.toSorted((one, other) => one.line - other.line),
  };
}

/** Lines within the state of the shop, and those beyond its border, where it may not deliver. */
async function byBorder(tx: Tx, lines: readonly VillageLine[], now: AreaContext['now']) {
  const state = await stateOfShop(tx, now);
  const inside: VillageLine[] = [];
  const outside: VillagesAdded['leftOut'] = [];
  for (const line of lines)
    if (await liesOutside(line.pincode, state))
      outside.push({ line: line.line, text: line.text, fault: 'border', area: '' });
    else inside.push(line);
  return { inside, outside };
}

/** Moves a village into another area, after its villages. */
export async function moveVillage(
  tx: Tx,
  id: string,
  areaId: string,
  { actor, now }: AreaContext,
): Promise<void> {
  await holdAllAreas(tx);
  const area = await expectArea(tx, areaId);
  const place = await placeById(tx, id);
  if (place.area_id === areaId) return;
  const { last, count } = await lastRank(tx, areaId);
  if (count >= VILLAGES_AT_MOST)
    throw invalidField('area', /*office*/ `An area has at most ${VILLAGES_AT_MOST} villages`);
  await placeInArea(tx, id, areaId, last + 1);
  const change = { before: { area: place.name }, after: { area: area.name, village: textOf(place) } };
  await recordAudit(tx, { actor, entity: 'area', entityId: areaId, action: 'moved', ...change }, now);
  markChanged(tx, AREAS);
}

/** Takes a village out of its area. */
export async function removeVillage(tx: Tx, id: string, { actor, now }: AreaContext): Promise<void> {
  await holdAllAreas(tx);
  const place = await placeById(tx, id);
  await tx.deleteFrom('places').where('id', '=', id).execute();
  const before = { name: place.name, village: textOf(place) };
  await recordAudit(tx, { actor, entity: 'area', entityId: place.area_id, action: 'edited', before }, now);
  markChanged(tx, AREAS);
}

type StandingPlace = { id: string; area_id: string; name: string; pincode: string; village: string };
const keyOf = ({ pincode, village }: { pincode: string; village: string }): string =>
  `${pincode} ${villageKey(village)}`;
const textOf = ({ pincode, village }: StandingPlace): string => `${pincode} ${village}`.trim();

const places = (tx: Tx) =>
  tx
    .selectFrom('places')
    .innerJoin('areas', 'areas.id', 'places.area_id')
    .select(['places.id', 'area_id', 'name', 'pincode', 'village']);

/** Places of these lines that are in an area already, by their keys. */
async function standingPlaces(tx: Tx, lines: readonly VillageLine[]): Promise<Map<string, StandingPlace>> {
  const pincodes = [...new Set(lines.map(({ pincode }) => pincode))];
  const found = new Map<string, StandingPlace>();
  for (let from = 0; from < pincodes.length; from += ROWS_AT_ONCE) {
    const rows = await places(tx)
      .where('pincode', 'in', pincodes.slice(from, from + ROWS_AT_ONCE))
      .execute();
    for (const row of rows) found.set(keyOf(row), row);
  }
  return found;
}

async function placeById(tx: Tx, id: string): Promise<StandingPlace> {
  const place = await places(tx).where('places.id', '=', id).executeTakeFirst();
  if (!place) throw new Failure('not_found', /*office*/ 'There is no such village.');
  return place;
}

async function lastRank(tx: Tx, areaId: string): Promise<{ last: number; count: number }> {
  const row = await tx
    .selectFrom('places')
    .select((place) => [place.fn.max('rank').as('last'), place.fn.countAll<number>().as('count')])
    .where('area_id', '=', areaId)
    .executeTakeFirstOrThrow();
  return { last: row.last ?? 0, count: Number(row.count) };
}

async function insertPlaces(
  tx: Tx,
  areaId: string,
  lines: readonly VillageLine[],
  rank: number,
): Promise<void> {
  const rows = lines.map(({ pincode, village }, index) => ({
    id: newId(),
    area_id: areaId,
    pincode,
    village,
    village_key: villageKey(village),
    rank: rank + index + 1,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('places')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

const placeInArea = (tx: Tx, id: string, areaId: string, rank: number) =>
  tx.updateTable('places').set({ area_id: areaId, rank }).where('id', '=', id).execute();
