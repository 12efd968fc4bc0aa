import { deliveryTo } from '#delivery/delivery.ts';
import { addArea } from '#delivery/server/commands/edit-area.ts';
import { addVillages } from '#delivery/server/commands/edit-villages.ts';
import { deliveryPlaces } from '#delivery/server/public.ts';
import { staffAreas } from '#delivery/server/queries.ts';
import { createApi } from '#main/api.ts';
import { write } from '#platform/http/routes.ts';
import { latenciesOf } from './support/latencies.ts';
import { openBenchShop } from './support/shoppers.ts';

/**
 * `node bench/delivery.ts`: what choosing and checking a village takes in a shop of 10,000 villages in 500 areas. The call
 * is that of a miss: the front keeps the answer. Ends with code 1 when one takes more than 20 ms of the processor in 99 of 100
 * cases.
 */
const AREAS = 500;
const VILLAGES = 20;
const PINCODES = 300;
const ROUNDS = 2000;
const LIMIT_MS = 20;

const shop = await openBenchShop();
const { platform } = shop;
const actor = { userId: null, name: 'bench' };
const doing = { actor, now: platform.clock.now() };
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

const api = createApi(platform);
const rows = {
  'a pincode asked for by the form, not kept yet': await measure((village) =>
    Promise.resolve(api.request(`/api/delivery/places?pincode=${pincodeOf(village)}`)),
  ),
  'a village checked as an order is placed': await measure(async (village) => {
    const to = { pincode: pincodeOf(village), village: `VILLAGE  ${village}` };
    const delivery = deliveryTo(to, await deliveryPlaces(platform.db, to.pincode));
    if (delivery.kind !== 'goes' || !delivery.area) throw new Error('the village is in no area');
  }),
  'the owner’s list of all areas': await measure(() => staffAreas(platform.db), ROUNDS / 20),
};
console.log(`${shop.name}: ${AREAS * VILLAGES} villages in ${AREAS} areas, ${PINCODES} pincodes, ms`);
console.table(rows);
await shop.close();
const { 'the owner’s list of all areas': _, ...ofShoppers } = rows;
process.exit(Object.values(ofShoppers).every(({ processor }) => processor <= LIMIT_MS) ? 0 : 1);

/** `processor` is the 99th percentile of this process’s own share, which others on the machine do not lengthen. */
async function measure(ask: (village: number) => Promise<unknown>, rounds = ROUNDS) {
  const [took, used]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const before = process.threadCpuUsage();
    await ask((round * 7919) % (AREAS * VILLAGES));
    const { user, system } = process.threadCpuUsage(before);
    took.push(performance.now() - begun);
    used.push((user + system) / 1000);
  }
  return { ...latenciesOf(took), processor: latenciesOf(used).p99 };
}
