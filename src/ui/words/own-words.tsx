import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { type Language, languageOfLetters } from '#base/language/language.ts';

/**
 * A name or text of the shop's own, as a product's title; `children` show it where that is more than the text. Where it is
 * not in the page's language, it says so: a screen reader then reads it with the right voice.
 */
export function OwnWords({ text, children = text }: { text: string; children?: ReactNode }) {
  const language = languageOfText(useLingui().i18n, text);
  return language === undefined ? children : <span lang={language}>{children}</span>;
}

/** The `lang` of a text that is not in the page's language, told by its letters; none where it is. */
export function languageOfText(i18n: I18n, text: string | undefined): Language | undefined {
  const page = i18n.locale as Language;
  const language = text ? languageOfLetters(text, page) : page;
  return language === page ? undefined : language;
}
