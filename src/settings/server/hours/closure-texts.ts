import * as v from 'valibot';
import { type Language, LANGUAGE_CODES } from '#base/language/language.ts';
import { CLOSURE_TEXTS, type NewClosure } from '#settings/hours/hours.ts';

/** The name or reason of closed days in every language; empty where it was not written. */
export type Texts = Record<Language, string>;

const Kept = v.strictObject({ en: v.string(), hi: v.string(), bn: v.string() });

/** The texts as the column keeps them: a document. Rows of before it hold one plain text. */
export function readTexts(column: string): Texts {
  if (column.startsWith('{"en":')) {
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), column);
    if (read.success) return read.output;
  }
  return { en: column, hi: '', bn: '' };
}

/** The column for the texts that the owner wrote. */
export const keptTexts = (closure: Pick<NewClosure, (typeof CLOSURE_TEXTS)[Language]>): string =>
  JSON.stringify(
    Object.fromEntries(LANGUAGE_CODES.map((language) => [language, closure[CLOSURE_TEXTS[language]]])),
  );

/** The text for who finds none in their language. */
export const originalOf = (texts: Texts): string => texts.en || texts.hi || texts.bn;
