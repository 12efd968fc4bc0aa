import * as v from 'valibot';
import { isWholePaise } from '#base/figures/rupees.ts';
import { Settings } from '#settings/settings.ts';
import { typedAmount } from '#ui/form/form.tsx';

const NUMBERS = ['shippingFee', 'freeShippingAbove', 'lowStock'] as const;
/** Limits: an empty field is none. */
const LIMITS = [
  'newcomerOrders',
  'newcomerOrdersADay',
  'newcomersOfANetwork',
  'newcomerValue',
  'doorCodeFrom',
  'unpaidMost',
  'smsPerDay',
] as const;
const LISTS = ['phones', 'banners', 'bannersHi', 'bannersBn'] as const;

const inPaise = v.check(isWholePaise, /*office*/ 'Write at most two digits after the point');

/** The schema of the form: that of the contract, with amounts in whole paise. */
export const TypedSettings = v.strictObject({
  ...Settings.entries,
  shippingFee: v.pipe(Settings.entries.shippingFee, inPaise),
  freeShippingAbove: v.pipe(Settings.entries.freeShippingAbove, inPaise),
  newcomerValue: v.nullable(v.pipe(v.unwrap(v.unwrap(Settings.entries.newcomerValue)), inPaise)),
  doorCodeFrom: v.nullable(v.pipe(v.unwrap(v.unwrap(Settings.entries.doorCodeFrom)), inPaise)),
  unpaidMost: v.nullable(v.pipe(v.unwrap(v.unwrap(Settings.entries.unpaidMost)), inPaise)),
});

/** Reads the form: numbers from what was typed, lists from their numbered fields. */
export function readSettings(data: FormData): unknown {
  const texts = Object.fromEntries([...data].filter(([name]) => !/\.\d+$/.test(name)));
  return {
    ...texts,
    ...Object.fromEntries(NUMBERS.map((name) => [name, typedAmount(data.get(name))])),
    ...Object.fromEntries(LIMITS.map((name) => [name, typedAmount(data.get(name)) ?? null])),
    ...Object.fromEntries(LISTS.map((name) => [name, listOf(data, name)])),
    deliversElsewhere: data.has('deliversElsewhere'),
    mayCollect: data.has('mayCollect'),
    newsletterOpen: data.has('newsletterOpen'),
    supportDayAndNight: data.has('supportDayAndNight'),
    isDemo: data.has('isDemo'),
  };
}

const listOf = (data: FormData, name: string): FormDataEntryValue[] =>
  [...data].filter(([field]) => field.startsWith(`${name}.`)).map(([, value]) => value);

/** Removes empty items of a list. */
export const withoutGaps = (settings: Settings): Settings => ({
  ...settings,
  phones: settings.phones.filter(Boolean),
  banners: settings.banners.filter(Boolean),
  bannersHi: settings.bannersHi.filter(Boolean),
  bannersBn: settings.bannersBn.filter(Boolean),
});

/** The initial values of the fields. */
export const asText = (settings: Settings): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value ?? '')]));
