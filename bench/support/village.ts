import { dayAfter, instantOf } from '#base/calendar.ts';
import { toRupees } from '#base/figures/money.ts';
import { shopDay } from '#base/time.ts';
import { addArea } from '#delivery/server/edit-areas.ts';
import { addVillages } from '#delivery/server/edit-villages.ts';
import { staffAreas } from '#delivery/server/queries.ts';
import { write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { DEFAULT_SETTINGS, shippingRuleOf } from '#settings/settings.ts';
import { insert } from './rows.ts';

const PINCODE = '800001';
const VILLAGES = 8;
const SEATS = 100_000;

/** Where a shopper lives, and with which round the goods are to come. */
export type Place = { pincode: string; village: string; round: string };

/** An area of eight villages, and one round, so that all orders want seats of the same. */
export async function openVillage(platform: Platform): Promise<(shopper: number) => Place> {
  const now = platform.clock.now();
  const doing = { actor: { userId: null, name: 'bench' }, now };
  const { fee, freeAbove } = shippingRuleOf(DEFAULT_SETTINGS);
  const terms = { fee: toRupees(fee), freeAbove: toRupees(freeAbove), minimum: 0, cashMost: null };
  await write(platform, (tx) => addArea(tx, { name: 'Along the river', note: '', ...terms }, doing));
  const [area] = await staffAreas(platform.db);
  const names = Array.from({ length: VILLAGES }, (_, at) => `Village ${at}`);
  const text = names.map((name) => `${PINCODE} ${name}`).join('\n');
  await write(platform, (tx) => addVillages(tx, area?.id ?? '', { text, move: false }, doing));
  const day = dayAfter(shopDay(now), 2);
  const round = {
    id: 'bench-round',
    rule_id: null,
    kind: 'ride' as const,
    on_day: day,
    from_time: '17:00',
    to_time: '19:00',
    cut_off_at: instantOf(day, '12:00'),
    capacity: SEATS,
    everywhere: 1 as const,
    created_at: now,
    updated_at: now,
  };
  await write(platform, (tx) => insert(tx, 'rounds', [round]));
  return (shopper) => ({ pincode: PINCODE, village: names[shopper % VILLAGES] ?? '', round: round.id });
}
