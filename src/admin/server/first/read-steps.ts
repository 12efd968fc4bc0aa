import * as v from 'valibot';
import { FIRST_STEPS, type FirstStep, type FirstSteps, StepChoices } from '#admin/first-steps.ts';
import { liveDevices } from '#alarm/server/public.ts';
import { liveProductCount } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import { staffAreas, weeklyRules } from '#delivery/server/public.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#settings/server/public.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';

/** The row of the settings that holds the owner's choices about the steps. */
export const CHOICES_ROW = 'firstSteps';

/** Reads the first steps of a shop: each is done when its data is there. */
export async function readSteps({ db, clock }: Platform): Promise<FirstSteps> {
  const [settings, choices, goods, areas, rules, devices, order, delivered] = await Promise.all([
    readSettings(db),
    readChoices(db),
    liveProductCount(db),
    staffAreas(db),
    weeklyRules(db),
    liveDevices(db, clock.now()),
    anyOrder(db).executeTakeFirst(),
    anyOrder(db).where('status', '=', 'delivered').executeTakeFirst(),
  ]);
  const { name, phones, address, addressHi, addressBn, upiId, isDemo } = settings;
  const own = name === DEFAULT_SETTINGS.name ? '' : name;
  const shop = { name: own, phone: phones[0] ?? '', address, addressHi, addressBn };
  const rings = devices.length > 0;
  const isDone: Record<FirstStep, boolean> = {
    shop: shop.name !== '' && shop.phone !== '',
    goods: goods > 0,
    villages: areas.some(({ villages }) => villages > 0),
    round: rules.length > 0,
    money: upiId !== '' && rings,
  };
  const done = FIRST_STEPS.filter((step) => isDone[step]);
  return {
    isOpen: !choices.closed && !isDemo && !delivered && done.length < FIRST_STEPS.length,
    done,
    later: choices.later.filter((step) => !isDone[step]),
    hasOrders: order !== undefined,
    shop,
    goods,
    areas,
    rules,
    upiId,
    rings,
  };
}

const anyOrder = (db: Db) => db.selectFrom('orders').select('id').limit(1);

/** Reads the owner's choices about the steps. */
async function readChoices(db: Db | Tx): Promise<StepChoices> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', CHOICES_ROW)
    .executeTakeFirst();
  return row ? v.parse(StepChoices, JSON.parse(row.value)) : { later: [], closed: false };
}
