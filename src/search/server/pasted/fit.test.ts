import { expect, test } from 'vitest';
import { fromRupees } from '#base/figures/money.ts';
import { readLine } from '#search/reading/read-line.ts';
import { fitTo, isAsAsked, type SoldGoods } from './fit.ts';

const packed = (pack: string, price = 14): SoldGoods => ({
  sold_by: 'piece',
  least: 1,
  step: 1,
  pack,
  price_paise: fromRupees(price),
});
const loose: SoldGoods = { sold_by: 'weight', least: 250, step: 250, pack: '', price_paise: fromRupees(40) };

/** How much is offered, and whether as asked. */
const fitOf = (line: string, goods: SoldGoods): [number, boolean] => {
  const fit = fitTo(goods, readLine(line).wanted);
  return [fit.amount, isAsAsked(fit)];
};

test.each([
  ['20 dozen ande', packed('1 pc'), 100],
  ['20 dozen ande', packed('Tray'), 100],
  ['5000 ka maggi', packed('70 g'), 100],
  ['2000 packet maggi', packed('70 g'), 100],
])('%s is more than a list gives without a question', (line, goods, most) => {
  expect(fitOf(line, goods)).toEqual([most, false]);
});

test.each([
  ['0 maggi', packed('70 g')],
  ['0 packet maggi', packed('70 g')],
  ['0 dozen ande', packed('1 pc')],
  ['0 dozen ande', packed('')],
  ['0 kg aloo', loose],
  ['0 aloo', loose],
  ['aloo ₹0', loose],
  ['aloo ₹2', loose],
])('%s asks for nothing, so it is a question', (line, goods) => {
  const [amount, isSure] = fitOf(line, goods);
  expect(amount).toBeGreaterThan(0);
  expect(isSure).toBe(false);
});

test('whatever amount is asked for, what is offered as asked is as much', () => {
  expect(fitOf('2 dozen ande', packed('12 pcs'))).toEqual([2, true]);
  expect(fitOf('2 dozen ande', packed('Tray'))).toEqual([24, true]);
  expect(fitOf('70 ka maggi', packed('70 g'))).toEqual([5, true]);
});

test('goods that cost nothing are never reckoned by money', () => {
  expect(fitOf('70 ka maggi', packed('70 g', 0))).toEqual([1, false]);
});
