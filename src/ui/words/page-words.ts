import type { I18n } from '@lingui/core';
import type { Language } from '#base/language/language.ts';

let provided: ((language: Language) => I18n) | undefined;

/** Says where the messages of a page's head come from; called once by each side's entry. */
export function provideWords(words: (language: Language) => I18n): void {
  provided = words;
}

/** The messages of a language for what is no component: a page's head. Components call `useLingui`. */
export function pageWords(language: Language): I18n {
  if (!provided) throw new Error('No words were provided.');
  return provided(language);
}
