import { expect, test } from 'vitest';
import { phoneDigits } from './phone.ts';
import { searchTermsOf } from './search-terms.ts';
test.each([
  '9826044444',
  '+91 98260 44444',
  '+919826044444',
  '0091 98260-44444',
  '098260 44444',
  '(+91) 98260.44444',
  '98 26 04 44 44',
])('%j is the number 9826044444, stored and searched', (written) => {
  expect(phoneDigits(written)).toBe('9826044444');
  expect(searchTermsOf(written)).toEqual([{ phone: '9826044444' }]);
});

test.each([
  ['+91 98260', [{ text: '98260' }]],
  ['098260', [{ text: '98260' }]],
  ['98260', [{ text: '98260' }]],
  ['98260 444', [{ text: '98260' }, { text: '444' }]],
  ['1042', [{ text: '1042' }]],
  ['#1042', [{ text: '#1042' }]],
  ['1042 98260 44444', [{ text: '1042' }, { text: '98260' }, { text: '44444' }]],
  ['Asha 098260 44444', [{ text: 'asha' }, { phone: '9826044444' }]],
  ['98260 44444 Asha Devi', [{ text: 'asha' }, { text: 'devi' }, { phone: '9826044444' }]],
  ['asha1234567890@example.com', [{ text: 'asha1234567890@example.com' }]],
  ['ravi-2-3@example.com', [{ text: 'ravi-2-3@example.com' }]],
  ['98260-44', [{ text: '9826044' }]],
  ['+91', [{ text: '91' }]],
  ['0', [{ text: '0' }]],
  [' \0 ', []],
])('a search for %j looks for %j', (search, terms) => {
  expect(searchTermsOf(search)).toEqual(terms);
});

test('a number of less than ten digits keeps all of them', () => {
  expect(phoneDigits('02345-678')).toBe('2345678');
  expect(phoneDigits('')).toBe('');
});

test('a word in other digits is looked for as it was typed, too', () => {
  expect(searchTermsOf('राम २')).toEqual([{ text: 'राम' }, { text: '2', typed: '२' }]);
  expect(searchTermsOf('९८२६०४४४४४')).toEqual([{ phone: '9826044444' }]);
});
