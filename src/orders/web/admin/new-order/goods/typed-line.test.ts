import { expect, test } from 'vitest';
import { amountsFor, readTyped } from './typed-line.ts';

const loose = { soldBy: 'weight', least: 0.25, pack: '' } as const;
const packed = { soldBy: 'piece', least: 1, pack: '' } as const;
const kiloPack = { soldBy: 'piece', least: 1, pack: '1 kg' } as const;

test.each([
  ['2 tata namak', 'tata namak', 2, 2],
  ['1.5 kg aloo', 'aloo', 1.5, 1],
  ['500 g pyaj', 'pyaj', 0.5, 1],
  ['500g pyaj', 'pyaj', 0.5, 1],
  ['2 किलो आलू', 'आलू', 2, 1],
  ['২ কেজি আলু', 'আলু', 2, 1],
  ['१.५ किलो आलू', 'आलू', 1.5, 1],
  ['2 কেজি আলু', 'আলু', 2, 1],
  ['750 ग्राम बेसन', 'बेसन', 0.75, 1],
  ['3x sabun', 'sabun', 3, 3],
  ['aloo', 'aloo', 1, 1],
  ['5 star', 'star', 5, 5],
  ['1,000 g chini', 'chini', 1, 1],
  ['1,250 gm chini', 'chini', 1.25, 1],
  ['२ किलो आलू', 'आलू', 2, 1],
  ['५०० ग्राम प्याज', 'प्याज', 0.5, 1],
  ['৩ কেজি আলু', 'আলু', 3, 1],
  ['২৫০ গ্রাম লঙ্কা', 'লঙ্কা', 0.25, 1],
  ['५ साबुन', 'साबुन', 5, 5],
  ['आधा किलो प्याज', 'प्याज', 0.5, 1],
  ['डेढ़ किलो आलू', 'आलू', 1.5, 1],
  ['aadha kilo pyaj', 'pyaj', 0.5, 1],
  ['½ kg pyaj', 'pyaj', 0.5, 1],
  ['1/2 kg pyaj', 'pyaj', 0.5, 1],
  ['আধা কেজি পেঁয়াজ', 'পেঁয়াজ', 0.5, 1],
  ['2 ltr doodh', 'doodh', 2, 1],
  ['2 lal mirch', 'lal mirch', 2, 2],
  ['2 garam masala', 'garam masala', 2, 2],
  ['pav bhaji masala', 'pav bhaji masala', 1, 1],
])('%s means %s: %d of it loose, %d of it packed', (typed, q, ofLoose, ofPacked) => {
  const line = readTyped(typed);
  expect(line.q.normalize('NFC')).toBe(q.normalize('NFC'));
  expect(amountsFor(line, loose)).toEqual({ amounts: [ofLoose], isAsked: false });
  expect(amountsFor(line, packed)).toEqual({ amounts: [ofPacked], isAsked: false });
});

test.each([
  ['2 gram aata', [2, 0.002]],
  ['0.4 g hing', [0.4, 0.001]],
  ['100 g jeera', [0.25, 0.1]],
  ['0,1 aloo', [0.25, 0.1]],
  ['500 aloo', [0.5, 500]],
  ['0 aloo', [1]],
])('how much is meant by %s, of goods that are sold from 250 g on, is asked', (typed, amounts) => {
  expect(amountsFor(readTyped(typed), loose)).toEqual({ amounts, isAsked: true });
});

test('as much of loose goods as is sold is not asked, nor what is said to be so much', () => {
  expect(amountsFor(readTyped('250 g jeera'), loose)).toEqual({ amounts: [0.25], isAsked: false });
  expect(amountsFor(readTyped('60 kg aloo'), loose)).toEqual({ amounts: [60], isAsked: false });
  expect(amountsFor(readTyped('49 aloo'), loose)).toEqual({ amounts: [49], isAsked: false });
});

test('half a piece is asked, and a weight beside packs is as many of them as make it up', () => {
  expect(amountsFor(readTyped('2.5 sabun'), packed)).toEqual({ amounts: [2, 3], isAsked: true });
  expect(amountsFor(readTyped('0.5 sabun'), packed)).toEqual({ amounts: [1], isAsked: true });
  expect(amountsFor(readTyped('3 kg aata'), kiloPack)).toEqual({ amounts: [3], isAsked: false });
  expect(amountsFor(readTyped('1000 g aata'), kiloPack)).toEqual({ amounts: [1], isAsked: false });
  expect(amountsFor(readTyped('500 g aata'), kiloPack)).toEqual({ amounts: [1], isAsked: true });
});

test('search is asked for the weight, too: it says which pack is meant', () => {
  expect(readTyped('5 kg atta').asked).toBe('5 kg atta');
  expect(readTyped('2 atta').asked).toBe('atta');
});
