import { expect, test } from 'vitest';
import { paise, sum, ZERO } from '#base/figures/money.ts';
import type { Movement } from '#tax/tax.ts';
import type { Cost } from './owed.ts';
import { billedLines, cashOffOf, type NamedGoods, notedLine, papersOf } from './reckon.ts';

// Cases of docs about papers, with their own figures: rupees in, paise out.

type Case = { paid: number; rate: number; price?: number; quantity?: number; printed?: number };

function bill(
  cases: readonly Case[],
  { delivery = 0, movement = 'intra' }: { delivery?: number; movement?: Movement } = {},
) {
  const rupees = (amount: number) => paise(Math.round(amount * 100));
  const order: Cost = {
    lines: cases.map(({ paid, quantity = 1 }, position) => ({ position, quantity, goods: rupees(paid) })),
    delivery: rupees(delivery),
  };
  const goods = new Map(
    cases.map(({ paid, rate, price = paid, printed = price }, position): [number, NamedGoods] => [
      position,
      {
        position,
        product: `p${position}`,
        title: `goods ${position}`,
        title_hi: '',
        title_bn: '',
        pack: '',
        unit: 'item',
        soldBy: 'piece',
        hsn: '',
        uqc: 'NOS',
        price: rupees(price),
        printed: rupees(printed),
        rate: {
          rate: rate * 100,
          nature: rate > 0 ? 'taxable' : 'exempt',
          byPrintedPrice: printed !== price,
          isAssumed: false,
        },
      },
    ]),
  );
  return billedLines(order, { order, goods, terms: { mode: 'regular', movement } });
}

const parts = (lines: ReturnType<typeof bill>) =>
  lines.map(({ taxable, cgst, igst }) => [taxable, cgst, igst]);

test('a basket at four rates: the delivery is shared by what its goods cost, and takes their rates (C5)', () => {
  const lines = bill(
    [
      { paid: 275, rate: 5 },
      { paid: 145.7, rate: 0 },
      { paid: 236, rate: 18 },
      { paid: 40, rate: 40 },
    ],
    { delivery: 30 },
  );
  expect(lines.map(({ delivery }) => delivery)).toEqual([1184, 628, 1016, 172]);
  expect(parts(lines)).toEqual([
    [27_318, 683, 0],
    [15_198, 0, 0],
    [20_862, 1877, 0],
    [2980, 596, 0],
  ]);
  expect(sum(lines.map(({ total }) => total))).toBe(72_670);
});

test('of a basket that is exempt the delivery is exempt, too (C6)', () => {
  const lines = bill(
    [
      { paid: 310, rate: 0 },
      { paid: 47.5, rate: 0 },
    ],
    { delivery: 25 },
  );
  expect(parts(lines)).toEqual([
    [33_168, 0, 0],
    [5082, 0, 0],
  ]);
});

test('what the shop gives without money is taken off before the tax (C7)', () => {
  const lines = bill([
    { paid: 121.5, price: 135, rate: 5 },
    { paid: 170.1, price: 189, rate: 5 },
    { paid: 142.2, price: 158, rate: 18 },
  ]);
  expect(lines.map(({ gross, discount }) => [gross, discount])).toEqual([
    [13_500, 1350],
    [18_900, 1890],
    [15_800, 1580],
  ]);
  const at5 = lines.filter(({ goods }) => goods.rate.rate === 500);
  expect(sum(at5.map(({ taxable }) => taxable))).toBe(27_772);
  expect(sum(at5.map(({ cgst }) => cgst))).toBe(694);
  expect(parts(lines).at(-1)).toEqual([12_050, 1085, 0]);
});

test('three of one line, returned one by one, give back exactly its tax (C8)', () => {
  const [line] = bill([{ paid: 100, rate: 18 }]);
  const notes = [3333, 3333, 3334].map((goods, at, all) =>
    notedLine(line!, { goods: paise(goods), delivery: ZERO, before: sum(all.slice(0, at).map(paise)) }),
  );
  expect(notes.map(({ cgst }) => cgst)).toEqual([254, 255, 254]);
  expect(notes.map(({ taxable }) => taxable)).toEqual([2825, 2823, 2826]);
});

test('pan masala is valued by the price that is printed on it, whatever it was sold for (C12), and so is its note', () => {
  const [line] = bill([{ paid: 9.5, price: 9.5, printed: 10, rate: 40 }]);
  expect(line).toMatchObject({ taxable: 714, cgst: 143, total: 950, printedMore: 50 });
  const half = notedLine(line!, { goods: paise(475), delivery: ZERO, before: ZERO });
  const rest = notedLine(line!, { goods: paise(475), delivery: ZERO, before: paise(475) });
  expect([half, rest].map(({ total, printedMore }) => total + printedMore)).toEqual([500, 500]);
  for (const part of ['taxable', 'cgst', 'sgst', 'printedMore', 'total'] as const)
    expect(half[part] + rest[part]).toBe(line![part]);
});

test('goods for another state carry one tax (C2), and so does a bill of two rates (F2)', () => {
  expect(parts(bill([{ paid: 99, rate: 5 }], { movement: 'inter' }))).toEqual([[9429, 0, 471]]);
  expect(
    parts(
      bill(
        [
          { paid: 59_000, rate: 18 },
          { paid: 21_000, rate: 5 },
        ],
        { movement: 'inter' },
      ),
    ),
  ).toEqual([
    [5_000_000, 0, 900_000],
    [2_000_000, 0, 100_000],
  ]);
});

test('thirds of a rupee, and the same goods on several lines, add up to the paisa (F7, F8, F10)', () => {
  const three = bill([
    { paid: 0.33, rate: 18 },
    { paid: 0.33, rate: 18 },
    { paid: 0.34, rate: 18 },
  ]);
  expect(sum(three.map(({ total }) => total))).toBe(100);
  const rice = bill([
    { paid: 210, rate: 5 },
    { paid: 630, rate: 5 },
    { paid: 1575, rate: 5 },
  ]);
  expect(sum(rice.map(({ taxable }) => taxable))).toBe(230_000);
  expect(sum(rice.map(({ cgst }) => cgst))).toBe(5750);
  const two = bill([
    { paid: 118, rate: 18 },
    { paid: 59, rate: 18 },
  ]);
  expect([sum(two.map(({ total }) => total)), sum(two.map(({ cgst }) => cgst))]).toEqual([17_700, 1350]);
});

test('which paper: a private buyer gets one for both kinds of goods, a registered one gets two', () => {
  const both = bill([
    { paid: 100, rate: 5 },
    { paid: 50, rate: 0 },
  ]);
  const kinds = (
    mode: 'unregistered' | 'composition' | 'regular',
    isRegisteredBuyer: boolean,
    lines = both,
  ) => papersOf(lines, { mode, isRegisteredBuyer }).map((paper) => [paper.kind, paper.lines.length]);
  expect(kinds('unregistered', false)).toEqual([['bill', 2]]);
  expect(kinds('composition', true)).toEqual([['supply', 2]]);
  expect(kinds('regular', false)).toEqual([['mixed', 2]]);
  expect(kinds('regular', true)).toEqual([
    ['tax', 1],
    ['supply', 1],
  ]);
  expect(kinds('regular', false, both.slice(0, 1))).toEqual([['tax', 1]]);
  expect(kinds('regular', true, both.slice(1))).toEqual([['supply', 1]]);
  expect(kinds('regular', true, [])).toEqual([]);
});

test('in cash the shop asks whole rupees, rounded down, once for papers that are drawn together (C9)', () => {
  expect([48_746, 48_749, 48_750].map((total) => cashOffOf([paise(total)])[0])).toEqual([46, 49, 50]);
  expect(cashOffOf([paise(50_060), paise(22_660)])).toEqual([20, 0]);
  expect(cashOffOf([paise(30), paise(40)])).toEqual([0, 70]);
});
