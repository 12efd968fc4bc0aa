import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minus, paise, plus, sum } from '#base/figures/money.ts';
import { compositionTax, creditedTax, lineTax, shared, taxSum } from './tax.ts';

/** Rupees as papers write them. */
const rs = (rupees: number) => paise(Math.round(rupees * 100));
const intra = (rupees: number, rate: number) => lineTax(rs(rupees), rate * 100, 'intra');
const parts = ({ taxable, cgst, sgst, igst }: ReturnType<typeof lineTax>) =>
  [taxable, cgst, sgst, igst].map((amount) => amount / 100);

test('a price is split into its value and two halves of tax, or one tax over the state line', () => {
  expect(parts(intra(105, 5))).toEqual([100, 2.5, 2.5, 0]);
  expect(parts(intra(99, 5))).toEqual([94.28, 2.36, 2.36, 0]);
  expect(parts(lineTax(rs(99), 500, 'inter'))).toEqual([94.29, 0, 0, 4.71]);
  expect(parts(intra(10, 18))).toEqual([8.48, 0.76, 0.76, 0]);
  expect(parts(intra(20, 40))).toEqual([14.28, 2.86, 2.86, 0]);
  expect(parts(intra(310, 0))).toEqual([310, 0, 0, 0]);
});

test('half a paisa of tax is rounded up', () => {
  expect(parts(intra(0.21, 5))).toEqual([0.19, 0.01, 0.01, 0]);
  expect(parts(intra(0.59, 18))).toEqual([0.49, 0.05, 0.05, 0]);
});

test('delivery is shared by what the lines cost, and carries the rate of each line', () => {
  const costs = [275, 145.7, 236, 40].map(rs);
  const delivery = shared(rs(30), costs);
  expect(delivery).toEqual([11.84, 6.28, 10.16, 1.72].map(rs));
  const rates = [500, 0, 1800, 4000];
  const whole = costs.map((cost, index) => lineTax(plus(cost, delivery[index]!), rates[index]!, 'intra'));
  expect(whole.map(parts)).toEqual([
    [273.18, 6.83, 6.83, 0],
    [151.98, 0, 0, 0],
    [208.62, 18.77, 18.77, 0],
    [29.8, 5.96, 5.96, 0],
  ]);
  const { taxable, cgst, sgst } = taxSum(whole);
  expect(plus(taxable, cgst, sgst)).toBe(rs(726.7));
});

test('a basket without tax has delivery without tax', () => {
  const costs = [310, 47.5].map(rs);
  const delivery = shared(rs(25), costs);
  const whole = costs.map((cost, index) => lineTax(plus(cost, delivery[index]!), 0, 'intra'));
  expect(whole.map(({ taxable }) => taxable)).toEqual([331.68, 50.82].map(rs));
  expect(parts(taxSum(whole))).toEqual([382.5, 0, 0, 0]);
});

test('a discount is shared by what the lines cost', () => {
  const costs = [135, 189, 158].map(rs);
  const less = shared(rs(48.2), costs);
  const nets = costs.map((cost, index) => minus(cost, less[index]!));
  expect(nets).toEqual([121.5, 170.1, 142.2].map(rs));
  const [soap, shampoo, phenyl] = nets.map((net, index) => lineTax(net, index < 2 ? 500 : 1800, 'intra'));
  expect(parts(taxSum([soap!, shampoo!]))).toEqual([277.72, 6.94, 6.94, 0]);
  expect(parts(phenyl!)).toEqual([120.5, 10.85, 10.85, 0]);
});

test('goods given back one by one come to exactly the tax of their line', () => {
  const line = { gross: rs(100), ...intra(100, 18) };
  expect(parts(line)).toEqual([84.74, 7.63, 7.63, 0]);
  const notes = [33.33, 33.33, 33.34].map((amount, index) =>
    creditedTax(line, rs(33.33 * index), rs(amount)),
  );
  expect(notes.map(({ cgst }) => cgst)).toEqual([2.54, 2.55, 2.54].map(rs));
  expect(notes.map(({ taxable }) => taxable)).toEqual([28.25, 28.23, 28.26].map(rs));
  expect(taxSum(notes)).toEqual(intra(100, 18));
  expect(() => creditedTax(line, rs(100), rs(0.01))).toThrow(RangeError);
});

test('a composition shop pays half and half a per cent of what is taxable', () => {
  expect(compositionTax(rs(123_456 - 23_456))).toEqual({ cgst: rs(500), sgst: rs(500) });
});

test('a free line carries no tax, and what costs nothing shares alike', () => {
  expect(parts(intra(0, 18))).toEqual([0, 0, 0, 0]);
  expect(shared(rs(0.05), [0, 0])).toEqual([rs(0.03), rs(0.02)]);
  expect(shared(rs(0), [])).toEqual([]);
  expect(creditedTax({ gross: rs(0), ...intra(0, 18) }, rs(0), rs(0))).toEqual(intra(0, 18));
});

const money = fc.integer({ min: 0, max: 1_000_000_000 }).map(paise);
const rate = fc.constantFrom(0, 25, 300, 500, 1200, 1800, 2800, 4000);
const movement = fc.constantFrom('intra' as const, 'inter' as const);

test('shares add up to the amount, and none is a paisa away from its due', () => {
  fc.assert(
    fc.property(
      money,
      fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1 }),
      (amount, weights) => {
        const shares = shared(amount, weights);
        expect(sum(shares)).toBe(amount);
        const total = weights.reduce((all, weight) => all + weight, 0) || 1;
        const dues = weights.map((weight) => (amount * weight) / total);
        const apart = total > 1 ? shares.map((share, index) => Math.abs(share - dues[index]!)) : [0];
        expect(Math.max(...apart)).toBeLessThan(1.001);
      },
    ),
  );
});

test('a line and any credits of it agree to the paisa', () => {
  fc.assert(
    fc.property(money, rate, movement, fc.array(fc.nat(1_000_000_000)), (gross, percent, moved, cuts) => {
      const line = { gross, ...lineTax(gross, percent, moved) };
      expect(line.taxable + line.cgst + line.sgst + line.igst).toBe(gross);
      const until = [...cuts.filter((cut) => cut < gross), gross].sort((one, other) => one - other);
      const notes = until.map((cut, index) => {
        const before = until[index - 1] ?? 0;
        return creditedTax(line, paise(before), paise(cut - before));
      });
      expect({ gross, ...taxSum(notes) }).toEqual(line);
      for (const { cgst, sgst } of notes) expect(cgst).toBe(sgst);
    }),
  );
});
