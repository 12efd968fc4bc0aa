import type { Amount } from '#search/reading/units.ts';
import type { Entry } from '#search/server/index/entry.ts';
import { tokenize } from '#search/server/index/terms/tokenizer.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import type { Vocabulary } from '#search/server/index/words/vocabulary.ts';
import type { Asked } from './asked.ts';
import type { Matches } from './matching.ts';

type Ranking = {
  asked: Asked;
  matches: readonly Matches[];
  /**
   * The products whose title contains the typed text, and where: at its start, at the start of a word, or inside a
   * word.
   */
  contained: ReadonlyMap<Entry, number>;
  byDoc: readonly (Entry | undefined)[];
  live: number;
};
/** A product that was found, its place in the order (`score`), how well it matches (`weight`), and whether its whole name was asked for: not with `potato` for sweet potatoes. */
export type Scored = { entry: Entry; score: number; weight: number; isWhole: boolean };

/** The score of a title that contains the typed text, by the place, if nothing else matches. */
const CONTAINED = [0.62, 0.55, 0.3];
/** Added to the score if the words match too. */
const AS_TYPED = [0.08, 0.05, 0];
const WHOLE_NAME = 0.32;
const MISSING = 0.55;
const RIGHT_AMOUNT = 1.15;
/** The kinds of goods are judged by the best answers: at most so many, with at least this share of the best score. */
const JUDGED = 150;
const JUDGED_FROM = 0.7;
const KIND_LIFT = 0.35;
const SUCH_GOODS = 1.08;
const SURELY = 0.9;

/** The products found, the best first. */
export const rank = (ranking: Ranking): Entry[] => weigh(ranking).map(({ entry }) => entry);

/** The same, with how well each matches. */
export function weigh(ranking: Ranking): Scored[] {
  const { contained } = ranking;
  const scored = scoredOf(ranking);
  const seen = new Set(scored.map(({ entry }) => entry));
  for (const [entry, place] of contained)
    if (!seen.has(entry)) {
      const weight = CONTAINED[place]! * demandOf(entry);
      scored.push({ entry, score: weight, weight, isWhole: false });
    }
  return inOrder(liftKinds(scored));
}

function scoredOf({ asked, matches, contained, byDoc, live }: Ranking): Scored[] {
  if (matches.length === 0) return [];
  const weights = matches.map(
    ({ found }) => 1 + Math.log((1 + live) / (1 + found.length)) / Math.log(2 + live),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const isKind = kindsOf(asked);
  const scored: Scored[] = [];
  for (const doc of candidates(matches, asked.needs)) {
    const entry = byDoc[doc];
    if (!entry) continue;
    let [sum, missing, words, titled] = [0, 0, 0, 0];
    for (const [at, matched] of matches.entries()) {
      const score = matched.scores[doc]!;
      if (score === 0) missing += 1;
      titled += matched.titled[doc]!;
      words += (matched.named[doc]! / 2) * score;
      sum += weights[at]! * score;
    }
    const place = contained.get(entry);
    const base = (sum / whole) * MISSING ** missing + (place === undefined ? 0 : AS_TYPED[place]!);
    const named = (length: number): number => WHOLE_NAME * Math.min(1, words / Math.max(1, length));
    const factor = demandOf(entry) * amountOf(entry, asked.amount);
    const lift = everydayOf(entry) * (isKind(entry) ? SUCH_GOODS : 1);
    scored.push({
      entry,
      score: (base + named(entry.shortest)) * factor * lift,
      weight: (base + named(entry.length)) * factor,
      isWhole: titled >= entry.length,
    });
  }
  return scored;
}

/** Tells goods that are a thing of this name, as toor dal is for `dal`, from others with it, as dal with rice. */
function kindsOf({ parts }: Asked): (entry: Entry) => boolean {
  const [part, ...others] = parts;
  const meant = part?.things.find(({ weight }) => weight >= SURELY)?.thing;
  if (!meant || others.length > 0) return () => false;
  const kinds = new Map<Thing, boolean>();
  const isKind = (thing: Thing): boolean =>
    thing === meant ||
    thing.english.some((name) => meant.english.some((words) => words.every((word) => name.includes(word))));
  return ({ thing }) => {
    if (!thing) return false;
    const known = kinds.get(thing) ?? isKind(thing);
    kinds.set(thing, known);
    return known;
  };
}

/** The products that match every part, or the parts that they must match. */
function candidates(matches: readonly Matches[], needs: Asked['needs']): Iterable<number> {
  if (matches.length === 1) return matches[0]!.found;
  if (needs === 'any') return new Set(matches.flatMap(({ found }) => found));
  const [fewest, ...others] = matches.toSorted((a, b) => a.found.length - b.found.length);
  if (needs === 'rarest') return fewest!.found;
  return fewest!.found.filter((doc) => others.every(({ scores }) => scores[doc]! > 0));
}

const amountOf = ({ pack }: Entry, wanted: Amount | undefined): number =>
  wanted && pack && pack.of === wanted.of && pack.measure === wanted.measure ? RIGHT_AMOUNT : 1;

/** Raises the score of the kind of goods that most of the best answers have: green tea before mugs. */
function liftKinds(scored: readonly Scored[]): Scored[] {
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const best = ordered[0]?.score ?? 0;
  const shares = new Map<string, number>();
  let all = 0;
  for (const { entry, score } of ordered.slice(0, JUDGED)) {
    if (score < best * JUDGED_FROM) break;
    shares.set(entry.kind, (shares.get(entry.kind) ?? 0) + score);
    all += score;
  }
  return scored.map((one) => {
    const lift = 1 + (KIND_LIFT * (shares.get(one.entry.kind) ?? 0)) / (all || 1);
    return { ...one, score: one.score * lift, weight: one.weight * lift };
  });
}

const inOrder = (scored: readonly Scored[]): Scored[] =>
  scored.toSorted((a, b) => b.score - a.score || byDemand(a.entry, b.entry));

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

type Demand = { stock: number; popularity: number };

/** The factor of a product's score: single goods before sets, what can be bought and what is often bought first. */
export const demandOf = ({ isSet, stock, popularity }: Demand & { isSet: boolean }): number =>
  (isSet ? 0.8 : 1) * (stock > 0 ? 1 : 0.93) * (1 + Math.min(0.06, Math.log10(1 + popularity) / 70));

const EVERYDAY = 0.05;
/** The factor for goods that people everywhere buy often. */
export const everydayOf = ({ thing }: { thing: Thing | undefined }): number =>
  1 + EVERYDAY * (thing?.everyday ?? 0);

/** Orders what can be bought before what cannot, and what is often bought before what is not. */
export const byDemand = (a: Demand, b: Demand): number =>
  Number(b.stock > 0) - Number(a.stock > 0) || b.popularity - a.popularity;

/** The entries by demand, sorted lazily after changes. */
export function orderedByDemand(entries: ReadonlyMap<string, Entry>) {
  let ordered: Entry[] = [];
  let isSorted = true;
  let hasGone = false;
  return {
    added: (entry: Entry): void => {
      ordered.push(entry);
      isSorted = false;
    },
    changed: (): void => void (isSorted = false),
    removed: (): void => void (hasGone = true),
    inOrder: (): readonly Entry[] => {
      if (hasGone) ordered = ordered.filter((entry) => entries.get(entry.id) === entry);
      if (!isSorted) ordered.sort(byDemand);
      [isSorted, hasGone] = [true, false];
      return ordered;
    },
  };
}
