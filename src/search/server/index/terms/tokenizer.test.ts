import { expect, test } from 'vitest';
import { foldText } from '#platform/db/search-text.ts';
import { tokenize } from './tokenizer.ts';

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
  expect(tokenize(one)).toEqual(tokenize(other));
});

test.each(['gas', 'glass', 'bus', 'asparagus', 'rice', 'दही'])('%s keeps its end', (word) => {
  expect(tokenize(word)).toEqual([foldText(word)]);
});

test('figures stand apart from letters, and signs are no words', () => {
  expect(tokenize('Toor/Arhar Dal - 500g (New!)')).toEqual(['toor', 'arhar', 'dal', '500', 'g', 'new']);
  expect(tokenize('§1 * % "')).toEqual(['1']);
});
