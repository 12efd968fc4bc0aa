import { expect, test } from 'vitest';
import { readLine } from './read-line.ts';

const weight = (measure: number) => ({ amount: { of: 'weight', measure } });
const pieces = (measure: number) => ({ amount: { of: 'pieces', measure } });
const count = (number: number, of = 'any') => ({ count: { number, of } });

test.each<[string, string, object]>([
  ['2 kg aloo', 'aloo', weight(2000)],
  ['aloo - 2kg.', 'aloo', weight(2000)],
  ['aadha kilo pyaj', 'pyaj', weight(500)],
  ['आलू १½ किलो', 'आलू', weight(1500)],
  ['আলু ২ কেজি', 'আলু', weight(2000)],
  ['1/2 kg chini', 'chini', weight(500)],
  ['1 1/2 kg chini', 'chini', weight(1500)],
  ['¼ kg mirch', 'mirch', weight(250)],
  ['dhai sau gram jeera', 'jeera', weight(250)],
  ['paune do kilo aata', 'aata', weight(1750)],
  ['साढ़े तीन किलो चावल', 'चावल', weight(3500)],
  ['sava kilo gud', 'gud', weight(1250)],
  ['paav bhar lahsun', 'lahsun', weight(250)],
  ['এক পোয়া রসুন', 'রসুন', weight(250)],
  ['teen paav tamatar', 'tamatar', weight(750)],
  ['adrak paav', 'adrak', weight(250)],
  ['1 kilo 500 gram aloo', 'aloo', weight(1500)],
  ['500ml doodh', 'doodh', { amount: { of: 'volume', measure: 500 } }],
  ['1 dozen kela', 'kela', pieces(12)],
  ['half dozen anda', 'anda', pieces(6)],
  ['दूध 2 पैकेट', 'दूध', count(2, 'pack')],
  ['do packet maggi', 'maggi', count(2, 'pack')],
  ['ডাব ৩টি', 'ডাব', count(3, 'piece')],
  ['नींबू दस नग', 'नींबू', count(10, 'piece')],
  ['dhaniya 1 gaddi', 'dhaniya', count(1, 'bunch')],
  ['colgate 2', 'colgate', count(2)],
  ['2x maggi', 'maggi', count(2)],
  ['maggi x 4', 'maggi', count(4)],
  ['20 ka dhaniya', 'dhaniya', { paise: 2000 }],
  ['hari mirch ₹10', 'hari mirch', { paise: 1000 }],
  ['২০ টাকার লঙ্কা', 'লঙ্কা', { paise: 2000 }],
  ['1 surf 500 wala', 'surf', { ...count(1), sizeOrPrice: 500 }],
  ['5 rupaye wala biskut', 'biskut', { sizeOrPrice: 5 }],
  ['2 biskut ₹10 wala', 'biskut', { ...count(2), sizeOrPrice: 10 }],
  ['surf 500 gm wala 2', 'surf', { ...count(2), size: { of: 'weight', measure: 500 } }],
  ['butter 100 gm 2', 'butter', { ...count(2), size: { of: 'weight', measure: 100 } }],
  ['maggi 280 g 2 packet', 'maggi', { ...count(2, 'pack'), size: { of: 'weight', measure: 280 } }],
  ['5 star 3', '5 star', count(3)],
  ['2 surf 500', 'surf 500', count(2)],
  ['karela 250', 'karela', count(250)],
  ['7up 2 bottle', '7up', count(2, 'pack')],
  ['bulb 9 watt 2', 'bulb 9 watt', count(2)],
  ['pav bhaji masala 1', 'pav bhaji masala', count(1)],
  ['panch phoran 100 gm', 'panch phoran', weight(100)],
  ['2 packet five star', 'five star', count(2, 'pack')],
  ['aada 250 g', 'aada', weight(250)],
  ["2 lay's", "lay's", count(2)],
  ['1,5 kg aloo', 'aloo', weight(1500)],
  ['bhaiya bhej do', 'bhaiya bhej do', {}],
  ['aloo', 'aloo', {}],
])('%s: the name is %s', (text, name, wanted) => {
  expect(readLine(text)).toEqual({ name, wanted: { ...wanted, isUnclear: false } });
});

test.each(['4-5 nimbu', '2 packet 1 dozen kela', '1 kg 2 litre doodh', '₹99999999999999999 chini'])(
  '%s leaves open how much',
  (text) => {
    expect(readLine(text).wanted.isUnclear).toBe(true);
  },
);
