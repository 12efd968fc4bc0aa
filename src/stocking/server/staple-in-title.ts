import { starterCatalogue, type StarterStaple } from '#catalogue/server/public.ts';
import { foldText } from '#platform/db/search-text.ts';
import type { Suggestion } from '#stocking/stocking.ts';

type Name = { words: readonly string[]; letters: number; staple: StarterStaple };
let names: ReadonlyMap<string, readonly Name[]> | undefined;

/**
 * The staple that a title names: of those whose whole name is in it, the one with the longest name; if two are equal,
 * the later in the title, because an English title ends with the thing itself.
 */
export function suggestionFor(title: string): Suggestion | null {
  names ??= namesByFirstWord();
  const words = wordsOf(title);
  let best: (Name & { end: number }) | undefined;
  for (const [at, word] of words.entries()) {
    for (const name of names.get(word) ?? []) {
      const end = at + name.words.length;
      if (!name.words.every((one, index) => words[at + index] === one)) continue;
      if (!best || name.letters > best.letters || (name.letters === best.letters && end > best.end))
        best = { ...name, end };
    }
  }
  if (!best) return null;
  const { name, hsn, taxRate, mark, title_hi, title_bn } = best.staple;
  return { name, hsn, taxRate, mark, title_hi, title_bn };
}

function namesByFirstWord(): Map<string, Name[]> {
  const all = [...starterCatalogue().staples.values()].flatMap((staple) =>
    [staple.name, staple.title_hi, staple.title_bn, ...staple.alsoCalled].map((called) => {
      const words = wordsOf(called);
      return { words, letters: words.join('').length, staple };
    }),
  );
  return Map.groupBy(
    all.filter(({ words }) => words.length > 0),
    ({ words }) => words[0]!,
  );
}

/** The words of a text, in the singular: the starter catalogue says potatoes, a label potato. */
const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{M}]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?<=o)es$|s$/, '') : word,
  );
