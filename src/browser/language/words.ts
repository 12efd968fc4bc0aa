import { i18n, setupI18n, type I18n, type Messages } from '@lingui/core';
import { languageOf, localeOf, type Language } from '#base/language/language.ts';

/** The parts of a language's catalogue that a browser loads: an id begins with the name of its part. */
export type WordPart = 'shop' | 'account' | 'office' | 'offline';

const files = import.meta.glob<string>(['/build/words/*.js', '!/build/words/*-help.js'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the file that has a part of a language's messages. */
export const wordFile = (language: Language, part: WordPart): string => {
  const file = files[`/build/words/${language}-${part}.js`];
  if (file === undefined) throw new Error(`No words of ${language}, part ${part}: run npm run words.`);
  return file;
};

const fetchWords = async (language: Language, part: WordPart): Promise<Messages> =>
  ((await import(/* @vite-ignore */ wordFile(language, part))) as { messages: Messages }).messages;

/**
 * Loads a part of the messages of this page's language. A layout whose pages need more than the shop's messages waits
 * for its part while it is loaded itself, so that nothing is rendered before its words are there. On the server all
 * messages are there already.
 */
export async function loadWords(part: WordPart): Promise<void> {
  if (import.meta.env.SSR) return;
  const { language } = languageOf(window.location.pathname);
  const messages = await fetchWords(language, part);
  // Told of new messages, the whole page would render anew, and parts whose scripts are still to come would vanish till then.
  if (i18n.locale === language) return void Object.assign(i18n.messages, messages);
  i18n.load(language, messages);
  i18n.activate(language, localeOf(language));
}

/** The messages of a language that this page is not in, to offer that language in its own words. */
export async function wordsOfOther(language: Language, part: WordPart): Promise<I18n> {
  const messages = await fetchWords(language, part);
  return setupI18n({ locale: language, locales: localeOf(language), messages: { [language]: messages } });
}
