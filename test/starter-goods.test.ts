import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { UNITS } from '#catalogue/catalogue.ts';
import { readDemoProducts } from '#main/demo/products.ts';
import { isHsn, shippedRates } from '#tax/server/public.ts';
import { rateOn } from '#tax/tax.ts';
import { FIRST_SHELVES } from '#test/first-shelves.ts';

type Staple = Record<
  | 'name'
  | 'hindi'
  | 'bengali'
  | 'also'
  | 'shelf'
  | 'sold'
  | 'unit'
  | 'packs'
  | 'hsn'
  | 'tax'
  | 'gst'
  | 'mark'
  | 'group'
  | 'picture',
  string
>;

const staples = parse<Staple>(readFileSync(new URL('../db/starter/goods.csv', import.meta.url)), {
  columns: true,
});
const groups = parse<Record<'group' | 'shelf' | 'english' | 'hindi' | 'bengali', string>>(
  readFileSync(new URL('../db/starter/groups.csv', import.meta.url)),
  { columns: true },
);
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

test('the starter catalogue has at least 600 staples, each named once', () => {
  expect(staples.length).toBeGreaterThanOrEqual(600);
  expect(repeated(staples.map(({ name }) => name.toLowerCase()))).toEqual([]);
});

test('each staple has its name in Hindi and Bengali script, and other words in Latin letters', () => {
  const wrong = staples.filter(
    ({ hindi, bengali, also }) =>
      !/\p{Script=Devanagari}/u.test(hindi) ||
      !/\p{Script=Bengali}/u.test(bengali) ||
      !/^[a-z0-9 '|-]+$/i.test(also),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('each staple stands on a shelf of the shop, in a unit of the shop, with packs where it is packed', () => {
  const wrong = staples.filter(
    ({ shelf, unit, sold, packs }) =>
      !FIRST_SHELVES.some((category) => category === shelf) ||
      !UNITS.some((known) => known === unit) ||
      !['loose', 'packed', 'both'].includes(sold) ||
      (sold !== 'loose' && packs === ''),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('each staple has an HSN heading that exists; greens and fruit are veg, meat is not', () => {
  const wrong = staples.filter(
    ({ hsn, mark, shelf }) =>
      !/^\d{4}$/.test(hsn) ||
      !isHsn(hsn) ||
      !['veg', 'nonveg', ''].includes(mark) ||
      (['vegetables', 'fruits'].includes(shelf) && mark !== 'veg') ||
      (shelf === 'meat' && mark !== 'nonveg'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('each staple’s rate is what the table of rates says: of a pack, or loose where it is only sold so', () => {
  const { goods, shipped } = shippedRates();
  const keys = new Set(goods.map((one) => one.goods));
  const rateOf = ({ hsn, tax, sold }: Staple): string => {
    const product = { hsn, taxGoods: tax, typedRate: null };
    const takenAs = sold === 'loose' ? 'loose' : 'packed';
    const { rate, isAssumed } = rateOn({ goods, shipped, own: [] }, { ...product, takenAs }, '2026-11-01');
    return isAssumed ? 'assumed' : String(rate / 100);
  };
  const wrong = staples.filter((staple) => !keys.has(staple.tax) || rateOf(staple) !== staple.gst);
  expect(wrong.map(({ name }) => name)).toEqual([]);
  const loose = staples.filter(
    ({ tax, sold }) =>
      sold === 'both' && shipped.some(({ goods: key, condition }) => key === tax && condition === 'loose'),
  );
  expect(loose.length, 'staples that are exempt when loose').toBeGreaterThan(42);
});

test('each staple is in a group of its shelf, and each group is named in three scripts and has staples', () => {
  const shelfOf = new Map(groups.map(({ group, shelf }) => [group, shelf]));
  expect(staples.filter(({ group, shelf }) => shelfOf.get(group) !== shelf)).toEqual([]);
  expect(repeated(groups.map(({ group }) => group))).toEqual([]);
  expect(groups.filter(({ group }) => !staples.some((staple) => staple.group === group))).toEqual([]);
  for (const { group, english, hindi, bengali } of groups) {
    expect(english, group).toMatch(/^[A-Z]/);
    expect(hindi, group).toMatch(/\p{Script=Devanagari}/u);
    expect(bengali, group).toMatch(/\p{Script=Bengali}/u);
  }
});

test('a staple’s picture is one that the demo shop has', () => {
  const pictures = new Set(readDemoProducts().map(({ thumbnail }) => thumbnail));
  expect(staples.filter(({ picture }) => picture !== '' && !pictures.has(picture))).toEqual([]);
});
