import { expect, test } from 'vitest';
import { inLanguage, languageOf, languageOfLetters, localeOf } from './language.ts';

test('English stands at the root, other languages under their code', () => {
  expect(languageOf('/shop?q=atta')).toEqual({ language: 'en', address: '/shop?q=atta' });
  expect(languageOf('/hi/shop?q=atta')).toEqual({ language: 'hi', address: '/shop?q=atta' });
  expect(languageOf('/bn')).toEqual({ language: 'bn', address: '/' });
  expect(languageOf('/bn/')).toEqual({ language: 'bn', address: '/' });
  expect(languageOf('/hi?page=2')).toEqual({ language: 'hi', address: '/?page=2' });
});

test('an address that only begins like a language is an English one', () => {
  for (const address of ['/history', '/en/shop', '/ta/shop', '/hindi'])
    expect(languageOf(address)).toEqual({ language: 'en', address });
});

test('an address in a language leads back to the same page', () => {
  for (const language of ['en', 'hi', 'bn'] as const)
    for (const address of ['/', '/?page=2', '/shop/1?q=2'])
      expect(languageOf(inLanguage(address, language))).toEqual({ language, address });
  expect(inLanguage('/', 'hi')).toBe('/hi');
});

test('numbers have European digits and lakh grouping in every language', () => {
  for (const language of ['en', 'hi', 'bn'] as const)
    expect(new Intl.NumberFormat(localeOf(language)).format(1234567)).toBe('12,34,567');
});

test.each([
  ['Tomato', 'hi', 'en'],
  ['टमाटर', 'hi', 'hi'],
  ['Amul दूध', 'hi', 'hi'],
  ['টমেটো', 'hi', 'bn'],
  ['500', 'bn', 'bn'],
  ['टमाटर', 'en', 'hi'],
] as const)('%s on a page in %s is in %s', (text, page, language) => {
  expect(languageOfLetters(text, page)).toBe(language);
});
