import { i18n, type Messages } from '@lingui/core';
import { type Language, languageOf, localeOf } from '#base/language/language.ts';
import type { ToWorker } from '#browser/worker/scope.ts';

/** The texts of the help, apart from all others: most screens are left without it being asked for. */
const files = import.meta.glob<string>('/build/words/*-help.js', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the texts of the help in this page's language. */
function wordsHere(): { language: Language; file: string } {
  const { language } = languageOf(window.location.pathname);
  const file = files[`/build/words/${language}-help.js`];
  if (file === undefined) throw new Error(`No words of ${language}, part help: run npm run words.`);
  return { language, file };
}

/** Loads the texts of the help, so that its messages can be read. */
export async function loadHelpWords(): Promise<void> {
  const { language, file } = wordsHere();
  i18n.load(language, ((await import(/* @vite-ignore */ file)) as { messages: Messages }).messages);
  i18n.activate(language, localeOf(language));
}

/** Has the worker keep the texts of the help for days without a network. Their code it keeps by itself. */
export async function keepHelpWords(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const message: ToWorker = { used: [new URL(wordsHere().file, location.origin).href], parts: [], pages: [] };
  (await workers?.ready)?.active?.postMessage(message);
}
