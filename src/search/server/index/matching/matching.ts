import { scratchBytes, scratchFractions } from '#search/server/index/goods/scratch.ts';
import {
  docOf,
  isInName,
  namingOf,
  placeOfBoth,
  type Term,
  type Terms,
  weightOf,
} from '#search/server/index/terms/terms.ts';
import { tokenize } from '#search/server/index/terms/tokenizer.ts';
import { isIndian, waysInLatin } from '#search/server/index/words/latin.ts';
import { boneWays, soundDistance, soundOf } from '#search/server/index/words/sound.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import { farthest, type Vocabulary } from '#search/server/index/words/vocabulary.ts';
import { type Part, isSlipOfBrand } from './asked.ts';
/**
 * The matches of a part of a query. `scores`: from 0 to 1 by product. `named`: the words of the product's name that the
 * part matches, counted in halves. `titled`: the same for the name in its title only, not for other names.
 */
export type Matches = { scores: Float32Array; named: Uint8Array; titled: Uint8Array; found: number[] };
/** `strict` matches only the typed letters; `tolerant` also matches words that sound alike and misspellings. */
export type Tolerance = 'strict' | 'tolerant';

type Where = { terms: Terms; vocabulary: Vocabulary; size: number };
type Weighted = { term: Term; weight: number };

const JOINED = 0.97;
const SPLIT = 0.95;
const BEGUN = 0.66;
const IN_TITLES = 0.9;
const HEARD = 0.75;
/** A word that sounds alike may also occur only in titles. */
const HEARD_IN_TITLES = 0.92;
const SLIPPED = 0.62;
/** So far apart are sounds that are the same but for a vowel that is hardly heard. */
const JUST_SO = 0.25;
const SHORTEST_HALF = 3;
const BEGUN_AT_MOST = 400;
const CERTAIN = 0.9;
const GUESSES_AT_MOST = 12;
const OFTEN = 3;
const BRANDED = 0.3;
const LIKELY_BRAND = 1.1;
const BESIDE_A_BRAND = 0.6;
const IN_PART = 0.85;
const IN_ENGLISH = 0.75;

/** No matches yet, among so many products, for one query. */
export const newMatches = (size: number): Matches => ({
  scores: scratchFractions(size),
  named: scratchBytes(size),
  titled: scratchBytes(size),
  found: [],
});

/** Which products match a part of a query, and how well. */
export function matchesOf(part: Part, where: Where, tolerance: Tolerance): Matches {
  const { terms, vocabulary, size } = where;
  const into = newMatches(size);
  if (part.unsold) return into;
  const { words, raw, things } = part;
  const joined = words.join('');
  const phrase = (of: readonly string[], weight: number): void => markPhrase(into, of, weight, terms);

  const heed = heedFor(part, where);
  for (const { thing, weight } of things) markThing(into, thing, weight * heed, terms);
  phrase(words, isForeign(part, vocabulary) ? IN_TITLES : 1);
  if (words.length > 1) phrase([joined], JOINED);
  for (const [left, right] of halves(joined, terms)) phrase([left, right], SPLIT);
  if (words.length === 1 && !isIndian(joined) && isOnlyNative(terms, joined))
    markHeardNative(into, joined, terms);
  // A known whole name is not the beginning of another: `5 kg atta` is no rose attar. Titles that contain it as typed
  // are found anyway.
  if (part.isLast && !(isCertain(part) && into.found.length > 0)) markBegun(into, words, terms);
  if (part.isLast && things.length === 0) {
    for (const { thing, weight } of vocabulary.startingWith(joined))
      markThing(into, thing, weight * BEGUN, terms);
  }
  if (isIndian(raw) && !isCertain(part)) markHeard(into, raw, terms, HEARD_IN_TITLES, 1);
  const isSure = into.found.length > 0 && (isCertain(part) || !isOnlyNative(terms, joined));
  if (tolerance === 'strict' || isSure || isTooShort(raw)) return into;

  // A thing that the shop does not have is not taken for another.
  if (isCertain(part)) {
    const alike = isIndian(raw) ? vocabulary.soundingLike(raw) : [];
    for (const { thing, weight } of alike)
      if (weight >= CERTAIN) markThing(into, thing, weight * HEARD, terms);
    if (into.found.length === 0) markTitlesHeard(into, raw, terms);
    return into;
  }
  const guessed = isSlipOfBrand(joined, terms) ? BESIDE_A_BRAND : 1;
  for (const { thing, weight } of vocabulary.soundingLike(raw))
    markThing(into, thing, weight * HEARD * guessed, terms);
  markHeard(into, raw, terms, HEARD, guessed);
  if (isIndian(raw)) return into;
  for (const { thing, weight } of vocabulary.near(joined))
    markThing(into, thing, weight * SLIPPED * guessed, terms);
  markSlips(into, words, terms);
  if (part.isLast && into.found.length === 0) markBegunBySound(into, raw, terms);
  return into;
}

/**
 * True if a query asks for a known thing or brand that the shop does not have, and its other words name nothing else that was
 * meant: `nirma powder` is no turmeric powder, but `nirma detergent` is a detergent.
 */
export function isMissing(parts: readonly Part[], matches: readonly Matches[]): boolean {
  const isFound = (at: number): boolean => matches[at]!.found.length > 0;
  const unsold = parts.flatMap((part) => part.unsold ?? []);
  const isMeant = ({ things }: Part): boolean =>
    unsold.length === 0 || things.some(({ thing }) => unsold.includes(thing));
  return (
    parts.some((part, at) => (part.unsold !== undefined || isCertain(part)) && !isFound(at)) &&
    !parts.some((part, at) => isCertain(part) && isFound(at) && isMeant(part))
  );
}

/**
 * True if a part is a name in a language other than English. Then its meaning counts more than its place in a title.
 */
const isForeign = ({ words, things }: Part, vocabulary: Vocabulary): boolean =>
  things.some(({ weight }) => weight >= 1) && !words.every((word) => vocabulary.isEnglish(word));

/** The factor for things that a part names. Lower if the part is a brand or an English word of titles. */
function heedFor(part: Part, { terms, vocabulary }: Where): number {
  const { words } = part;
  if (isForeign(part, vocabulary))
    return words.length === 1 && terms.exactly(words[0]!)?.isBrand ? BRANDED : 1;
  const isInTitles = words.every((word) => (terms.exactly(word)?.named ?? 0) >= OFTEN);
  return isInTitles ? IN_ENGLISH : 1;
}

const isCertain = ({ things }: Part): boolean => things.some(({ weight }) => weight >= CERTAIN);
/** The sound of one or two letters tells nothing. */
const isTooShort = (raw: string): boolean => raw.length < (isIndian(raw) ? 2 : 3);
const isOnlyNative = (terms: Terms, word: string): boolean => (terms.exactly(word)?.named ?? 0) < OFTEN;

/** All goods of a thing: those with its English name, or another of its names, in the title. */
export function markThing(into: Matches, { english, titles }: Thing, weight: number, terms: Terms): void {
  for (const [at, name] of english.entries())
    markPhrase(into, name, at > 0 && isPartOf(name, english[0]!) ? weight * IN_PART : weight, terms);
  for (const name of titles) markPhrase(into, name, weight * IN_TITLES, terms);
}

const isPartOf = (name: readonly string[], other: readonly string[]): boolean =>
  name.length < other.length && name.every((word) => other.includes(word));

/** The products that have every word of a name. */
function markPhrase(into: Matches, words: readonly string[], weight: number, terms: Terms): void {
  const found = words.map((word) => terms.exactly(word));
  if (found.some((term) => !term)) return;
  const rest = (found as Term[]).toSorted((a, b) => terms.lengthOf(a) - terms.lengthOf(b));
  let common: ArrayLike<number> = terms.postings(rest[0]!);
  for (const term of rest.slice(1)) common = inBoth(common, terms.postings(term));
  mark(into, common, weight, words.length);
}

/** The products that are in both lists, with the place of both words. Both lists are sorted by product number. */
function inBoth(one: ArrayLike<number>, other: ArrayLike<number>): number[] {
  const both: number[] = [];
  for (let [a, b] = [0, 0]; a < one.length && b < other.length;) {
    const [first, second] = [docOf(one[a]!), docOf(other[b]!)];
    if (first === second) both.push(placeOfBoth(one[a]!, other[b]!));
    if (first <= second) a += 1;
    if (second <= first) b += 1;
  }
  return both;
}

/** Marks the products that have one word. */
export const markFor = (into: Matches, postings: ArrayLike<number>, weight: number): void =>
  mark(into, postings, weight, 1);

function mark(
  { scores, named, titled, found }: Matches,
  postings: ArrayLike<number>,
  weight: number,
  words: number,
): void {
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at]!;
    const doc = docOf(posting);
    const score = weight * weightOf(posting);
    if (scores[doc] === 0) found.push(doc);
    if (score > scores[doc]!) {
      scores[doc] = score;
      named[doc] = words * namingOf(posting);
      titled[doc] = isInName(posting) ? words : 0;
    }
  }
}

/**
 * Cuts a joined word where both halves are words of the catalogue, choosing the cut whose rarer half is the most
 * common.
 */
function halves(joined: string, terms: Terms): [string, string][] {
  if (isIndian(joined) || (terms.exactly(joined)?.named ?? 0) >= OFTEN * 10) return [];
  let best: { pair: [string, string]; often: number } | undefined;
  for (let at = SHORTEST_HALF; at <= joined.length - SHORTEST_HALF; at += 1) {
    const pair: [string, string] = [tokenize(joined.slice(0, at))[0]!, joined.slice(at)];
    const often = Math.min(...pair.map((half) => terms.exactly(half)?.named ?? 0));
    if (often > (best?.often ?? 0)) best = { pair, often };
  }
  return best ? [best.pair] : [];
}

/**
 * Marks words that begin with the last word, because the shopper may still be typing. Two letters match only the
 * beginning of a title.
 */
function markBegun(into: Matches, words: readonly string[], terms: Terms): void {
  const [last, before] = [words.at(-1)!, words.slice(0, -1)];
  if (last.length < 2 || before.length > 0) return;
  const begun = terms.startingWith(last).filter(({ word }) => word !== last);
  const often = begun.toSorted((a, b) => b.named - a.named).slice(0, BEGUN_AT_MOST);
  const most = Math.log(2 + (often[0]?.named ?? 0));
  for (const term of often) {
    const isLikely = Math.log(2 + term.named) / most;
    const weight = BEGUN + 0.14 * isLikely + (0.14 * last.length) / term.word.length;
    mark(into, terms.postings(term), weight, 1);
  }
}

/** Words whose beginning sounds like the last word: `aggarb` is the beginning of agarbatti. */
function markBegunBySound(into: Matches, raw: string, terms: Terms): void {
  const sound = soundOf(raw);
  if (sound.length < SHORTEST_HALF) return;
  for (const term of terms.naming())
    if (term.sound.startsWith(sound)) mark(into, terms.postings(term), BEGUN, 1);
}

/** Words of Indian scripts in titles that sound like a word in Latin letters. */
function markHeardNative(into: Matches, word: string, terms: Terms): void {
  for (const term of terms.soundingNative(soundOf(word))) mark(into, terms.postings(term), JOINED, 1);
}

/** Words of titles and brands that sound like it, in whatever script they are written. */
function markHeard(into: Matches, raw: string, terms: Terms, weight: number, unlessBrand: number): void {
  const near = soundsOf(raw).flatMap((sound) => {
    return boneWays(sound)
      .flatMap((bones) => terms.withBones(bones))
      .flatMap((term): Weighted[] => {
        const limit = farthest(sound, term.sound);
        const distance = soundDistance(sound, term.sound);
        const near = weight * (term.isBrand ? 1 : unlessBrand);
        return distance > limit ? [] : [{ term, weight: near * (1 - (0.4 * distance) / limit) }];
      });
  });
  markNearest(into, near, terms);
}

/** Names in titles that sound just like it: the owner's own spelling of a known thing. Other words for goods are not names. */
function markTitlesHeard(into: Matches, raw: string, terms: Terms): void {
  for (const sound of soundsOf(raw))
    for (const term of boneWays(sound).flatMap((bones) => terms.withBones(bones)))
      if (soundDistance(sound, term.sound) <= JUST_SO)
        mark(into, terms.postings(term).filter(isInName), HEARD, 1);
}

/** The sounds of a word, also without the s of a plural: words of the catalogue are in the singular. */
const soundsOf = (raw: string): string[] => {
  const sounds = waysInLatin(raw).map(soundOf);
  return [
    ...new Set(sounds.flatMap((sound) => (/..s$/.test(sound) ? [sound, sound.slice(0, -1)] : [sound]))),
  ];
};

/** Words of titles and brands that are one typing slip away from the typed word. */
function markSlips(into: Matches, words: readonly string[], terms: Terms): void {
  const near = terms.slipsOf(words.join('')).filter(({ distance }) => distance > 0);
  markNearest(
    into,
    near.map(({ term, distance }) => ({ term, weight: SLIPPED - 0.12 * (distance - 1) })),
    terms,
  );
}

/** Keeps the nearest words, and among equally near ones those of more goods; words much further away are dropped. */
function markNearest(into: Matches, near: Weighted[], terms: Terms): void {
  const nearest = near.toSorted((a, b) => b.weight - a.weight || b.term.named - a.term.named);
  for (const { term, weight } of nearest.slice(0, GUESSES_AT_MOST)) {
    const isOften = Math.min(1, 0.8 + 0.05 * Math.log2(1 + term.named));
    mark(into, terms.postings(term), Math.min(1, weight * isOften * (term.isBrand ? LIKELY_BRAND : 1)), 1);
  }
}
