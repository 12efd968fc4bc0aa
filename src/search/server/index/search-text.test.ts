import { expect, test } from 'vitest';
import { distance, fold, wordsOf } from './search-text.ts';

test.each([
  ['Tomatoes', 'tomato'],
  ['Cookies', 'cookie'],
  ['berries', 'berry'],
  ['Glasses', 'glass'],
  ['Biscuits', 'biscuit'],
  ['Ladies', 'lady'],
  ['Crème', 'creme'],
  ["men's", 'mens'],
  ['उड़द', 'उडद'],
  ['आँवला', 'आंवला'],
])('%s and %s are the same word to search', (one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

test.each(['gas', 'glass', 'bus', 'asparagus', 'rice', 'दही'])('%s keeps its end', (word) => {
  expect(wordsOf(word)).toEqual([fold(word)]);
});

test('figures stand apart from letters, and signs are no words', () => {
  expect(wordsOf('Toor/Arhar Dal - 500g (New!)')).toEqual(['toor', 'arhar', 'dal', '500', 'g', 'new']);
  expect(wordsOf('§1 * % "')).toEqual(['1']);
});

test.each([
  ['tomato', 'tomato', 0],
  ['tomato', 'tomto', 1],
  ['tomato', 'tomaot', 1],
  ['tomato', 'tamatar', 3],
  ['a', 'xyzzy', 3],
])('from %s to %s it is %i slips, as far as we count', (one, other, slips) => {
  expect(distance(one, other, 2)).toBe(Math.min(slips, 3));
});
