import type { Goods } from '#search/server/index/goods/goods.ts';
import type { Terms } from '#search/server/index/terms/terms.ts';
import { inLatin, isIndian } from '#search/server/index/words/latin.ts';
import { bonesOf, soundOf } from '#search/server/index/words/sound.ts';
import type { Meant, Thing } from '#search/server/index/words/thing.ts';
import type { Vocabulary } from '#search/server/index/words/vocabulary.ts';
import type { Asked, Part } from './asked.ts';
import { firstOf, placesOf } from './first-of.ts';
import { type Matches, markFor, markThing, newMatches } from './matching.ts';
import { everydayOf, inThisOrder, type Scored } from './rank.ts';

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

type Where = { terms: Terms; vocabulary: Vocabulary; goods: Goods };

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

/** The goods whose names begin so, the most bought first, goods of different things in turns; then the others. */
export function begunShortly(part: Part, { terms, vocabulary, goods }: Where): Scored[] {
  const [into, byWord] = [newMatches(goods.count()), newMatches(goods.count())];
  const things = vocabulary
    .beginningWith(part.raw)
    .concat(isIndian(part.raw) ? part.things : [])
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, THINGS_AT_MOST);
  for (const meant of things) markThing(into, meant.thing, weightOf(meant), terms);
  if (!isIndian(part.raw)) markWords(byWord, part.words[0]!, terms);
  else
    for (const term of terms.startingWith(part.words[0]!)) markFor(byWord, terms.postings(term), WORD.least);
  const meant = new Set(things.map(({ thing }) => thing));
  return inTurns(weighted(into, byWord, goods, meant), goods);
}

const weightOf = ({ thing, weight }: ReturnType<Vocabulary['beginningWith']>[number]): number =>
  weight * (THING.least + THING.everyday * thing.everyday);

function markWords(into: Matches, word: string, terms: Terms): void {
  const begun = terms.startingWith(word).toSorted((a, b) => b.named - a.named);
  const most = Math.log(2 + (begun[0]?.named ?? 0));
  for (const term of begun.slice(0, WORDS_AT_MOST)) {
    const often = Math.log(2 + term.named) / most;
    const weight = WORD.least + WORD.often * often + (WORD.whole * word.length) / term.word.length;
    markFor(into, terms.postings(term), weight);
  }
}

function weighted(byThing: Matches, byWord: Matches, goods: Goods, meant: ReadonlySet<Thing>): Scored {
  const { isLive, demand, popularity, thing } = goods.columns();
  const things = [undefined, ...goods.things()];
  const isMeant = Uint8Array.from(things, (one) => Number(one !== undefined && meant.has(one)));
  const everyday = Float64Array.from(things, everydayOf);
  const most = byThing.found.length + byWord.found.length;
  const [docs, scores] = [new Int32Array(most), new Float64Array(most)];
  let count = 0;
  let mostSold = 0;
  const add = (doc: number): void => {
    if (isLive[doc] === 0) return;
    const ofThing = byThing.scores[doc]! * (isMeant[thing[doc]!] === 1 ? 1 : MADE_OF_IT);
    const score = Math.max(ofThing, byWord.scores[doc]!);
    if (score < LIGHTEST) return;
    docs[count] = doc;
    scores[count] = score;
    count += 1;
    if (popularity[doc]! > mostSold) mostSold = popularity[doc]!;
  };
  for (const doc of byThing.found) add(doc);
  for (const doc of byWord.found) if (byThing.scores[doc] === 0) add(doc);
  const mostSoldLog = Math.log10(2 + mostSold);
  for (let at = 0; at < count; at += 1) {
    const doc = docs[at]!;
    const sold = Math.log10(1 + popularity[doc]!) / mostSoldLog;
    scores[at] = scores[at]! * demand[doc]! * everyday[thing[doc]!]! * (1 + MOST_SOLD * sold);
  }
  return { docs: docs.subarray(0, count), scores: scores.subarray(0, count), isByDemand: false };
}

/** The first ones mixed, so that not all are of one thing; then the rest. */
function inTurns({ docs, scores }: Scored, goods: Goods): Scored[] {
  const { thing } = goods.columns();
  const isBefore = (a: number, b: number): boolean =>
    scores[a] === scores[b] ? a < b : scores[a]! > scores[b]!;
  const rest = firstOf(Int32Array.from(docs.keys()), isBefore, MIXED);
  const isMixed = new Set(rest);
  const seen = new Map<number, number>();
  const mixed: number[] = [];
  const worth = (at: number): number => {
    const own = thing[docs[at]!]!;
    return own > 0 ? scores[at]! * AGAIN ** (seen.get(own) ?? 0) : scores[at]!;
  };
  while (rest.length > 0) {
    const best = rest.reduce((first, one, place) => (worth(one) > worth(rest[first]!) ? place : first), 0);
    const [next] = rest.splice(best, 1);
    mixed.push(docs[next!]!);
    const own = thing[docs[next!]!]!;
    if (own > 0) seen.set(own, (seen.get(own) ?? 0) + 1);
  }
  const others = placesOf(docs, (_, at) => !isMixed.has(at));
  return [
    inThisOrder(mixed),
    {
      docs: others.map((at) => docs[at]!),
      scores: Float64Array.from(others, (at) => scores[at]!),
      isByDemand: false,
    },
  ];
}
