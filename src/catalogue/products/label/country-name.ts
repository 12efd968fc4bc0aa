import { type Language, localeOf } from '#base/language/language.ts';

// Apart from the list of all countries: a shopper's filter names only those that the shop's goods come from.

const namesIn = (language: Language) => new Intl.DisplayNames(localeOf(language), { type: 'region' });
const names = /* @__PURE__ */ namesIn('en');

/** A country's name, in English if no language is named; empty for none. */
export function countryName(code: string, language: Language = 'en'): string {
  const inIt = language === 'en' ? names : namesIn(language);
  return code ? (inIt.of(code) ?? code) : '';
}
