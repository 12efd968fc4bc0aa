import { isLoose, mostOf } from '#base/figures/amount.ts';
import { mostToSell, type ProductRow } from '#catalogue/server/public.ts';
import type { Wanted } from '#search/reading/units.ts';
import type { ListLine } from '#search/search.ts';
import type { Weight } from '#search/server/index/found.ts';
import { type Fit, fitTo, isAsAsked, otherAmount } from './fit.ts';

/** Goods that a line may mean, in all their packs, and how well their name matches it. */
export type Candidate = { packs: readonly ProductRow[] } & Weight;
/** One of them, and how much of it. */
export type Offered = { goods: ProductRow } & Fit;
/** The reading of a line: see `ListLine`. */
export type Judged = { state: ListLine['state']; offers: Offered[] };

/**
 * A match is sure from this weight on, if no other goods weigh more than this share of it. Measured on the lines of
 * test/pasted-lists, which were written before this was.
 */
const SURE_FROM = 1;
const SURE_BESIDE = 0.66;
/**
 * Factors for other goods: on another shelf; not available as asked; with only a part of the asked name; and sold in
 * packs of which several make up the weight of the best.
 */
const ELSEWHERE = 0.8;
const NOT_AS_ASKED = 0.8;
const IN_PART = 0.75;
const IN_PACKS = 0.9;
/** Goods in packs come first where a packet was asked for, if they match nearly as well. */
const NEARLY_AS_WELL = 0.65;
const OFFERS = { sure: 3, choose: 2, none: 2 } as const;

/** Judges a line among the goods that have its name; `isPart` if they have only some of its words. */
export function judge(wanted: Wanted, candidates: readonly Candidate[], isPart: boolean): Judged {
  const ordered = asPacked(wanted, candidates);
  const offers = ordered.map(({ packs }) => bestPack(packs, wanted));
  const [first, ...others] = ordered.map((candidate, at) => ({ ...candidate, offer: offers[at]! }));
  if (!first || isPart) return { state: 'none', offers: offers.slice(0, OFFERS.none) };
  const best = first.offer;
  const nearest = Math.max(0, ...others.map((other) => shareOf(other, first)));
  const isClear = first.weight >= SURE_FROM && nearest <= SURE_BESIDE;
  if (isClear && isAsAsked(best)) return { state: 'sure', offers: offers.slice(0, OFFERS.sure) };
  return { state: 'choose', offers: choices(offers, isClear).slice(0, OFFERS.choose) };
}

type Weighed = Candidate & { offer: Offered };

/** The nearness of other goods to the best ones. */
function shareOf(other: Weighed, best: Weighed): number {
  const isElsewhere = other.offer.goods.category !== best.offer.goods.category;
  const isLess = isAsAsked(best.offer) && !isAsAsked(other.offer);
  const isPart = best.isWhole && !other.isWhole;
  const isMadeUp =
    isLoose(best.offer.goods.sold_by) && !isLoose(other.offer.goods.sold_by) && other.offer.amount > 1;
  return [
    other.weight / best.weight,
    isElsewhere ? ELSEWHERE : 1,
    isLess ? NOT_AS_ASKED : 1,
    isPart ? IN_PART : 1,
    isMadeUp ? IN_PACKS : 1,
  ].reduce((share, factor) => share * factor);
}

/** Where a packet was asked for, only the goods in packs, if some of them match nearly as well. */
function asPacked(wanted: Wanted, candidates: readonly Candidate[]): readonly Candidate[] {
  const best = candidates[0]?.weight ?? 0;
  if (wanted.count?.of !== 'pack') return candidates;
  const packed = candidates.filter(
    ({ packs, weight }) => weight >= best * NEARLY_AS_WELL && !isLoose(packs[0]?.sold_by),
  );
  return packed.length > 0 ? packed : candidates;
}

/** The pack that comes nearest to what was asked: as asked, then the one that was found. */
function bestPack(packs: readonly ProductRow[], wanted: Wanted): Offered {
  const offers = packs.map((goods) => inStock({ goods, ...fitTo(goods, wanted) }));
  const asAsked = offers.filter(isAsAsked);
  const fewest = asAsked.toSorted((a, b) => a.amount - b.amount)[0];
  return fewest ?? offers.find(({ note }) => note !== 'soldOut') ?? offers[0]!;
}

/** Notes on an offer that it is out of stock, or that less is left. */
function inStock(offer: Offered): Offered {
  const most = mostOf(mostToSell(offer.goods), offer.goods);
  if (most === 0) return { ...offer, note: 'soldOut' };
  return offer.amount > most ? { ...offer, amount: most, note: 'nearest' } : offer;
}

/** Where the goods are clear and only the amount is not, two amounts of them. */
function choices(offers: readonly Offered[], isClear: boolean): Offered[] {
  const [best, ...others] = offers;
  if (!best || !isClear || best.note !== 'amount') return [...offers];
  const other = inStock({ ...best, amount: otherAmount(best.goods, best.amount) });
  return other.amount === best.amount ? [...offers] : [best, other, ...others];
}
