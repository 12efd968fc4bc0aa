import { expect, test } from 'vitest';
import { typedQuantity } from './typed-quantity.ts';

const POTATO = { soldBy: 'weight', least: 0.25, step: 0.05, price: 24 } as const;

test.each([
  ['750 g', 0.75],
  ['750gm', 0.75],
  ['1.5 kg', 1.5],
  ['1,250 g', 1.25],
  ['2 Kilo', 2],
  ['500', 0.5],
  ['1.5', 1.5],
  ['₹20', 0.8],
  ['rs. 30', 1.25],
  ['for ₹ 12', 0.5],
  ['750 ग्राम', 0.75],
  ['१.५ किलो', 1.5],
  ['2किग्रा', 2],
  ['2 कि.ग्रा.', 2],
  ['500 मि.ली.', 0.5],
  ['৫০০ গ্রাম', 0.5],
  ['2 কেজি', 2],
  ['₹20 का', 0.8],
  ['20 रुपये का', 0.8],
  ['২০ টাকা', 0.8],
])('“%s” is %d of a kilo', (text, quantity) => {
  expect(typedQuantity(text, POTATO)).toBe(quantity);
});

test.each(['', 'a lot', '0', '-1 kg', '₹2', '0.0001 kg', '3 bags', '3 बोरी', '२ रोटी का'])(
  '“%s” is no amount',
  (text) => {
    expect(typedQuantity(text, POTATO)).toBeUndefined();
  },
);
