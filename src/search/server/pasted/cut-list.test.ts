import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutList } from './cut-list.ts';

const saidIn = (text: string): string[] => cutList(text).map(({ said }) => said);

test.each([
  ['new lines', '2 kg aloo\naadha kilo pyaj\r\n1 surf', ['2 kg aloo', 'aadha kilo pyaj', '1 surf']],
  [
    'commas and semicolons, in one row of four scripts',
    '2 kg aloo, aadha kilo pyaj; 1 surf 500 wala, दूध 2 पैकेट, আলু ২ কেজি',
    ['2 kg aloo', 'aadha kilo pyaj', '1 surf 500 wala', 'दूध 2 पैकेट', 'আলু ২ কেজি'],
  ],
  [
    'bullets and numbers',
    '1. aloo 2 kg\n2) pyaj 1 kg\n(3) chini\n• namak\n- dahi 500 gm\n३. दूध',
    ['aloo 2 kg', 'pyaj 1 kg', 'chini', 'namak', 'dahi 500 gm', 'दूध'],
  ],
  ['numbers in one row', '1) aloo 2 kg 2) pyaj 1 kg', ['aloo 2 kg', 'pyaj 1 kg']],
  [
    'the heads of copied messages',
    '[12/11, 9:04 am] Ravi Kumar: 2 kg aloo, 1 surf\n[12/11/26, 9:05:10 AM] Ravi Kumar: 1 kg pyaj\n12/11/26, 9:06 am - Ravi: chini 1 kg',
    ['2 kg aloo', '1 surf', '1 kg pyaj', 'chini 1 kg'],
  ],
  ['a head in a row of its own', '[12/11, 9:04 am] Ravi:\n2 kg aloo', ['2 kg aloo']],
  [
    'no sign between things, the amount first',
    '2 kg aloo 1 kg pyaj aadha kilo tamatar',
    ['2 kg aloo', '1 kg pyaj', 'aadha kilo tamatar'],
  ],
  ['no sign between things, the amount last', 'aloo 2 kg pyaj 1 kg', ['aloo 2 kg', 'pyaj 1 kg']],
  ['and', '2 kg aloo aur 1 kg pyaj', ['2 kg aloo', 'aur 1 kg pyaj']],
  ['names apart from their amounts', 'aloo, 2 kg, pyaj, 1 kg', ['aloo 2 kg', 'pyaj 1 kg']],
  ['names above their amounts', 'Aloo\n2 kg\nPyaj\n1 kg', ['Aloo 2 kg', 'Pyaj 1 kg']],
  ['a comma and a point in a number', '1,000 g chini\n1.5 kg aloo', ['1,000 g chini', '1.5 kg aloo']],
  ['a size and a number', 'surf excel 1 kg 2 packet, dal & rice', ['surf excel 1 kg 2 packet', 'dal & rice']],
])('a list is cut at %s', (_sign, text, lines) => {
  expect(saidIn(text)).toEqual(lines);
});

test('a greeting stands in a line like everything else', () => {
  expect(saidIn('Namaste bhaiya 🙏\n2 kg aloo')).toEqual(['Namaste bhaiya 🙏', '2 kg aloo']);
});

const NOT_SIGNS = /[\s,;،؛、•●▪◦‣|।\u0964\ufeff]/gu;
const bare = (text: string): string => text.normalize('NFC').replaceAll(NOT_SIGNS, '');

/** Whether the letters of one text are in another, in their order. */
function isPartOf(part: string, whole: string): boolean {
  let at = 0;
  for (let here = 0; here < whole.length; here += 1) if (whole[here] === part[at]) at += 1;
  return at === part.length;
}

test('whatever is pasted: every letter stands in just one line, in its place', () => {
  const word = fc.constantFrom(
    ...'aloo pyaj 2 kg 500 gm aadha kilo aur & + wala दूध पैकेट दो আলু কেজি ২ ½ 1/2 1.5 1,000 4-5 20 ka ₹ rs paav bhar [12/11, 9:04 am] Ravi: 1. 2) - • * x / ( )'.split(
      ' ',
    ),
  );
  const separator = fc.constantFrom(' ', '\n', ', ', ';', '\r\n', ' | ', ',', '  ', '\t');
  const list = fc
    .array(
      fc.tuple(
        fc.oneof({ weight: 9, arbitrary: word }, fc.string({ unit: 'grapheme', maxLength: 6 })),
        separator,
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.flat().join(''));
  fc.assert(
    fc.property(list, (text) => {
      const lines = cutList(text);
      expect(bare(lines.map(({ typed }) => typed).join(''))).toBe(bare(text));
      expect(lines.every(({ typed }) => typed.trim() !== '')).toBe(true);
      expect(lines.every(({ typed, said }) => isPartOf(bare(said), bare(typed)))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each(['aur ', '1 aur ', '1 a aur ', '2 kg a ', '1) ', ', ', '[', '12/11, '])(
  'a list of nothing but %j is cut in no time',
  (part) => {
    const text = part.repeat(Math.floor(8000 / part.length));
    const start = performance.now();
    cutList(text);
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
