import { readFileSync } from 'node:fs';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Sentence } from '#base/failure.ts';
import { formatQuantity } from '#base/figures/amount.ts';
import { type Language, LANGUAGE_CODES, localeOf } from '#base/language/language.ts';

const COMPILED = new URL('../../build/words/', import.meta.url);

const read = (language: Language): I18n => {
  const file = new URL(`${language}.json`, COMPILED);
  const { messages } = JSON.parse(readFileSync(file, 'utf8')) as { messages: Messages };
  return setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: messages } });
};

const words = new Map(LANGUAGE_CODES.map((language) => [language, read(language)]));

/** All messages of a language, for pages rendered by the server and for mails: `wordsIn('hi')._('cart.empty')`. */
export const wordsIn = (language: Language): I18n => words.get(language)!;

/** The English text of a sentence: its id, with the figures in place of their names. */
export const inEnglish = ({ id, figures }: Sentence): string =>
  id.replaceAll(/\{(\w+)\}/g, (_place, name: string) => {
    const figure = figures[name] ?? '';
    if (typeof figure !== 'object') return String(figure);
    return 'id' in figure ? inEnglish(figure) : formatQuantity(wordsIn('en'), figure.quantity, figure.unit);
  });
