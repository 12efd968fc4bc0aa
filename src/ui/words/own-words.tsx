import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { languageOfText } from './language-of.ts';

/**
 * A name or text of the shop's own, as a product's title; `children` show it where that is more than the text. Where it is
 * not in the page's language, it says so: a screen reader then reads it with the right voice.
 */
export function OwnWords({ text, children = text }: { text: string; children?: ReactNode }) {
  const language = languageOfText(useLingui().i18n, text);
  return language === undefined ? children : <span lang={language}>{children}</span>;
}
