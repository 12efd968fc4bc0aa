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

/** What a row is found by, for its column `search`: its texts folded, each on a line of its own. */
export const searchTextOf = (...texts: readonly string[]): string =>
  texts.map((text) => foldText(text).slice(0, LETTERS_KEPT)).join('\n');

/** Whether a column that holds folded text has a text in it, as it is typed: `%` and `_` mean themselves. */
export const hasText = (column: string, typed: string): RawBuilder<boolean> =>
  contains(sql.ref(column), foldText(typed));

/** Whether a text of the database has these letters in it as they are: `%` and `_` mean themselves. */
export const contains = (text: RawBuilder<unknown>, letters: string): RawBuilder<boolean> =>
  like(text, `%${literally(letters)}%`);

/** Whether a text of the database begins with these letters as they are. */
export const begins = (text: RawBuilder<unknown>, letters: string): RawBuilder<boolean> =>
  like(text, `${literally(letters)}%`);

const literally = (letters: string): string => letters.replaceAll(/[\\%_]/g, '\\$&');

const like = (text: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> =>
  sql<boolean>`${text} like ${pattern} escape '\\'`;
