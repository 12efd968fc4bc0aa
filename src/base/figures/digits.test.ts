import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDigits, plainNumber } from './digits.ts';

test('digits of every script that Indian phones type are read as 0 to 9, each in its place', () => {
  expect(plainDigits('४५ किलो, ৪২, 7, ૩, ௪, ۵, ９')).toBe('45 किलो, 42, 7, 3, 4, 5, 9');
  fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => plainDigits(text) === text));
});

test.each([
  ['१२३', '123'],
  ['১২৩', '123'],
  ['+९१ ९८२६० ४४४४४', '+91 98260 44444'],
  ['₹१,२३४.५०', '₹1,234.50'],
  ['२०२६-११-२४', '2026-11-24'],
  ['०७:३०', '07:30'],
  ['#१००१', '#1001'],
])('%s is a number and is read as %s', (typed, read) => {
  expect(plainNumber(typed)).toBe(read);
});

test.each(['वार्ड ५', 'आटा ५ किलो', 'Passw0rd१'])('%s has letters and stays as it was typed', (typed) => {
  expect(plainNumber(typed)).toBe(typed);
});
