import { expect, test } from 'vitest';
import { parsePack } from './quantity.ts';

test.each([
  ['500 g', { amount: 500, measure: 'g' }],
  ['1.5 L', { amount: 1500, measure: 'ml' }],
  ['4 x 75 g', { amount: 300, measure: 'g' }],
  ['6 pieces', { amount: 6, measure: 'piece' }],
  ['250ml', { amount: 250, measure: 'ml' }],
])('the pack %s is understood', (text, pack) => {
  expect(parsePack(text)).toEqual(pack);
});

test.each(['', 'large', '0 g', '5 miles', '-1 kg'])('“%s” is no pack size', (text) => {
  expect(parsePack(text)).toBeUndefined();
});
