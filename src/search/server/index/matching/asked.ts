import { plainDigits } from '#base/figures/digits.ts';
import type { Amount } from '#search/reading/units.ts';
import type { UnderstoodWord } from '#search/search.ts';
import { type Terms, soundOfWords } from '#search/server/index/terms/terms.ts';
import { type Token, tokenize, tokensOf } from '#search/server/index/terms/tokenizer.ts';
import { editDistance, typosAllowed } from '#search/server/index/terms/typo-tolerance.ts';
import { isIndian } from '#search/server/index/words/latin.ts';
import { boneWays, soundDistance, soundOf } from '#search/server/index/words/sound.ts';
import { amountIn, isSaidAround, meaningOf } from '#search/server/index/words/spoken-words.ts';
import type { Meant, Thing } from '#search/server/index/words/thing.ts';
import { farthest, type Vocabulary } from '#search/server/index/words/vocabulary.ts';

/** A run of words in a query that means one thing, and the things that it is a name of. */
export type Part = {
  words: string[];
  raw: string;
  typed: string;
  things: readonly Meant[];
  /** It is a brand that the shop does not have; these are the goods that it is known for. */
  unsold?: Thing | undefined;
  isLast: boolean;
};
/**
 * A query, understood: its parts, the amount that is wanted, and whether it has only filler words (`please`,
 * `packet`), or ends with one.
 */
export type Asked = {
  parts: Part[];
  amount: Amount | undefined;
  /** Which parts the goods must match: all (the default), any, or the most telling one. */
  needs?: 'any' | 'rarest';
  isVague: boolean;
  isUnfinished: boolean;
};

const LONGEST_RUN = 4;
/**
 * A joined word is cut only from this length on, into words of at least so many letters that occur in so many goods.
 */
const LONG_ENOUGH_TO_CUT = 7;
const SHORTEST_WORD = 3;
const COMMON = 8;
const LATIN = /^[a-z]+$/;
const QUOTED = /^["“”](.+)["“”]$/;
/** A name that may mean something else, too, is not explained. */
const SURELY_MEANT = 0.9;
/** In Latin letters a name is recognised by its sound only if it is long enough and the sound is exactly the same. */
const SURELY_HEARD = 5;
const JUST_SO = 0.8;
/** A shorter one is recognised if it is spelled nearly alike. */
const SURELY_SPELLED = 3;
/** So common is a thing that its name is meant, and not a brand that is spelled nearly so. */
const EVERYDAY = 0.4;

/** The text between quotation marks, to be searched exactly as typed; undefined for any other query. */
export const quotedIn = (query: string): string | undefined => QUOTED.exec(query.trim())?.[1]?.trim();

/** The reading of a query, word by word, for the shopper to correct; only where it goes beyond the query itself. */
export function understoodIn({ parts }: Asked): UnderstoodWord[] {
  const words = parts.map(({ typed, words: compared, things }): UnderstoodWord => {
    const [meant] = things.filter(({ weight }) => weight >= SURELY_MEANT);
    const isSaid = meant?.thing.english.some((name) => name.join(' ') === compared.join(' '));
    return { typed, ...(meant && !isSaid && { means: meant.thing.name }) };
  });
  return words.length > 1 || words.some(({ means }) => means !== undefined) ? words : [];
}

/** Reads a query: amounts and filler words are taken out, the rest is cut into parts. */
export function readQuery(query: string, terms: Terms, vocabulary: Vocabulary): Asked {
  const { amount, rest } = amountIn(query);
  const all = tokensOf(plainDigits(rest)).flatMap((token) => wordsWithin(token, terms, vocabulary));
  return {
    parts: cut(meaningOf(all), terms, vocabulary),
    amount,
    isVague: all.every(isSaidAround),
    isUnfinished: all.length > 1 && isSaidAround(all.at(-1)!),
  };
}

/** Splits words that were written as one: `gooddaybiscuit` is good day biscuit. A known word is left as it is. */
function wordsWithin(token: Token, terms: Terms, vocabulary: Vocabulary): Token[] {
  const { word } = token;
  const isKnown = (terms.exactly(word)?.named ?? 0) > 0 || vocabulary.isWord(word);
  if (isKnown || word.length < LONG_ENOUGH_TO_CUT || !LATIN.test(word)) return [token];
  const cuts: (string[] | undefined)[] = [[]];
  for (let end = SHORTEST_WORD; end <= word.length; end += 1) {
    for (let start = 0; start <= end - SHORTEST_WORD; start += 1) {
      const [before, [piece = '']] = [cuts[start], tokenize(word.slice(start, end))];
      if (!before || (terms.exactly(piece)?.named ?? 0) < COMMON) continue;
      if (before.length + 1 < (cuts[end]?.length ?? Infinity)) cuts[end] = [...before, piece];
    }
  }
  const pieces = cuts[word.length];
  if (!pieces || isAlmostKnown(word, terms)) return [token];
  return pieces.map((piece) => ({ word: piece, raw: piece, typed: piece }));
}

/** True if the word is a misspelling of a word in the catalogue. */
function isAlmostKnown(word: string, terms: Terms): boolean {
  const sound = soundOf(word);
  return (
    boneWays(sound)
      .flatMap((bones) => terms.withBones(bones))
      .some((term) => soundDistance(sound, term.sound) <= farthest(sound, term.sound)) ||
    terms.slipsOf(word).length > 0
  );
}

/** So many ways of saying one thing are looked for: more than any thing has names. */
const WAYS_AT_MOST = 24;

/**
 * The ways in which goods may be called that a part asks for, each in words: as typed, by the names of what it means, and,
 * where that is not certain, of what sounds or begins like it.
 */
export function waysToSay({ words, raw, things, isLast }: Part, vocabulary: Vocabulary): string[][] {
  const joined = words.join('');
  const isCertain = things.some(({ weight }) => weight >= SURELY_MEANT);
  const guessed = isCertain ? [] : [...vocabulary.soundingLike(raw), ...vocabulary.near(joined)];
  const begun = isLast && !isCertain ? vocabulary.startingWith(joined) : [];
  const named = [...things, ...guessed, ...begun].flatMap(({ thing }) => [...thing.english, ...thing.titles]);
  const ways = new Map([words, [joined], ...named].map((way) => [way.join(' '), [...way]]));
  return [...ways.values()].slice(0, WAYS_AT_MOST);
}

type Run = { length: number; worth: number; things: readonly Meant[] } & MeantWords;

/** The best way to cut the words into runs: known names, the longer the better, before single words. */
function cut(tokens: readonly Token[], terms: Terms, vocabulary: Vocabulary): Part[] {
  const best: (Run & { total: number })[] = [];
  for (let start = tokens.length - 1; start >= 0; start -= 1) {
    const longest = Math.min(LONGEST_RUN, tokens.length - start);
    const runs = Array.from({ length: longest }, (_, at) =>
      runOf(tokens.slice(start, start + at + 1), terms, vocabulary),
    );
    best[start] = runs
      .map((run) => ({ ...run, total: run.worth + (best[start + run.length]?.total ?? 0) }))
      .reduce((one, other) => (other.total > one.total ? other : one));
  }
  const parts: Part[] = [];
  for (let start = 0; start < tokens.length; start += best[start]!.length) {
    const { length, things, meant, unsold } = best[start]!;
    const run = tokens.slice(start, start + length);
    parts.push({
      words: meant ? [...meant] : run.map(({ word }) => word),
      raw: meant?.join('') ?? run.map(({ raw }) => raw).join(''),
      typed: run.map(({ typed }) => typed).join(' '),
      things,
      unsold,
      isLast: start + length === tokens.length,
    });
  }
  return parts;
}

function runOf(run: readonly Token[], terms: Terms, vocabulary: Vocabulary): Run {
  const length = run.length;
  const joined = run.map(({ word }) => word).join('');
  const named = vocabulary.called(joined);
  if (named.length > 0) return { length, worth: 1.25 * length - 0.1, things: named };
  if ((terms.exactly(joined)?.named ?? 0) > 0)
    return { length, worth: length === 1 ? 1 : 1.1 * length, things: [] };
  const brand = brandOf(
    run.map(({ word }) => word),
    terms,
    vocabulary,
  );
  if (brand) return { length, worth: 1.1 * length, things: [], ...brand };
  const raw = run.map((token) => token.raw).join('');
  if (joined.length > SURELY_SPELLED && LATIN.test(joined)) {
    const spelled = vocabulary.spelledLike(joined);
    const isEveryday = spelled.some(({ thing }) => thing.everyday >= EVERYDAY);
    const once = isEveryday ? undefined : withVowelsOnce(joined, terms, vocabulary);
    if (once !== undefined) return { length, worth: length, things: vocabulary.called(once), meant: [once] };
    if (isEveryday || (spelled.length > 0 && !isSlipOfBrand(joined, terms)))
      return { length, worth: 1.2 * length - 0.1, things: spelled };
  }
  if (isIndian(raw) || joined.length >= SURELY_HEARD) {
    const heard = vocabulary.soundingLike(raw).filter(({ weight }) => isIndian(raw) || weight >= JUST_SO);
    if (heard.length > 0) return { length, worth: heard[0]!.weight * (1.2 * length) - 0.15, things: heard };
  }
  return { length, worth: length === 1 ? 0.2 : 0, things: [] };
}

const DOUBLED_VOWEL = /([aeiou])\1/g;

/**
 * The word of the catalogue that was typed with its vowels doubled (`laays` is Lay's), if it does not rather sound like everyday
 * goods; undefined if there is none.
 */
function withVowelsOnce(word: string, terms: Terms, vocabulary: Vocabulary): string | undefined {
  const once = word.replaceAll(DOUBLED_VOWEL, '$1');
  if (once === word || (terms.exactly(once)?.named ?? 0) === 0) return undefined;
  const isEveryday = vocabulary.soundingLike(word).some(({ thing }) => thing.everyday >= EVERYDAY);
  return isEveryday ? undefined : once;
}

/** The words of the catalogue that are meant; or, if the shop does not have a known brand, the goods that it is known for. */
type MeantWords = { meant?: readonly string[]; unsold?: Thing };

/** A brand is recognised by its sound alone from so many letters on. */
const SURELY_BRAND = 5;
const SURELY_KNOWN_BRAND = 4;
const AS_BRAND = 0.25;
const SURELY_OTHER_GOODS = 0.8;
const LONGEST_SLIP = 4;

/** The brand that some words sound like: one of the shop, or a well-known one that it does not have. */
function brandOf(words: readonly string[], terms: Terms, vocabulary: Vocabulary): MeantWords | undefined {
  const joined = words.join('');
  const known = joined.length >= SURELY_KNOWN_BRAND ? vocabulary.brandSounding(joined) : undefined;
  if (known?.words.every((word) => (terms.exactly(word)?.named ?? 0) > 0)) return { meant: known.words };
  const sound = soundOfWords(words);
  // Brands are compared in the singular: Whiskas is kept as `whiska`.
  const [sold] = [sound, sound.replace(/s$/, '')]
    .flatMap((each) => terms.brandsSounding(each))
    .toSorted(
      (a, b) => editDistance(joined, a.word, LONGEST_SLIP) - editDistance(joined, b.word, LONGEST_SLIP),
    );
  const isMeant =
    sold &&
    (words.length > 1 ||
      (joined.length >= SURELY_BRAND &&
        LATIN.test(joined) &&
        sold.word[0] === joined[0] &&
        Math.min(soundDistance(sound, sold.sound), soundDistance(sound, `${sold.sound}s`)) <= AS_BRAND &&
        !vocabulary.soundingLike(joined).some(({ weight }) => weight >= SURELY_OTHER_GOODS)));
  if (isMeant) return { meant: [sold.word] };
  return known && { unsold: known.thing };
}

/** True if a word is one slip away from a brand; then goods with a similar name are less likely meant. */
export const isSlipOfBrand = (word: string, terms: Terms): boolean =>
  typosAllowed(word) > 0 && terms.isSlipOfBrand(word);
