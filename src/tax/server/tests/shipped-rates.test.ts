import { expect, test } from 'vitest';
import { isCalendarDay } from '#base/calendar.ts';
import { isHsn, shippedRates, taxGoodsNames } from '#tax/server/shipped-rates.ts';
import { rateOn, type TaxedGoods } from '#tax/tax.ts';

const { goods, shipped } = shippedRates();
const table = { goods, shipped, own: [] };
const TODAY = '2026-11-01';
const rateOf = (taxGoods: string, day = TODAY, more: Partial<TaxedGoods> = {}) => {
  const found = rateOn(table, { hsn: '', taxGoods, takenAs: 'packed', typedRate: null, ...more }, day);
  return found.isAssumed ? 'assumed' : found.rate / 100;
};

test('each class of goods is named once in each script, with headings that exist', () => {
  expect(new Set(goods.map((one) => one.goods)).size).toBe(goods.length);
  const wrong = goods.filter(
    ({ title_hi, title_bn, hsn }) =>
      !/\p{Script=Devanagari}/u.test(title_hi) ||
      !/\p{Script=Bengali}/u.test(title_bn) ||
      !hsn.every((heading) => /^\d{2,8}$/.test(heading) && (heading.length === 2 || isHsn(heading))),
  );
  expect(wrong).toEqual([]);
  expect(taxGoodsNames('hi').get('salt')).toBe('नमक');
});

test('each rate is of a class, from a day, with a source; each class has one today, packed and loose', () => {
  const keys = new Set(goods.map((one) => one.goods));
  const wrong = shipped.filter(
    ({ goods: key, from, rate, source }) =>
      !keys.has(key) ||
      !isCalendarDay(from) ||
      ![0, 300, 500, 1200, 1800, 2800, 4000].includes(rate) ||
      !source,
  );
  expect(wrong).toEqual([]);
  const without = goods.filter((one) =>
    [rateOf(one.goods), rateOf(one.goods, TODAY, { takenAs: 'loose' })].includes('assumed'),
  );
  expect(without).toEqual([]);
});

test('staples are exempt when they are loose, and 5 per cent in a labelled pack', () => {
  for (const key of ['rice', 'grains', 'flour', 'dals', 'puffed-rice', 'curd', 'jaggery', 'honey', 'makhana'])
    expect([key, rateOf(key), rateOf(key, TODAY, { takenAs: 'loose' })]).toEqual([key, 5, 0]);
});

test('goods that left before September 2025 keep the rate of then', () => {
  expect(['2025-09-21', '2025-09-22'].map((day) => rateOf('soap-bar', day))).toEqual([18, 5]);
  expect(['2025-09-21', '2025-09-22'].map((day) => rateOf('cola', day))).toEqual([28, 40]);
  expect(['2026-01-31', '2026-02-01'].map((day) => rateOf('bidi', day))).toEqual([28, 18]);
});

test('pan masala and tobacco go by the printed price since February 2026, bidi does not', () => {
  const isPrinted = (key: string, day: string) =>
    rateOn(table, { hsn: '', taxGoods: key, takenAs: 'packed', typedRate: null }, day).byPrintedPrice;
  expect([isPrinted('pan-masala', '2026-01-31'), isPrinted('pan-masala', '2026-02-01')]).toEqual([
    false,
    true,
  ]);
  expect([isPrinted('tobacco', TODAY), isPrinted('bidi', TODAY), isPrinted('soap-bar', TODAY)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an HSN says the rate where all its goods agree', () => {
  const ofHsn = (hsn: string) => rateOf('', TODAY, { hsn });
  expect(['1006', '0713', '3402', '33059090', '1905', '9603', '9619'].map(ofHsn)).toEqual([
    5,
    5,
    18,
    'assumed',
    'assumed',
    'assumed',
    'assumed',
  ]);
  expect(['96190010', '96032100', '21069020'].map(ofHsn)).toEqual([0, 5, 40]);
});

test('headings that do not exist are known', () => {
  expect(['1006', '34013090', '9619'].map(isHsn)).toEqual([true, true, true]);
  expect(['7799', '0000', '9999', '100', '1077'].map(isHsn)).toEqual(Array(5).fill(false));
});
