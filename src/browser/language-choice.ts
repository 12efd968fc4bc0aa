import { inLanguage, isLanguage, type Language, languageOf } from '#base/language.ts';
import { keep, readKept } from './storage.ts';

const NAME = 'language';

/** The language that somebody chose on this device; undefined if nobody did. */
export function readLanguage(): Language | undefined {
  const kept = readKept(NAME, 'local');
  return isLanguage(kept) ? kept : undefined;
}

/** Keeps the choice on this device: every page then opens in this language. */
export const keepLanguage = (language: Language): boolean => keep(NAME, language, 'local');

/** The address of this page in the chosen language; undefined if it is in that language, or none was chosen. */
export function addressInChosenLanguage(): string | undefined {
  const chosen = readLanguage();
  const { pathname, search, hash } = window.location;
  const { language, address } = languageOf(pathname + search);
  return chosen === undefined || chosen === language ? undefined : inLanguage(address, chosen) + hash;
}

/**
 * The language to offer on an English page: the first of the browser's languages that is ours, if that is another one and
 * nobody on this device chose yet. Whoever came to a page in Hindi by a link stays there: most phones in India ask for
 * English, whatever their owners read.
 */
export function languageToOffer(): Language | undefined {
  if (readLanguage() !== undefined || languageOf(window.location.pathname).language !== 'en')
    return undefined;
  const wanted = navigator.languages.map((tag) => tag.split('-', 1)[0]).find(isLanguage);
  return wanted === 'en' ? undefined : wanted;
}
