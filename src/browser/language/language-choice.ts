import { inLanguage, isLanguage, type Language, languageOf } from '#base/language/language.ts';
import { keep, readKept } from '#browser/storage.ts';

/** Storage key of the chosen language. It belongs to the device and stays after sign-out. */
export const LANGUAGE_CHOICE = 'language';

/** The language of this page, by its address. */
export const pageLanguage = (): Language => languageOf(window.location.pathname).language;

/** The language that was chosen on this device; undefined if none was. */
export function readLanguage(): Language | undefined {
  const kept = readKept(LANGUAGE_CHOICE, 'local');
  return isLanguage(kept) ? kept : undefined;
}

/** Keeps the choice on this device: every page then opens in this language. */
export const keepLanguage = (language: Language): boolean => keep(LANGUAGE_CHOICE, language, 'local');

/** The address of this page in the chosen language; undefined if it is in that language, or none was chosen. */
export function addressInChosenLanguage(): string | undefined {
  const chosen = readLanguage();
  const { pathname, search, hash } = window.location;
  const { language, address } = languageOf(pathname + search);
  return chosen === undefined || chosen === language ? undefined : inLanguage(address, chosen) + hash;
}

/**
 * The language to offer on an English page: the browser's first language that the shop has, if it is not English and
 * none was chosen on this device. Pages in Hindi, reached by a link, offer none: most phones in India ask for English,
 * whatever their owners read.
 */
export function languageToOffer(): Language | undefined {
  if (readLanguage() !== undefined || pageLanguage() !== 'en') return undefined;
  const wanted = navigator.languages.map((tag) => tag.split('-', 1)[0]).find(isLanguage);
  return wanted === 'en' ? undefined : wanted;
}

/**
 * The address of a call that names goods or shelves, so that it names them in this page's language. On English pages the
 * address stays as it is, so that their answers are kept once.
 */
export function inPageLanguage(path: string): string {
  const { language } = languageOf(window.location.pathname);
  if (language === 'en') return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
}
