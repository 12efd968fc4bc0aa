import { sql } from 'kysely';
import { dayAfter, instantOf } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import { deliveryTo, ROUND_KINDS } from '#delivery/delivery.ts';
import { addArea } from '#delivery/server/edit-areas.ts';
import { addVillages } from '#delivery/server/edit-villages.ts';
import { promised } from '#delivery/server/present.ts';
import { deliveryPlaces, takeSeat } from '#delivery/server/public.ts';
import { staffAreas } from '#delivery/server/queries.ts';
import { nextRounds, openRounds } from '#delivery/server/rounds/queries.ts';
import { createApi } from '#main/api.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { write } from '#platform/http/routes.ts';
import { settle } from './lists/fill.ts';
import { latenciesOf } from './support/latencies.ts';
import { insert, type Rows } from './support/rows.ts';
import { openBenchShop } from './support/shoppers.ts';

/**
 * `node bench/delivery.ts`: what choosing and checking takes in a shop of 10,000 villages in 500 areas with 100 rounds a day:
 * a village, the rounds that go there, a seat, and whether the shop promises anything. The calls are those of a miss: the
 * front and the shop keep the answers. Ends with code 1 when one takes more than 20 ms of the processor in 99 of 100 cases.
 */
const AREAS = 500;
const VILLAGES = 20;
const PINCODES = 300;
const DAYS = 14;
const ROUNDS_A_DAY = 100;
const AREAS_OF_ROUND = 20;
const TIMES = 2000;
const LIMIT_MS = 20;

const shop = await openBenchShop();
const { platform } = shop;
const actor = { userId: null, name: 'bench' };
const now = platform.clock.now();
const doing = { actor, now };
const pincodeOf = (village: number): string => String(800_001 + (village % PINCODES));

await write(platform, async (tx) => {
  for (let area = 0; area < AREAS; area += 1)
    await addArea(
      tx,
      { name: `Area ${area}`, fee: 20, freeAbove: 500, minimum: 0, cashMost: null, note: '' },
      doing,
    );
});
const areas = await staffAreas(platform.db);
for (const [index, { id }] of areas.entries()) {
  const lines = Array.from({ length: VILLAGES }, (_, at) => {
    const village = index * VILLAGES + at;
    return `${pincodeOf(village)} Village ${village}`;
  });
  await write(platform, (tx) => addVillages(tx, id, { text: lines.join('\n'), move: false }, doing));
}
const areaOf = (at: number): string => areas[at % AREAS]?.id ?? '';
const rounds = roundsAhead();
await inTransaction(platform.db, async (tx) => {
  await insert(tx, 'rounds', rounds);
  await insert(tx, 'round_areas', rounds.flatMap(areasOfRound));
});
await settle(platform.db, platform.config.database.kind);

const api = createApi(platform);
const rows = {
  'beside them, a question that reads no table': await measure(() => sql`select 1`.execute(platform.db)),
  'a pincode asked for by the form, not kept yet': await measure((village) =>
    Promise.resolve(api.request(`/api/delivery/places?pincode=${pincodeOf(village)}`)),
  ),
  'a village checked as an order is placed': await measure(async (village) => {
    const to = { pincode: pincodeOf(village), village: `VILLAGE  ${village}` };
    const delivery = deliveryTo(to, await deliveryPlaces(platform.db, to.pincode));
    if (delivery.kind !== 'goes' || !delivery.area) throw new Error('the village is in no area');
  }),
  'the rounds of an area, not kept yet': await measure(async (at) => {
    for (const kind of ROUND_KINDS)
      await openRounds(platform.db, { kind, area: kind === 'ride' ? areaOf(at) : null }, now);
  }),
  'the next three of an area': await measure((at) =>
    nextRounds(platform.db, { kind: 'ride', area: areaOf(at) }, now),
  ),
  'a seat in the next round': await measure(async (at) => {
    await write(platform, (tx) => takeSeat(tx, { kind: 'ride', area: areaOf(at) }, now));
  }),
  'whether pages keep a line for promises': await measure(() => promised(platform)),
  'the owner’s list of all areas': await measure(() => staffAreas(platform.db), TIMES / 20),
};
console.log(
  `${shop.name}: ${AREAS * VILLAGES} villages in ${AREAS} areas, ${PINCODES} pincodes, ${ROUNDS_A_DAY} rounds a day, ms`,
);
console.table(rows);
await shop.close();
const { 'the owner’s list of all areas': _, ...ofShoppers } = rows;
process.exit(Object.values(ofShoppers).every(({ processor }) => processor <= LIMIT_MS) ? 0 : 1);

/** The rounds of the days ahead, each an hour or so after the one before. */
function roundsAhead(): (Rows<'rounds'>[number] & { id: string })[] {
  return Array.from({ length: DAYS * ROUNDS_A_DAY }, (_, at) => {
    const day = dayAfter(shopDay(now), 1 + Math.floor(at / ROUNDS_A_DAY));
    const hour = 6 + (at % 14);
    const [from, to] = [hour, hour + 2].map((of) => `${String(of).padStart(2, '0')}:00`);
    return {
      id: `round ${String(at).padStart(5, '0')}`,
      rule_id: null,
      kind: 'ride' as const,
      on_day: day,
      from_time: from ?? '',
      to_time: to ?? '',
      cut_off_at: instantOf(day, '00:00'),
      capacity: 10_000,
      everywhere: 0 as const,
      created_at: now,
      updated_at: now,
    };
  });
}

function areasOfRound({ id }: { id: string }, at: number) {
  return Array.from({ length: AREAS_OF_ROUND }, (_, index) => ({
    round_id: id,
    area_id: areaOf((at * AREAS_OF_ROUND + index) % AREAS),
  }));
}

/** `processor` is the 99th percentile of this process’s own share, which others on the machine do not lengthen. */
async function measure(ask: (village: number) => Promise<unknown>, times = TIMES) {
  const [took, used]: [number[], number[]] = [[], []];
  for (let round = 0; round < times; round += 1) {
    const begun = performance.now();
    const before = process.threadCpuUsage();
    await ask((round * 7919) % (AREAS * VILLAGES));
    const { user, system } = process.threadCpuUsage(before);
    took.push(performance.now() - begun);
    used.push((user + system) / 1000);
  }
  return { ...latenciesOf(took), processor: latenciesOf(used).p99 };
}
