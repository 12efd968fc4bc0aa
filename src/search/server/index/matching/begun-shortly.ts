import type { Entry } from '#search/server/index/entry.ts';
import type { Terms } from '#search/server/index/terms/terms.ts';
import { inLatin, isIndian } from '#search/server/index/words/latin.ts';
import { bonesOf, soundOf } from '#search/server/index/words/sound.ts';
import type { Meant, Thing } from '#search/server/index/words/thing.ts';
import type { Vocabulary } from '#search/server/index/words/vocabulary.ts';
import type { Asked, Part } from './asked.ts';
import { type Matches, markFor, markThing, newMatches } from './matching.ts';
import { demandOf, everydayOf } from './rank.ts';

/** Two or three letters are a beginning, unless they are a word: then many goods begin so, and the most bought are meant. */
const LETTERS_AT_MOST = 3;
/** In Indian scripts, not counting the signs of vowels. */
const INDIAN_LETTERS_AT_MOST = 2;
const CLOSED = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]$/;
const LETTERS = /\p{L}/gu;
/** A word of three letters that so many goods have in their names is a word, not a beginning. */
const OFTEN = 3;
const SURELY = 0.9;
/** Two letters of an Indian script may sound like a word by chance; only a common word is taken for one. */
const EVERYDAY = 0.4;

type Where = { terms: Terms; vocabulary: Vocabulary; size: number };

/** The only part of a query, if it is the beginning of a word. */
export function beginningIn(
  { parts, amount }: Asked,
  terms: Terms,
  vocabulary: Vocabulary,
): Part | undefined {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || amount || part.words.length !== 1) return undefined;
  const letters = part.raw.match(LETTERS)?.length ?? 0;
  const most = isIndian(part.raw) ? INDIAN_LETTERS_AT_MOST : LETTERS_AT_MOST;
  if (part.unsold || letters > most || part.raw.length < 2) return undefined;
  return isWord(part, letters, terms, vocabulary) ? undefined : part;
}

/** True for `dal`, `tea` and `চাল`. A single letter with its vowel sign may be a word, too, as `চা`, but is mostly a beginning. */
function isWord(
  { words, raw, things }: Part,
  letters: number,
  terms: Terms,
  vocabulary: Vocabulary,
): boolean {
  const isSure = ({ weight }: Meant): boolean => weight >= SURELY;
  const word = words[0]!;
  if (vocabulary.called(word).some(isSure)) return true;
  if (isIndian(raw)) {
    const isLikely = ({ thing }: Meant): boolean => CLOSED.test(raw) || thing.everyday >= EVERYDAY;
    if (letters > 1 && things.filter(isSure).some(isLikely)) return true;
    return raw.length > LETTERS_AT_MOST && isHeardInTitles(soundOf(inLatin(raw)), terms);
  }
  const known = terms.exactly(word);
  return known !== undefined && letters === LETTERS_AT_MOST && (known.isBrand || known.named >= OFTEN);
}

const isHeardInTitles = (sound: string, terms: Terms): boolean =>
  terms.withBones(bonesOf(sound)).some((term) => term.sound === sound && term.named >= OFTEN);

const THINGS_AT_MOST = 40;
const WORDS_AT_MOST = 200;
/** Weights of a thing, by how often people everywhere buy it, and of a mere word, by how many goods have it in their names. */
const THING = { least: 0.62, everyday: 0.38 };
const WORD = { least: 0.45, often: 0.12, whole: 0.08 };
/** The goods that the shop sells most count so much more. */
const MOST_SOLD = 1;
/** A place that is lighter than in a title is none: descriptions and shelves are not what goods are called. */
const LIGHTEST = 0.3;
/** Goods of one thing come again only after others: `al` is potatoes and almonds. */
const AGAIN = 0.9;
/** Goods that are another thing come later: peanut butter after butter. */
const MADE_OF_IT = 0.7;
const MIXED = 60;

/** The goods whose names begin so, the most bought first, goods of different things in turns. */
export function begunShortly(
  part: Part,
  { terms, vocabulary, size }: Where,
  byDoc: readonly (Entry | undefined)[],
): Entry[] {
  const [into, byWord] = [newMatches(size), newMatches(size)];
  const things = vocabulary
    .beginningWith(part.raw)
    .concat(isIndian(part.raw) ? part.things : [])
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, THINGS_AT_MOST);
  for (const meant of things) markThing(into, meant.thing, weightOf(meant), terms);
  if (!isIndian(part.raw)) markWords(byWord, part.words[0]!, terms);
  else for (const term of terms.startingWith(part.words[0]!)) markFor(byWord, term.postings, WORD.least);
  const meant = new Set(things.map(({ thing }) => thing));
  return inTurns(weighted(into, byWord, byDoc, meant)).map(({ entry }) => entry);
}

const weightOf = ({ thing, weight }: ReturnType<Vocabulary['beginningWith']>[number]): number =>
  weight * (THING.least + THING.everyday * thing.everyday);

function markWords(into: Matches, word: string, terms: Terms): void {
  const begun = terms.startingWith(word).toSorted((a, b) => b.named - a.named);
  const most = Math.log(2 + (begun[0]?.named ?? 0));
  for (const { named, postings, word: whole } of begun.slice(0, WORDS_AT_MOST)) {
    const often = Math.log(2 + named) / most;
    markFor(into, postings, WORD.least + WORD.often * often + (WORD.whole * word.length) / whole.length);
  }
}

type Weighted = { entry: Entry; score: number };

function weighted(
  byThing: Matches,
  byWord: Matches,
  byDoc: readonly (Entry | undefined)[],
  meant: ReadonlySet<Thing>,
): Weighted[] {
  const matched = [...new Set([...byThing.found, ...byWord.found])].flatMap((doc) => {
    const entry = byDoc[doc];
    if (!entry) return [];
    const isIt = entry.thing !== undefined && meant.has(entry.thing);
    const score = Math.max(byThing.scores[doc]! * (isIt ? 1 : MADE_OF_IT), byWord.scores[doc]!);
    return score >= LIGHTEST ? [{ entry, score }] : [];
  });
  const most = Math.log10(2 + matched.reduce((best, { entry }) => Math.max(best, entry.popularity), 0));
  return matched
    .map(({ entry, score }) => {
      const sold = Math.log10(1 + entry.popularity) / most;
      return { entry, score: score * demandOf(entry) * everydayOf(entry) * (1 + MOST_SOLD * sold) };
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The first ones mixed, so that not all are of one thing. */
function inTurns(all: readonly Weighted[]): Weighted[] {
  const rest = all.slice(0, MIXED);
  const seen = new Map<unknown, number>();
  const mixed: Weighted[] = [];
  const worth = ({ entry, score }: Weighted): number =>
    entry.thing ? score * AGAIN ** (seen.get(entry.thing) ?? 0) : score;
  while (rest.length > 0) {
    const best = rest.reduce((at, one, place) => (worth(one) > worth(rest[at]!) ? place : at), 0);
    const [next] = rest.splice(best, 1);
    mixed.push(next!);
    const { thing } = next!.entry;
    if (thing) seen.set(thing, (seen.get(thing) ?? 0) + 1);
  }
  return [...mixed, ...all.slice(MIXED)];
}
