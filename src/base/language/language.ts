/**
 * The languages of the shop: each with its name in its own script, the tag of its pages, and what its addresses begin with.
 * English stands at the root.
 */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-IN', start: '' },
  hi: { name: 'हिन्दी', tag: 'hi', start: '/hi' },
  bn: { name: 'বাংলা', tag: 'bn', start: '/bn' },
} as const;

/** A language of the shop by its code (ISO 639-1). */
export type Language = keyof typeof LANGUAGES;

/** The codes of all languages, English first. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** True if a text is the code of one of our languages. */
export const isLanguage = (code: unknown): code is Language =>
  typeof code === 'string' && Object.hasOwn(LANGUAGES, code);

/**
 * The language of a page by its address (path, or path with question), and the address without the language. `/hi.data` is
 * where the router asks for the data of `/hi`.
 */
export function languageOf(address: string): { language: Language; address: string } {
  const [, code, rest = ''] = /^\/([a-z]{2})(?=[/?]|[.]data$|$)(.*)$/.exec(address) ?? [];
  if (!isLanguage(code) || LANGUAGES[code].start === '') return { language: 'en', address };
  return { language: code, address: rest.startsWith('/') ? rest : `/${rest}` };
}

/**
 * The address of a page in a language, as the router's links write it; `address` is the one from `pageAddress`. Home is
 * `/hi`, without a slash at its end.
 */
export const inLanguage = (address: string, language: Language): string =>
  (LANGUAGES[language].start + address).replace(/^(\/[a-z]{2})\/(?=\?|$)/, '$1');

/**
 * The locale of a language for `Intl` and plurals, with European digits. Without the extension Bengali would be written
 * in Bengali digits, which phone keypads do not show.
 */
export const localeOf = (language: Language): string =>
  language === 'en' ? 'en-IN' : `${language}-IN-u-nu-latn`;

const SCRIPTS: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  hi: /\p{Script=Devanagari}/u,
  bn: /\p{Script=Bengali}/u,
};

/**
 * The language of a text by its letters, on a page in a language: the page's own where the text has one of its letters, or
 * has no letters at all.
 */
export function languageOfLetters(text: string, page: Language): Language {
  if (SCRIPTS[page].test(text)) return page;
  return LANGUAGE_CODES.find((code) => SCRIPTS[code].test(text)) ?? page;
}

/**
 * The messages of a language for rules of both sides; Lingui's `i18n` is one. A type of our own, so that a rule does
 * not bring the whole library.
 */
export type Words = { _(id: string, values?: Record<string, unknown>): string };
