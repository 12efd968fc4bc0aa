import { expect, test } from 'vitest';
import { openSynonyms } from './synonyms.ts';
import { tokenize } from './tokenizer.ts';

const synonyms = openSynonyms([
  { id: '0', canonical: 'incense sticks', spellings: ['अगरबत्ती', 'agarbatti', 'agar batti'] },
  { id: '1', canonical: 'coriander powder', spellings: ['dhaniya'] },
  { id: '2', canonical: 'coriander leaves', spellings: ['hara dhaniya'] },
  { id: '3', canonical: 'mustard oil', spellings: ['sarson tel'] },
]);

const segmentsOf = (query: string) =>
  synonyms
    .segments(tokenize(query))
    .map(({ words, goods }) => [words.join(' '), goods.map(({ token }) => token)]);

test('the longest run of words that a group knows is taken, and the rest stays words', () => {
  expect(segmentsOf('fresh hara dhaniya bunch')).toEqual([
    ['fresh', []],
    ['hara dhaniya', ['§2']],
    ['bunch', []],
  ]);
  expect(segmentsOf('dhaniya')).toEqual([['dhaniya', ['§1']]]);
});

test('spaces do not count', () => {
  for (const way of ['agar batti', 'agarbatti', 'agarbat ti', 'incensesticks']) {
    expect(segmentsOf(way)[0]?.[1], way).toEqual(['§0']);
  }
});

test('a title names goods when it has all words of a spelling, in any order', () => {
  expect(synonyms.goodsIn(tokenize('Oil - Mustard (Kachi Ghani)'))).toEqual(['§3']);
  expect(synonyms.goodsIn(tokenize('Mustard seeds'))).toEqual([]);
});

test('what is being typed and what was mistyped is guessed, but not from a letter or two', () => {
  expect(synonyms.startingWith('agar').map(({ token }) => token)).toEqual(['§0']);
  expect(synonyms.startingWith('ag')).toEqual([]);
  expect(synonyms.near('dhanya').map(({ token }) => token)).toEqual(['§1']);
  expect(synonyms.near('dha')).toEqual([]);
});
