import { foldText } from '#platform/db/search-text.ts';

/** Where in a title something was found: at its start, at the start of a word, or inside a word. */
export const PLACES = { start: 0, word: 1, inside: 2 } as const;
type Place = (typeof PLACES)[keyof typeof PLACES];

/**
 * A title in the form that is scanned for typed text: folded, and, if folding does more than lower case, also in lower
 * case. So any part of the title, in any case, is found in it.
 */
export function scannedTitle(title: string): string {
  const [folded, small] = [withSingleSpaces(foldText(title)), title.toLowerCase()];
  return folded === small ? folded : `${folded}\n${small}`;
}

/** The typed text in the forms in which a scanned title may contain it; none if nothing was typed. */
export const typedForms = (typed: string): string[] =>
  [...new Set([withSingleSpaces(foldText(typed)), typed.toLowerCase()].map((form) => form.trim()))].filter(
    (form) => form !== '',
  );

/** The best place where a scanned title contains the typed text; undefined if it does not. */
export function placeIn(scanned: string, forms: readonly string[]): Place | undefined {
  let best: Place | undefined;
  for (const form of forms) {
    for (let at = scanned.indexOf(form); at >= 0; at = scanned.indexOf(form, at + 1)) {
      if (at === 0 || scanned[at - 1] === '\n') return PLACES.start;
      best = isInWord(scanned, at - 1) ? (best ?? PLACES.inside) : PLACES.word;
      if (best === PLACES.word) break;
    }
  }
  return best;
}

const withSingleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ');

/**
 * True if there is a letter or digit at this position. English letters are recognised without the slow test for all
 * scripts.
 */
export function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return /[\p{L}\p{M}\p{N}]/u.test(text[at]!);
}
