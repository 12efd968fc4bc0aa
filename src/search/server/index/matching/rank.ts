import type { Goods } from '#search/server/index/goods/goods.ts';
import { scratchBytes } from '#search/server/index/goods/scratch.ts';
import type { Contained } from '#search/server/index/goods/title-parts.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import type { Asked } from './asked.ts';
import { firstOf } from './first-of.ts';
import type { Matches } from './matching.ts';

type Ranking = {
  asked: Asked;
  matches: readonly Matches[];
  /**
   * The products whose title contains the typed text, and where: at its start, at the start of a word, or inside a
   * word.
   */
  contained: Contained;
  goods: Goods;
};
/** Goods with their scores, in any order. Of equal scores, those in demand come first if `isByDemand`, then the earlier ones. */
export type Scored = { docs: Int32Array; scores: Float64Array; isByDemand: boolean };
/** The same, with how well each matches, and 1 where its whole name was asked for: not with `potato` for sweet potatoes. */
export type Weighed = Scored & { weights: Float64Array; isWhole: Uint8Array };

/** Goods that are in order already. */
export const inThisOrder = (docs: readonly number[]): Scored => ({
  docs: Int32Array.from(docs),
  scores: Float64Array.from(docs, (_, at) => -at),
  isByDemand: false,
});

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
const EVERYDAY = 0.05;

/** The products found, with their scores and how well each matches. */
export function weigh(ranking: Ranking): Weighed {
  const { contained, goods, matches, asked } = ranking;
  const matched = matches.length === 0 ? [] : candidates(matches, asked.needs);
  const scored = openScored(matched.length + contained.docs.length);
  if (matches.length > 0) scoreMatched(ranking, matched, scored);
  const { demand } = goods.columns();
  const isMatched = scratchBytes(matched.length > 0 ? goods.count() : 0);
  for (let at = 0; at < matched.length; at += 1) isMatched[matched[at]!] = 1;
  for (const doc of contained.docs) {
    if (isMatched[doc] === 1) continue;
    const weight = CONTAINED[contained.places[doc]! - 1]! * demand[doc]!;
    scored.add(doc, { score: weight, weight, isWhole: false });
  }
  const all = scored.all();
  liftKinds(all, goods.columns().kind);
  return all;
}

type Score = { score: number; weight: number; isWhole: boolean };

function openScored(most: number) {
  const [docs, scores, weights] = [new Int32Array(most), new Float64Array(most), new Float64Array(most)];
  const isWhole = new Uint8Array(most);
  let count = 0;
  return {
    add: (doc: number, score: Score): void => {
      docs[count] = doc;
      scores[count] = score.score;
      weights[count] = score.weight;
      isWhole[count] = Number(score.isWhole);
      count += 1;
    },
    all: (): Weighed => ({
      docs: docs.subarray(0, count),
      scores: scores.subarray(0, count),
      weights: weights.subarray(0, count),
      isWhole: isWhole.subarray(0, count),
      isByDemand: true,
    }),
  };
}

function scoreMatched(
  { asked, matches, contained, goods }: Ranking,
  matched: ArrayLike<number>,
  scored: ReturnType<typeof openScored>,
): void {
  const live = goods.live();
  const weights = matches.map(
    ({ found }) => 1 + Math.log((1 + live) / (1 + found.length)) / Math.log(2 + live),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const liftOf = liftsOf(asked, goods);
  const { isLive, demand, length, shortest, thing } = goods.columns();
  const { amount } = asked;
  for (let candidate = 0; candidate < matched.length; candidate += 1) {
    const doc = matched[candidate]!;
    if (isLive[doc] === 0) continue;
    let [sum, missing, words, titled] = [0, 0, 0, 0];
    for (let at = 0; at < matches.length; at += 1) {
      const of = matches[at]!;
      const score = of.scores[doc]!;
      if (score === 0) missing += 1;
      titled += of.titled[doc]!;
      words += (of.named[doc]! / 2) * score;
      sum += weights[at]! * score;
    }
    const place = contained.places[doc]!;
    const base = (sum / whole) * MISSING ** missing + (place === 0 ? 0 : AS_TYPED[place - 1]!);
    const named = (count: number): number => WHOLE_NAME * Math.min(1, words / Math.max(1, count));
    const factor = demand[doc]! * (amount && goods.hasAmount(doc, amount) ? RIGHT_AMOUNT : 1);
    scored.add(doc, {
      score: (base + named(shortest[doc]!)) * factor * liftOf(thing[doc]!),
      weight: (base + named(length[doc]!)) * factor,
      isWhole: titled >= length[doc]!,
    });
  }
}

/** The factor for goods that people everywhere buy often. */
export const everydayOf = (thing: Thing | undefined): number => 1 + EVERYDAY * (thing?.everyday ?? 0);

/** By the number of a thing, how much its goods are lifted: those that people buy often, and those that were asked for. */
function liftsOf({ parts }: Asked, goods: Goods): (thing: number) => number {
  const [part, ...others] = parts;
  const meant = others.length > 0 ? undefined : part?.things.find(({ weight }) => weight >= SURELY)?.thing;
  const lifts: number[] = [1];
  return (number) => (lifts[number] ??= liftOf(goods.things()[number - 1]!, meant));
}

const liftOf = (thing: Thing, meant: Thing | undefined): number =>
  everydayOf(thing) * (meant && isKindOf(thing, meant) ? SUCH_GOODS : 1);

/** Tells goods that are a thing of this name, as toor dal is for `dal`, from others with it, as dal with rice. */
const isKindOf = (thing: Thing, meant: Thing): boolean =>
  thing === meant ||
  thing.english.some((name) => meant.english.some((words) => words.every((word) => name.includes(word))));

/** The products that match every part, or the parts that they must match. */
function candidates(matches: readonly Matches[], needs: Asked['needs']): readonly number[] {
  if (matches.length === 1) return matches[0]!.found;
  if (needs === 'any') return [...new Set(matches.flatMap(({ found }) => found))];
  const [fewest, ...others] = matches.toSorted((a, b) => a.found.length - b.found.length);
  if (needs === 'rarest') return fewest!.found;
  return fewest!.found.filter((doc) => others.every(({ scores }) => scores[doc]! > 0));
}

/** Raises the score of the kind of goods that most of the best answers have: green tea before mugs. */
function liftKinds({ docs, scores, weights }: Weighed, kind: Int32Array): void {
  let best = 0;
  for (let at = 0; at < scores.length; at += 1) if (scores[at]! > best) best = scores[at]!;
  const good: number[] = [];
  for (let at = 0; at < scores.length; at += 1) if (scores[at]! >= best * JUDGED_FROM) good.push(at);
  const shares = new Map<number, number>();
  let all = 0;
  const isBefore = (a: number, b: number): boolean =>
    scores[a] === scores[b] ? a < b : scores[a]! > scores[b]!;
  for (const at of firstOf(good, isBefore, JUDGED)) {
    const own = kind[docs[at]!]!;
    shares.set(own, (shares.get(own) ?? 0) + scores[at]!);
    all += scores[at]!;
  }
  for (let at = 0; at < docs.length; at += 1) {
    const share = shares.get(kind[docs[at]!]!);
    if (share === undefined) continue;
    const lift = 1 + (KIND_LIFT * share) / (all || 1);
    scores[at]! *= lift;
    weights[at]! *= lift;
  }
}
