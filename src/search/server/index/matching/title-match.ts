import { foldText } from '#platform/db/search-text.ts';

/** Where in a title something was found: at its start, at the start of a word, or inside of one. */
export const PLACES = { start: 0, word: 1, inside: 2 } as const;
type Place = (typeof PLACES)[keyof typeof PLACES];

/**
 * A title in the form that is scanned for what was typed: folded, and below that in small letters only, where folding
 * does more. Whatever part of the title is typed, in whatever case, is in it.
 */
export function scannedTitle(title: string): string {
  const [folded, small] = [withSingleSpaces(foldText(title)), title.toLowerCase()];
  return folded === small ? folded : `${folded}\n${small}`;
}

/** What was typed, in the forms in which a scanned title may contain it; none when nothing was typed. */
export const typedForms = (typed: string): string[] =>
  [...new Set([withSingleSpaces(foldText(typed)), typed.toLowerCase()].map((form) => form.trim()))].filter(
    (form) => form !== '',
  );

/** The best place where a scanned title contains what was typed; undefined when it does not. */
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

/** Whether a letter or figure stands there; those of English are known without asking a table of all scripts. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
  return /[\p{L}\p{M}\p{N}]/u.test(text[at]!);
}
