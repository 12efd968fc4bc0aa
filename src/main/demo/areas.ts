import { type Instant, shopDay, startOfShopDay } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { NewArea, NewRoundRule } from '#delivery/delivery.ts';
import { addArea } from '#delivery/server/edit-areas.ts';
import { addVillages } from '#delivery/server/edit-villages.ts';
import { staffAreas } from '#delivery/server/queries.ts';
import { addRule } from '#delivery/server/rounds/edit-rules.ts';

const ROAD = 'Bilaspur road';
const RIVER = 'Across the river';

const AREAS: [NewArea, string][] = [
  [
    { name: ROAD, fee: 20, freeAbove: 500, minimum: 100, cashMost: null, note: '' },
    '495559 Rampur\n495559 Khairi\n495559 Bhata para\n495559 Purani basti',
  ],
  [
    {
      name: RIVER,
      fee: 40,
      freeAbove: 1000,
      minimum: 0,
      cashMost: 3000,
      note: 'Not while the bridge is under water',
    },
    '495559 Tendua\n495559 Dongri\n495550',
  ],
];

/** The rounds of each day, with the areas that each goes to. */
const ROUNDS: [Pick<NewRoundRule, 'from' | 'to' | 'orderBefore' | 'orderDay' | 'seats'>, string[]][] = [
  [{ from: '08:00', to: '10:00', orderBefore: '20:00', orderDay: 'before', seats: 20 }, [ROAD, RIVER]],
  [{ from: '17:00', to: '19:00', orderBefore: '14:00', orderDay: 'same', seats: 20 }, [ROAD, RIVER]],
  [{ from: '19:30', to: '21:00', orderBefore: '18:30', orderDay: 'same', seats: 8 }, [ROAD]],
];

/**
 * Two areas, and rounds of every day. Those of today are there at whatever hour the demo begins; the shop itself makes those
 * of the days to come.
 */
export async function addDemoAreas(tx: Tx, now: Instant): Promise<void> {
  if ((await staffAreas(tx)).length > 0) return;
  const actor = { userId: null, name: 'Demo shop' };
  for (const [area] of AREAS) await addArea(tx, area, { actor, now });
  const ids = new Map((await staffAreas(tx)).map(({ id, name }) => [name, id]));
  const idsOf = (names: readonly string[]): string[] => names.flatMap((name) => ids.get(name) ?? []);
  for (const [{ name }, text] of AREAS)
    for (const id of idsOf([name])) await addVillages(tx, id, { text, move: false }, { actor, now });
  const morning = startOfShopDay(shopDay(now));
  for (const [round, names] of ROUNDS) {
    const rule = { ...round, kind: 'ride' as const, days: [1, 2, 3, 4, 5, 6, 7], everywhere: false };
    await addRule(tx, { ...rule, areas: idsOf(names) }, { actor, now: morning });
  }
}
