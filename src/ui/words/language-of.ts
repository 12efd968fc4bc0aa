import type { I18n } from '@lingui/core';
import { type Language, languageOfLetters } from '#base/language/language.ts';

/** The `lang` of a text that is not in the page's language, told by its letters; none where it is. */
export function languageOfText(i18n: I18n, text: string | undefined): Language | undefined {
  const page = i18n.locale as Language;
  const language = text ? languageOfLetters(text, page) : page;
  return language === page ? undefined : language;
}
