import { expect, test } from 'vitest';
import { wordsOf } from './search-text.ts';
import { openSpellings } from './spellings.ts';

const spellings = openSpellings([
  { canonical: 'incense sticks', spellings: ['अगरबत्ती', 'agarbatti', 'agar batti'] },
  { canonical: 'coriander powder', spellings: ['dhaniya'] },
  { canonical: 'coriander leaves', spellings: ['hara dhaniya'] },
  { canonical: 'mustard oil', spellings: ['sarson tel'] },
]);

const goodsIn = (query: string) =>
  spellings
    .segments(wordsOf(query))
    .map(({ words, goods }) => [words.join(' '), goods.map(({ mark }) => mark)]);

test('the longest run of words that a group knows is taken, and the rest stays words', () => {
  expect(goodsIn('fresh hara dhaniya bunch')).toEqual([
    ['fresh', []],
    ['hara dhaniya', ['§2']],
    ['bunch', []],
  ]);
  expect(goodsIn('dhaniya')).toEqual([['dhaniya', ['§1']]]);
});

test('spaces do not count', () => {
  for (const way of ['agar batti', 'agarbatti', 'agarbat ti', 'incensesticks']) {
    expect(goodsIn(way)[0]?.[1], way).toEqual(['§0']);
  }
});

test('a title names goods when it has all words of a spelling, in any order', () => {
  expect(spellings.marksIn(wordsOf('Oil - Mustard (Kachi Ghani)'))).toEqual(['§3']);
  expect(spellings.marksIn(wordsOf('Mustard seeds'))).toEqual([]);
});

test('what is being typed and what was mistyped is guessed, but not from a letter or two', () => {
  expect(spellings.startingWith('agar').map(({ mark }) => mark)).toEqual(['§0']);
  expect(spellings.startingWith('ag')).toEqual([]);
  expect(spellings.near('dhanya').map(({ mark }) => mark)).toEqual(['§1']);
  expect(spellings.near('dha')).toEqual([]);
});
