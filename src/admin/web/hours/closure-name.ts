import { type Language, LANGUAGE_CODES } from '#base/language/language.ts';
import { type Closure, CLOSURE_TEXTS } from '#settings/settings.ts';

/** The name or reason of closed days in a language, or else in another; empty where none was written. */
export const closureName = (closure: Closure, language: string): string =>
  [language as Language, ...LANGUAGE_CODES].map((one) => closure[CLOSURE_TEXTS[one]]).find(Boolean) ?? '';
