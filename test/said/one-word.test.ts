import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const wordsOf = (language: string): string =>
  readFileSync(new URL(`../../words/${language}.po`, import.meta.url), 'utf8');

test('figures are written in European digits in every language, as the shop reads and prints them', () => {
  for (const language of ['hi', 'bn']) expect(wordsOf(language)).not.toMatch(/[\u0966-\u096F\u09E6-\u09EF]/);
});

test('Hindi has one word for one idea: लिस्ट, सेव करें, पेज', () => {
  expect(wordsOf('hi').match(/[^\s"]*(?:सूची|सहेज|पन्न)[^\s"]*/gu)).toBeNull();
});
