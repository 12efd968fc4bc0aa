import { inLatin, isIndian, scriptOf } from './latin.ts';

/** The plainest spelling of a word in Latin letters: `badaam` and `बादाम` are `badam`. */
export const plainLatin = (raw: string): string =>
  inLatin(raw).replaceAll('ee', 'i').replaceAll('oo', 'u').replaceAll(/(.)\1/g, '$1');

type Meant<Thing> = { thing: Thing; weight: number };

type Spelled = { joined: string; plain: string; languages: string; isUsual: boolean };
type Name<Thing> = Spelled & { meant: Meant<Thing> };
/** Names by their first letters, for queries of two or three letters. */
export type BeginningsMemory<Thing> = Map<string, Name<Thing>[]>;

/** In Latin letters: the weight of the usual English name, of other names in English and Hindi, and of regional names. */
/** In an Indian script: the weight of names in the first of its languages, and of those in others. */
const IN_SCRIPT = { first: 1, other: 0.8 };
const LATIN = { usual: 1, known: 0.9, ofStaples: 0.7, regional: 0.4 };
const KNOWN = new Set(['hi en', 'hi']);
/** The languages of the names in the starter catalogue. */
const OF_STAPLES = ['hi', 'bn'];
const TAMIL = 5;
const NOT_PLAIN = /[^a-z]/;

/** Adds a name to those of its first letters. */
export function addBeginning<Thing>(
  to: BeginningsMemory<Thing>,
  joined: string,
  named: Pick<Name<Thing>, 'languages' | 'meant' | 'isUsual'>,
): void {
  const name = { joined, plain: plainLatin(joined), ...named };
  for (const first of new Set([joined[0]!, name.plain[0] ?? ''])) {
    const list = to.get(first);
    if (list) list.push(name);
    else to.set(first, [name]);
  }
}

/** The things with a name that begins so, in Latin letters, in the script itself, or as that script would write it. */
export function thingsBeginning<Thing>(
  byFirst: BeginningsMemory<Thing>,
  typed: string,
  languages: readonly string[],
): readonly Meant<Thing>[] {
  const [isOther, plain] = [isIndian(typed), plainLatin(typed)];
  // Tamil writes k and g, t and d, p and b alike, and an `a` after a last consonant.
  const isHard = isOther && scriptOf(typed) === TAMIL;
  const wanted = isHard ? hard(plain.replace(/(?<=[^aeiou])a$/, '')) : withoutLastA(typed, plain);
  const isOfThem = ({ languages: of }: Spelled): boolean =>
    (of === '' && languages.some((language) => OF_STAPLES.includes(language))) ||
    languages.some((language) => of.includes(language));
  const begins = (name: Spelled): boolean => {
    if (name.joined.startsWith(typed)) return true;
    if (plain.length < 2 || NOT_PLAIN.test(name.joined)) return false;
    if (isOther && !isOfThem(name)) return false;
    return (isHard ? hard(name.plain) : name.plain).startsWith(wanted);
  };
  const firsts = (isHard && SOFT[wanted[0]!]) || [wanted[0] ?? ''];
  const found = new Map<Thing, number>();
  for (const first of new Set([typed[0]!, ...firsts]))
    for (const name of byFirst.get(first) ?? []) {
      if (!begins(name)) continue;
      const { thing, weight } = name.meant;
      const own = weight * (isOther ? inScript(name, languages[0]!) : inLatinLetters(name));
      found.set(thing, Math.max(own, found.get(thing) ?? 0));
    }
  return [...found].map(([thing, weight]) => ({ thing, weight }));
}

const inScript = ({ languages }: Spelled, first: string): number =>
  languages === '' || languages.includes(first) ? IN_SCRIPT.first : IN_SCRIPT.other;

const inLatinLetters = ({ languages, isUsual }: Spelled): number =>
  isUsual
    ? LATIN.usual
    : KNOWN.has(languages)
      ? LATIN.known
      : languages === ''
        ? LATIN.ofStaples
        : LATIN.regional;

/** Where scripts of the south write an `a` after a last consonant, the next letter decides whether it is said. */
const withoutLastA = (typed: string, plain: string): string =>
  isIndian(typed) && plain.length > 2 ? plain.replace(/(?<=[^aeiou])a$/, '') : plain;

const SOFT: Record<string, string[]> = { k: ['k', 'g'], t: ['t', 'd'], p: ['p', 'b'] };
const hard = (word: string): string =>
  word
    .replaceAll('g', 'k')
    .replaceAll('d', 't')
    .replaceAll('b', 'p')
    .replaceAll(/(?<=[kt])h/g, '');
