import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTyped, amountsFor } from './use-goods.ts';

const loose = { soldBy: 'weight', least: 0.25, step: 0.05, pack: '', price: 40 } as const;
const packed = { soldBy: 'piece', least: 1, step: 1, pack: '', price: 10 } as const;
const kiloPack = { soldBy: 'piece', least: 1, step: 1, pack: '1 kg', price: 50 } as const;
const tray = { ...packed, pack: '12 pcs', price: 90 } as const;

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
  ['dhai kilo aata', 'aata', 2.5, 1],
  ['ढाई किलो आटा', 'आटा', 2.5, 1],
  ['ढ़ाई किलो आटा', 'आटा', 2.5, 1],
  ['আড়াই কেজি আলু', 'আলু', 2.5, 1],
  ['paune do kilo aata', 'aata', 1.75, 1],
  ['साढ़े तीन किलो चावल', 'चावल', 3.5, 1],
  ['dhai sau gram jeera', 'jeera', 0.25, 1],
  ['पाव लहसुन', 'लहसुन', 0.25, 1],
  ['teen paav tamatar', 'tamatar', 0.75, 1],
  ['এক পোয়া রসুন', 'রসুন', 0.25, 1],
  ['আধ কেজি চিনি', 'চিনি', 0.5, 1],
  ['1 1/2 kg chini', 'chini', 1.5, 1],
  ['१½ किलो आलू', 'आलू', 1.5, 1],
  ['1 kilo 500 gram aloo', 'aloo', 1.5, 1],
  ['૨ કિલો બટાકા', 'બટાકા', 2, 1],
  ['۲ کلو آلو', 'آلو', 2, 1],
  ['aloo 2 kg', 'aloo', 2, 1],
  ['आलू आधा किलो', 'आलू', 0.5, 1],
  ['colgate 2', 'colgate', 2, 2],
  ['दो साबुन', 'साबुन', 2, 2],
  ["2 lay's", "lay's", 2, 2],
  ['bulb 9 watt', 'bulb 9 watt', 1, 1],
  ['panch phoran', 'panch phoran', 1, 1],
  ['aada', 'aada', 1, 1],
  ['aada 250 g', 'aada', 0.25, 1],
  ['2 gram', 'gram', 2, 2],
  ['2 to', 'to', 2, 2],
  ['3 mah', 'mah', 3, 3],
  ['२ कि', 'कि', 2, 2],
  ['2 surf 500', 'surf 500', 2, 2],
  ['2 sabun 5ef855', 'sabun 5ef855', 2, 2],
  ['2 sabun 123456', 'sabun 123456', 2, 2],
  ['2 8901030865282', '8901030865282', 2, 2],
  ['sabun 007', 'sabun 007', 1, 1],
  ['sabun 12345', 'sabun 12345', 1, 1],
  ['9 watt bulb', '9 watt bulb', 1, 1],
  ['2 tube light', 'tube light', 2, 2],
])('%s means %s: %d of it loose, %d of it packed', (typed, name, ofLoose, ofPacked) => {
  const line = readTyped(typed);
  expect(line.name).toBe(name.normalize('NFC'));
  expect(amountsFor(line.wanted, loose)).toEqual({ amounts: [ofLoose], isAsked: false });
  expect(amountsFor(line.wanted, packed)).toEqual({ amounts: [ofPacked], isAsked: false });
});

test.each([
  ['2 gram aata', [2, 0.002]],
  ['0.4 g hing', [0.4, 0.001]],
  ['100 g jeera', [0.25, 0.1]],
  ['0,1 aloo', [0.25, 0.1]],
  ['500 aloo', [0.5, 500]],
  ['0 aloo', [1]],
])('how much is meant by %s, of goods that are sold from 250 g on, is asked', (typed, amounts) => {
  expect(amountsFor(readTyped(typed).wanted, loose)).toEqual({ amounts, isAsked: true });
});

test('as much of loose goods as is sold is not asked, nor what is said to be so much', () => {
  expect(amountsFor(readTyped('250 g jeera').wanted, loose)).toEqual({ amounts: [0.25], isAsked: false });
  expect(amountsFor(readTyped('60 kg aloo').wanted, loose)).toEqual({ amounts: [60], isAsked: false });
  expect(amountsFor(readTyped('49 aloo').wanted, loose)).toEqual({ amounts: [49], isAsked: false });
});

test('half a piece is asked, and a weight beside packs is as many of them as make it up', () => {
  expect(amountsFor(readTyped('2.5 sabun').wanted, packed)).toEqual({ amounts: [2, 3], isAsked: true });
  expect(amountsFor(readTyped('0.5 sabun').wanted, packed)).toEqual({ amounts: [1], isAsked: true });
  expect(amountsFor(readTyped('3 kg aata').wanted, kiloPack)).toEqual({ amounts: [3], isAsked: false });
  expect(amountsFor(readTyped('1000 g aata').wanted, kiloPack)).toEqual({ amounts: [1], isAsked: false });
  expect(amountsFor(readTyped('500 g aata').wanted, kiloPack)).toEqual({ amounts: [1], isAsked: true });
});

test.each([
  ['6 packet maggi', 'maggi', 6],
  ['do packet maggi', 'maggi', 2],
  ['ডাব ৩টি', 'ডাব', 3],
  ['1 dozen kela', 'kela', 12],
  ['half dozen anda', 'anda', 6],
  ['30 ka biskut', 'biskut', 3],
  ['2 biskut ₹10 wala', 'biskut', 2],
])('of goods in packs at ₹10 %s is so many', (typed, name, amount) => {
  const line = readTyped(typed);
  expect(line.name.normalize('NFC')).toBe(name.normalize('NFC'));
  expect(amountsFor(line.wanted, packed)).toEqual({ amounts: [amount], isAsked: false });
});

test('for some rupees there is as much of loose goods as they buy, and a dozen of a tray of twelve is one', () => {
  expect(amountsFor(readTyped('20 ka dhaniya').wanted, loose)).toEqual({ amounts: [0.5], isAsked: false });
  expect(amountsFor(readTyped('धनिया ₹30').wanted, loose)).toEqual({ amounts: [0.75], isAsked: false });
  expect(amountsFor(readTyped('1 dozen ande').wanted, tray)).toEqual({ amounts: [1], isAsked: false });
  expect(amountsFor(readTyped('12 pc ande').wanted, tray)).toEqual({ amounts: [1], isAsked: false });
  expect(amountsFor(readTyped('60 ande').wanted, { ...packed, pack: '1 pc' })).toEqual({
    amounts: [60],
    isAsked: false,
  });
  expect(amountsFor(readTyped('6 ande').wanted, tray)).toEqual({ amounts: [6], isAsked: false });
});

test('two packs of a size are two of those, and asked of another size', () => {
  const two = readTyped('aata 1 kg 2 packet').wanted;
  expect(amountsFor(two, kiloPack)).toEqual({ amounts: [2], isAsked: false });
  expect(amountsFor(two, { ...kiloPack, pack: '5 kg' })).toEqual({ amounts: [2], isAsked: true });
});

test.each([
  ['5 ka dhaniya', loose, [0.25]],
  ['2 packet aloo', loose, [1]],
  ['1 dozen aloo', loose, [1]],
  ['aadha sabun', packed, [1]],
  ['25 ka biskut', packed, [2, 3]],
  ['4-5 nimbu', packed, [1]],
  ['2 biskut ₹5 wala', packed, [2]],
  ['surf 500', { ...packed, pack: '500 g' }, [1, 500]],
  ['fogg 150', packed, [1, 150]],
  ['surf 500', kiloPack, [1, 500]],
  ['3.5 kg aata', kiloPack, [3, 4]],
])('how much is meant by %s of goods that are sold otherwise is asked', (typed, goods, amounts) => {
  expect(amountsFor(readTyped(typed).wanted, goods)).toEqual({ amounts, isAsked: true });
});

test('search is asked for the weight, too: it says which pack is meant', () => {
  expect(readTyped('5 kg atta').asked).toBe('5 kg atta');
  expect(readTyped('2 atta').asked).toBe('atta');
  expect(readTyped('aata paav kilo').asked).toBe('250 g aata');
  expect(readTyped('2 packet surf 500 gm').asked).toBe('500 g surf');
  expect(readTyped('"good day"').asked).toBe('"good day"');
});

test('whatever is typed names something, and is no less than something of it', () => {
  const word = fc.constantFrom(
    ...'aloo pyaj 2 0 kg 500 gm aadha kilo paune sau aur wala दूध पैकेट दो আলু কেজি ২ ½ 1/2 1.5 0,1 1,000 4-5 20 ka ₹ rs paav bhar x dozen tube light'.split(
      ' ',
    ),
  );
  const line = fc.array(fc.oneof({ weight: 9, arbitrary: word }, fc.string({ minLength: 1, maxLength: 6 })), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(line, (words) => {
      const typed = words.join(' ');
      fc.pre(typed.trim() !== '');
      const { name, asked, wanted } = readTyped(typed);
      expect(name).not.toBe('');
      expect(asked).toContain(name);
      for (const goods of [loose, packed, kiloPack, tray])
        for (const amount of amountsFor(wanted, goods).amounts) {
          expect(amount).toBeGreaterThan(0);
          expect(Number.isFinite(amount)).toBe(true);
        }
    }),
    { numRuns: 2000 },
  );
});
