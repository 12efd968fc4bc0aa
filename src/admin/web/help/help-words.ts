import { i18n, type Messages } from '@lingui/core';
import { languageOf, localeOf } from '#base/language/language.ts';

/** The texts of the help, apart from all others: most screens are left without it being asked for. */
const files = import.meta.glob<string>('/build/words/*-help.js', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Fetches the texts of the help in this page's language; the worker keeps them from then on. */
export async function fetchHelpWords(): Promise<Messages> {
  const { language } = languageOf(window.location.pathname);
  const file = files[`/build/words/${language}-help.js`];
  if (file === undefined) throw new Error(`No words of ${language}, part help: run npm run words.`);
  return ((await import(/* @vite-ignore */ file)) as { messages: Messages }).messages;
}

/** Loads the texts of the help, so that its messages can be read. */
export async function loadHelpWords(): Promise<void> {
  const { language } = languageOf(window.location.pathname);
  i18n.load(language, await fetchHelpWords());
  i18n.activate(language, localeOf(language));
}
