import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#base/language/language.ts';
import { wordsIn } from '#platform/words.ts';
import { packText } from './label-words.ts';
import { spanText } from './span-text.ts';

const NO_BREAK = '\u00a0';
const inEach = (say: (i18n: ReturnType<typeof wordsIn>) => string): string[] =>
  LANGUAGE_CODES.map((language) => say(wordsIn(language)).replaceAll(NO_BREAK, ' '));

test('a net quantity keeps the signs that the law names, and says pieces in the language', () => {
  expect(inEach((i18n) => packText(i18n, '500 g'))).toEqual(['500 g', '500 g', '500 g']);
  expect(inEach((i18n) => packText(i18n, '1 piece'))).toEqual(['1 piece', '1 पीस', '1 পিস']);
  expect(inEach((i18n) => packText(i18n, '12 pieces'))).toEqual(['12 pieces', '12 पीस', '12 পিস']);
});

test('a time from packing is said in the language; what is no time stays as it was written', () => {
  expect(inEach((i18n) => spanText(i18n, '6 months'))).toEqual(['6 months', '6 महीने', '6 মাস']);
  expect(inEach((i18n) => spanText(i18n, '1 week'))).toEqual(['1 week', '1 हफ़्ता', '1 সপ্তাহ']);
  expect(inEach((i18n) => spanText(i18n, '10 Days'))).toEqual(['10 days', '10 दिन', '10 দিন']);
  expect(inEach((i18n) => spanText(i18n, 'soon'))).toEqual(['soon', 'soon', 'soon']);
});
