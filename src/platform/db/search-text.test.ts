import { expect, test } from 'vitest';
import { foldText, searchTextOf } from './search-text.ts';

test.each([
  ['ÄÖÜ Ärger', 'aou arger'],
  ['İstanbul', 'istanbul'],
  ['ISPANAK ılık', 'ispanak ilik'],
  ['Straße', 'strasse'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['उड़द', 'उडद'],
  ['आँवला', 'आंवला'],
  ['\u0958लम', 'कलम'],
  ['D’Souza', 'dsouza'],
  ['Ｍａｎｇｏ', 'mango'],
])('%s is compared as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(text.toLowerCase())).toBe(foldText(text));
});

test('however long a text is, what a row is found by fits into an index', () => {
  expect(searchTextOf('\uFDFA'.repeat(200), 'SKU-1')).toHaveLength(300 + 1 + 5);
});
