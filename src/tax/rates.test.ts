import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { lineTax, type RateTable, rateOn, type TaxedGoods, type TaxRate, takenAs } from './tax.ts';

const row = (changes: Partial<TaxRate>): TaxRate => ({
  id: '',
  goods: '',
  hsn: '',
  condition: 'any',
  from: '2017-07-01',
  until: null,
  rate: 0,
  nature: (changes.rate ?? 0) > 0 ? 'taxable' : 'exempt',
  byPrintedPrice: false,
  upTo: null,
  source: '',
  ...changes,
});
const named = (goods: string, hsn: string[]) => ({ goods, hsn, title: goods, title_hi: '', title_bn: '' });

const table: RateTable = {
  goods: [
    named('rice', ['1006']),
    named('soap-bar', ['3401']),
    named('soap-liquid', ['3401']),
    named('toothbrush', ['960321']),
    named('brush', ['9603']),
    named('clothes', ['61']),
    named('pan-masala', ['21069020']),
  ],
  shipped: [
    row({ goods: 'rice', condition: 'packed', rate: 500 }),
    row({ goods: 'rice', condition: 'loose' }),
    row({ goods: 'soap-bar', rate: 1800 }),
    row({ goods: 'soap-bar', rate: 500, from: '2025-09-22' }),
    row({ goods: 'soap-liquid', rate: 1800 }),
    row({ goods: 'toothbrush', rate: 500 }),
    row({ goods: 'brush', rate: 1800 }),
    row({ goods: 'clothes', rate: 1800 }),
    row({ goods: 'clothes', rate: 500, upTo: 2625 }),
    row({ goods: 'pan-masala', rate: 4000, from: '2026-02-01', byPrintedPrice: true }),
  ],
  own: [],
};
const product = (changes: Partial<TaxedGoods>): TaxedGoods => ({
  hsn: '',
  taxGoods: '',
  takenAs: 'packed',
  typedRate: null,
  ...changes,
});
const rateOf = (changes: Partial<TaxedGoods>, day = '2026-11-01', own: TaxRate[] = []) => {
  const { rate, nature, isAssumed } = rateOn({ ...table, own }, product(changes), day);
  return isAssumed ? 'assumed' : [rate, nature];
};

test('loose rice is exempt, and rice in a labelled pack is not', () => {
  expect(rateOf({ taxGoods: 'rice' })).toEqual([500, 'taxable']);
  expect(rateOf({ taxGoods: 'rice', takenAs: 'loose' })).toEqual([0, 'exempt']);
  expect(rateOf({ hsn: '10063020', takenAs: 'loose' })).toEqual([0, 'exempt']);
});

test('goods that left before a rate changed keep the old one', () => {
  const soap = (day: string) => {
    const { rate } = rateOn(table, product({ taxGoods: 'soap-bar' }), day);
    const { taxable, cgst, sgst } = lineTax(paise(11_800), rate, 'intra');
    return [taxable, cgst, sgst];
  };
  expect(soap('2025-09-21')).toEqual([10_000, 900, 900]);
  expect(soap('2025-09-22')).toEqual([11_238, 281, 281]);
});

test('what the owner typed on a product holds, whatever the lists say', () => {
  expect(rateOf({ taxGoods: 'rice', typedRate: 1200 })).toEqual([1200, 'taxable']);
  expect(rateOf({ taxGoods: 'soap-bar', typedRate: 0 })).toEqual([0, 'exempt']);
});

test('an HSN says the rate where all goods of it agree', () => {
  expect(rateOf({ hsn: '3401' })).toBe('assumed');
  expect(rateOf({ hsn: '3401' }, '2025-09-01')).toEqual([1800, 'taxable']);
  expect(rateOf({ hsn: '96032100' })).toEqual([500, 'taxable']);
  expect(rateOf({ hsn: '96033000' })).toEqual([1800, 'taxable']);
  expect(rateOf({ hsn: '9603' }), 'may be a toothbrush').toBe('assumed');
  expect(rateOf({ hsn: '8471' })).toBe('assumed');
  expect(rateOf({})).toBe('assumed');
  expect(rateOn(table, product({}), '2026-11-01').rate).toBe(1800);
});

test('the owner’s rates come after the lists and win from their day on, until they end', () => {
  const own = [
    row({ id: '1', goods: 'soap-bar', rate: 300, from: '2026-10-01', until: '2026-12-01' }),
    row({ id: '2', hsn: '3401', rate: 1200, from: '2026-10-01' }),
    row({ id: '3', hsn: '34', rate: 2800, from: '2026-10-01' }),
  ];
  expect(rateOf({ taxGoods: 'soap-bar' }, '2026-09-30', own)).toEqual([500, 'taxable']);
  expect(rateOf({ taxGoods: 'soap-bar' }, '2026-11-30', own)).toEqual([300, 'taxable']);
  expect(rateOf({ taxGoods: 'soap-bar' }, '2026-12-01', own)).toEqual([500, 'taxable']);
  expect(rateOf({ hsn: '34013090' }, '2026-12-01', own)).toEqual([1200, 'taxable']);
  expect(rateOf({ hsn: '3405' }, '2026-12-01', own)).toEqual([2800, 'taxable']);
});

test('a correction written later for the same day replaces what was written first', () => {
  const own = [
    row({ id: '1', goods: 'rice', rate: 300, from: '2026-10-01' }),
    row({ id: '2', goods: 'rice', rate: 100, from: '2026-10-01' }),
  ];
  expect(rateOf({ taxGoods: 'rice' }, '2026-11-01', own)).toEqual([100, 'taxable']);
});

test('dear clothes carry another rate than cheap ones', () => {
  const shirt = (price?: number) =>
    rateOf({ taxGoods: 'clothes', ...(price !== undefined && { price: paise(price) }) });
  expect([shirt(), shirt(262_500), shirt(262_501)]).toEqual([
    [500, 'taxable'],
    [500, 'taxable'],
    [1800, 'taxable'],
  ]);
});

test('pan masala is taxed by the printed price since February 2026', () => {
  const pan = product({ hsn: '21069020' });
  const then = rateOn(table, pan, '2026-03-01');
  expect(then).toMatchObject({ rate: 4000, byPrintedPrice: true });
  const { taxable, cgst } = lineTax(paise(1000), then.rate, 'intra');
  expect([taxable, cgst]).toEqual([714, 143]);
  expect(rateOn(table, { ...pan, typedRate: 4000 }, '2026-03-01').byPrintedPrice).toBe(true);
});

test('goods are loose by weight, by volume and in packs above 25 kilos, unless the owner says otherwise', () => {
  const taken = (pack: string, soldBy: 'piece' | 'weight' = 'piece', taxedAs: '' | 'packed' | 'loose' = '') =>
    takenAs({ taxedAs, soldBy, pack });
  expect([taken('', 'weight'), taken('25 kg'), taken('26 kg'), taken('30 pieces'), taken('')]).toEqual([
    'loose',
    'packed',
    'loose',
    'packed',
    'packed',
  ]);
  expect([taken('', 'weight', 'packed'), taken('1 kg', 'piece', 'loose')]).toEqual(['packed', 'loose']);
});
