import { type RawBuilder, sql } from 'kysely';

const LETTERS_KEPT = 300;

/**
 * A text as it is compared in searches, on both databases alike, because they never fold it themselves: small letters
 * without accents (Ä and a, İ, I and ı), in Devanagari without the nukta and with one sign for the nasal.
 */
export const foldText = (text: string): string =>
  text
    .replaceAll('\u0000', '')
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u093c\u200c\u200d]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll('ς', 'σ')
    .replaceAll(/['’]/g, '');

/** The text of a row's column `search`: its texts folded, each on its own line. */
export const searchTextOf = (...texts: readonly string[]): string =>
  texts.map((text) => foldText(text).slice(0, LETTERS_KEPT)).join('\n');

/** A condition: the column of folded text contains the typed text. `%` and `_` stand for themselves. */
export const hasText = (column: string, typed: string): RawBuilder<boolean> =>
  contains(sql.ref(column), foldText(typed));

/** A condition: the text contains exactly these letters. `%` and `_` stand for themselves. */
export const contains = (text: RawBuilder<unknown>, letters: string): RawBuilder<boolean> =>
  like(text, `%${literally(letters)}%`);

/** A condition: the text begins with exactly these letters. */
export const begins = (text: RawBuilder<unknown>, letters: string): RawBuilder<boolean> =>
  like(text, `${literally(letters)}%`);

const literally = (letters: string): string => letters.replaceAll(/[\\%_]/g, '\\$&');

const like = (text: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${pattern} escape '\\'`;
