import { useLingui } from '@lingui/react';
import { LANGUAGES, type Language, languageOfText } from '#base/language.ts';

/**
 * A name or text of the shop's own, as a product's title. Where it is not in the page's language, it says so: a screen
 * reader then reads it with the right voice.
 */
export function OwnWords({ text }: { text: string }) {
  const page = useLingui().i18n.locale as Language;
  const language = languageOfText(text, page);
  return language === page ? text : <span lang={LANGUAGES[language].tag}>{text}</span>;
}
