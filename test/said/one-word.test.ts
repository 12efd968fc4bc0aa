import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const wordsOf = (language: string): string =>
  readFileSync(new URL(`../../words/${language}.po`, import.meta.url), 'utf8');

/** The English texts and their ids; sentences of the server are their own ids. */
const english = Array.from(
  wordsOf('en').matchAll(/msgid "(.*)"\nmsgstr "(.*)"/g),
  ([, id = '', text = '']) => [id, text || id] as const,
);
/** The texts in which a pattern stands, figures like {shelf} left out. */
const saying = (pattern: RegExp, but: readonly string[] = []): string[] =>
  english.flatMap(([id, text]) =>
    pattern.test(text.replaceAll(/\{\w+[,}]/g, '')) && !but.includes(id) ? [`${id}: ${text}`] : [],
  );

test('figures are written in European digits in every language, as the shop reads and prints them', () => {
  for (const language of ['hi', 'bn']) expect(wordsOf(language)).not.toMatch(/[\u0966-\u096F\u09E6-\u09EF]/);
});

test('Hindi has one word for one idea: लिस्ट, सेव करें, पेज', () => {
  expect(wordsOf('hi').match(/[^\s"]*(?:सूची|सहेज|पन्न)[^\s"]*/gu)).toBeNull();
});

test('what a customer owes stands in a khata; an account is what one logs in to', () => {
  expect(saying(/\bon (?:the |an )?accounts?\b|\baccount book\b/i)).toEqual([]);
});

test('goods stand in a category; a shelf is of wood', () => {
  const OF_WOOD = [
    'account.cancel.givenBack',
    'account.cancel.nothingToPay',
    'office.credit.back',
    'office.credit.cameBack',
    'office.health.stockHelp',
  ];
  expect(saying(/\bshel(?:f|ves)\b/i, OF_WOOD)).toEqual([]);
});

test('goods have photos; a picture is drawn, or what a camera is looking at', () => {
  const DRAWN = [
    'office: Choose a picture',
    'office.audit.field.picture',
    'office.shelves.conflictPicture',
    'office.stocking.drawn',
    'office.scan.broken',
    // The specification's name of a column.
    'office.products.image',
    'office: The receipt’s picture is invalid',
  ];
  expect(saying(/\b(?:picture|thumbnail)s?\b|\bimage\b/i, DRAWN)).toEqual([]);
});
