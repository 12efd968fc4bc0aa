import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, Settings } from '#settings/settings.ts';
import { asText, readSettings, withoutGaps } from './settings-form.tsx';

/** What the form holds for these settings, with some fields typed over. */
function typed(settings: Settings, over: Record<string, string> = {}): FormData {
  const { phones, banners, bannersHi, bannersBn } = settings;
  const lists = { phones, banners, bannersHi, bannersBn };
  const shown = Object.entries(asText(settings)).filter(([name]) => !(name in lists));
  const fields = {
    // A box that is not ticked is not sent.
    ...Object.fromEntries(shown.filter(([, text]) => text !== 'false')),
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, lines]) =>
        lines.map((line, index) => [`${name}.${index}`, line]),
      ),
    ),
    ...over,
  };
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const read = (data: FormData) => readSettings(data, Object.keys(DEFAULT_SETTINGS));

const refusedAt = (over: Record<string, string>) => {
  const { issues } = v.safeParse(Settings, read(typed(DEFAULT_SETTINGS, over)));
  return issues?.map((issue) => [v.getDotPath(issue), issue.message]);
};

test('settings that were not touched are sent as they were', () => {
  expect(v.parse(Settings, read(typed(DEFAULT_SETTINGS)))).toEqual(DEFAULT_SETTINGS);
  const closed = { ...DEFAULT_SETTINGS, newsletterOpen: false, phones: ['1'], banners: ['One', 'Two'] };
  expect(v.parse(Settings, read(typed(closed)))).toEqual(closed);
});

test('an amount may be typed with commas, paise and the sign of the rupee', () => {
  const data = typed(DEFAULT_SETTINGS, { freeShippingAbove: ' ₹1,000.50 ', shippingFee: '0' });
  expect(read(data)).toMatchObject({ freeShippingAbove: 1000.5, shippingFee: 0 });
});

test('an empty limit is none', () => {
  const limits = { newcomerOrders: ' ', newcomerValue: '' };
  expect(read(typed(DEFAULT_SETTINGS, limits))).toMatchObject({
    newcomerOrders: null,
    newcomerValue: null,
  });
  const none = { ...DEFAULT_SETTINGS, newcomerOrders: null, newcomerValue: null };
  expect(v.parse(Settings, read(typed(none)))).toEqual(none);
});

test.each([
  [{ shippingFee: '' }, 'shippingFee', 'Write an amount'],
  [{ shippingFee: 'free' }, 'shippingFee', 'Write an amount'],
  [{ shippingFee: '20.005' }, 'shippingFee', 'At most two decimals'],
  [{ lowStock: '1.5' }, 'lowStock', 'Write a whole number'],
  [{ newcomerOrders: 'ten' }, 'newcomerOrders', 'Write a number'],
  [{ newcomerValue: '99.999' }, 'newcomerValue', 'At most two decimals'],
  [{ name: '  ' }, 'name', 'Write the name of the shop'],
  [{ 'phones.0': '9'.repeat(21) }, 'phones.0', 'At most 20 letters'],
])('what cannot be taken is said at its field: %o', (over, field, message) => {
  expect(refusedAt(over)).toEqual([[field, message]]);
});

test('lines that were left empty are not kept', () => {
  const settings = withoutGaps({ ...DEFAULT_SETTINGS, phones: ['', '1', ''], banners: [''] });
  expect([settings.phones, settings.banners]).toEqual([['1'], []]);
});
