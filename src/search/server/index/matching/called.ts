import { tokenize } from '#search/server/index/terms/tokenizer.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import type { Vocabulary } from '#search/server/index/words/vocabulary.ts';

const SURELY = 0.9;

/** The names that a title gives the goods, in words, and its other words. */
export type Called = { names: string[][]; rest: string[]; isSet: boolean };

/** Words that praise goods without naming them. */
const PRAISE = new Set([
  'organic',
  'fresh',
  'pure',
  'premium',
  'natural',
  'classic',
  'original',
  'best',
  'quality',
]);

/** `Organic Toor/Arhar Dal - Desi, 1 kg` has the names toor and arhar dal. */
export function calledIn(title: string, brand: string): Called {
  const [name = ''] = title.replace(/^(organic|fresh|pure)\b[\s-]*/i, '').split(/\s[-–]\s|[,(+:]/);
  const ofBrand = new Set(tokenize(brand));
  const names = name
    .split('/')
    .map((way) => tokenize(way).filter((word) => !PRAISE.has(word)))
    .map((words) => withoutBrand(words, ofBrand))
    .filter((words) => words.length > 0);
  const inNames = new Set(names.flat());
  return { names, rest: tokenize(title).filter((word) => !inNames.has(word)), isSet: title.includes('+') };
}

/** A name without the brand at its start, if something is left: `Dove Soap` is a soap. */
function withoutBrand(words: string[], ofBrand: ReadonlySet<string>): string[] {
  const first = words.findIndex((word) => !ofBrand.has(word));
  return first > 0 ? words.slice(first) : words;
}

const IN_BRACKETS = /\(([^)]*)\)/g;

/** A thing that goods are called, and in how many words. */
type CalledThing = { thing: Thing; length: number };

/** The words in a title's brackets that are names of this thing, too: `(Toor dal, arhar)`. */
export const alsoInBrackets = (title: string, thing: Thing, vocabulary: Vocabulary): string[] =>
  [...title.matchAll(IN_BRACKETS)].flatMap(([, inside = '']) =>
    inside
      .split(',')
      .map(tokenize)
      .filter((words) => vocabulary.called(words.join('')).some((meant) => meant.thing === thing))
      .flat(),
  );

/**
 * The thing that goods with this title are, if the title names just that: `Potato (Aloo)`, `Onion - Organic` or `Pigeon pea
 * lentil (Toor dal)`, but neither `Potato chips` nor `Samosa (Aloo)`.
 */
export function thingCalled(
  title: string,
  names: readonly string[][],
  vocabulary: Vocabulary,
): CalledThing | undefined {
  const called = (words: readonly string[]): CalledThing | undefined => {
    const thing = vocabulary.called(words.join('')).find(({ weight }) => weight >= SURELY)?.thing;
    return thing && { thing, length: words.length };
  };
  const last = names.at(-1) ?? [];
  // `Besan/Kadale Hittu` is besan in two languages; `Chai/Coffee Mug` is neither.
  const areOneThing = called(last) !== undefined || !last.some((word) => vocabulary.isEnglish(word));
  const [thing] = areOneThing ? names.flatMap((words) => called(words) ?? []) : [];
  if (thing) return thing;
  for (const [, inside = ''] of title.matchAll(IN_BRACKETS)) {
    const named = called(tokenize(inside.split(',')[0]!));
    const isIn = named?.thing.english.some((name) =>
      names.some((words) => name.every((word) => words.includes(word))),
    );
    if (isIn) return named;
  }
  return undefined;
}
