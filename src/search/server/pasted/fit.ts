import { amountFor, amountOf, fits, isLoose, quantityOf, type SoldBy } from '#base/figures/amount.ts';
import { type Paise, toRupees } from '#base/figures/money.ts';
import { type Measure, type Pack, parsePack } from '#base/figures/quantity.ts';
import { usualQuantity } from '#catalogue/catalogue.ts';
import { type Amount, asksForNothing, FROM_HERE_GRAMS, type Wanted } from '#search/reading/units.ts';
import type { OfferNote } from '#search/search.ts';

/** The way goods are sold: amounts, pack and price. Amounts are grams, millilitres or pieces. */
export type SoldGoods = {
  sold_by: SoldBy;
  least: number;
  step: number;
  pack: string;
  price_paise: Paise;
};
/** An amount of goods, and why it is not just what was asked; '' where it is. */
export type Fit = { amount: number; note: OfferNote };

const MOST_PACKS = 100;
const IN_A_UNIT = 1000;
const OF: Record<Measure, Amount['of']> = { g: 'weight', ml: 'volume', piece: 'pieces' };

/** Fits the amount of a line to the way the goods are sold. */
export function fitTo(goods: SoldGoods, wanted: Wanted): Fit {
  const fit = isLoose(goods.sold_by) ? fitLoose(goods, wanted) : fitPacks(goods, wanted);
  const isUnclear = wanted.isUnclear || asksForNothing(wanted);
  return isUnclear && isAsAsked(fit) ? { ...fit, note: 'amount' } : fit;
}

/** True if the goods can be had exactly as the line asks. */
export const isAsAsked = ({ note }: Fit): boolean => note === '' || note === 'one';

/** Of goods that are weighed or poured out. */
function fitLoose(goods: SoldGoods, wanted: Wanted): Fit {
  const { amount, count, paise: money } = wanted;
  if (money !== undefined) {
    const bought = amountFor(money, goods.price_paise, goods);
    return bought > 0 ? { amount: bought, note: '' } : { amount: goods.least, note: 'nearest' };
  }
  if (amount && amount.of !== 'pieces') {
    const near = nearest(goods, amount.measure);
    // A kilo of milk is asked for in shops that pour it out, so it is offered, but as a question.
    const isOtherMeasure = amount.of !== goods.sold_by;
    return { amount: near, note: near !== amount.measure ? 'nearest' : isOtherMeasure ? 'amount' : '' };
  }
  if (count?.of === 'any' && !wanted.size) {
    if (count.number >= FROM_HERE_GRAMS) {
      const near = nearest(goods, count.number);
      return { amount: near, note: near === count.number ? '' : 'nearest' };
    }
    return { amount: nearest(goods, count.number * IN_A_UNIT), note: 'amount' };
  }
  if (wanted.size?.of !== goods.sold_by) return { amount: usualAmount(goods), note: 'amount' };
  return { amount: nearest(goods, wanted.size.measure * (count?.number ?? 1)), note: 'amount' };
}

/** The amount that one tap adds. */
const usualAmount = ({ sold_by: soldBy, least, step }: SoldGoods): number =>
  amountOf(
    usualQuantity({ soldBy, least: quantityOf(least, soldBy), step: quantityOf(step, soldBy) }),
    soldBy,
  ) ?? least;

/** Another amount to choose from, beside one that may be meant. */
export function otherAmount(goods: SoldGoods, amount: number): number {
  if (!isLoose(goods.sold_by)) return amount > 1 ? amount - 1 : 2;
  const usual = usualAmount(goods);
  return amount === usual ? 2 * usual : usual;
}

const nearest = ({ least, step }: SoldGoods, amount: number): number => {
  const near = Math.max(least, Math.round(amount / step) * step);
  return fits(near, { least, step }) ? near : least;
};

/** Of goods in packs or pieces. */
function fitPacks(goods: SoldGoods, wanted: Wanted): Fit {
  const held = parsePack(goods.pack);
  const { count, amount, size, sizeOrPrice, paise: money } = wanted;
  if (money !== undefined) return forMoney(goods, money);
  if (amount) return forAmount(held, amount);
  const number = count?.number ?? 1;
  const note = !Number.isInteger(number) || number > MOST_PACKS ? 'amount' : count ? '' : 'one';
  const packs: Fit = { amount: upTo(number), note };
  if (size) return { ...packs, note: isOfSize(held, size) ? note : 'size' };
  if (sizeOrPrice !== undefined) {
    const isIt = held?.amount === sizeOrPrice || toRupees(goods.price_paise) === sizeOrPrice;
    return { ...packs, note: isIt ? note : 'size' };
  }
  if (count?.of === 'any' && number >= FROM_HERE_GRAMS && held)
    return forAmount(held, { of: OF[held.measure], measure: number });
  const isPieces = count?.of === 'piece' || count?.of === 'any';
  return isPieces ? inPieces(held, count, packs) : packs;
}

function forMoney({ price_paise }: SoldGoods, money: Paise): Fit {
  const packs = price_paise > 0 ? Math.floor(money / price_paise) : 0;
  const isExact = packs > 0 && packs <= MOST_PACKS && packs * price_paise === money;
  return { amount: upTo(packs), note: isExact ? '' : 'nearest' };
}

/** As many packs as hold an amount. */
function forAmount(held: Pack | undefined, { of, measure }: Amount): Fit {
  if (held && OF[held.measure] === of) {
    const packs = measure / held.amount;
    const isExact = Number.isInteger(packs) && packs <= MOST_PACKS;
    return { amount: upTo(packs), note: isExact ? '' : 'size' };
  }
  // A dozen of what is no pack of pieces is a dozen packs.
  if (of === 'pieces') return { amount: upTo(measure), note: measure > MOST_PACKS ? 'nearest' : '' };
  return { amount: 1, note: 'amount' };
}

/** Rounds to a whole number of packs, within the limits for lists. */
const upTo = (packs: number): number => Math.max(1, Math.min(MOST_PACKS, Math.round(packs)));

const isOfSize = (held: Pack | undefined, size: Amount): boolean =>
  held !== undefined && OF[held.measure] === size.of && held.amount === size.measure;

/** `6 ande` of packs of 12 may be pieces or packs; `12 piece` is one pack. */
function inPieces(held: Pack | undefined, { number, of }: NonNullable<Wanted['count']>, packs: Fit): Fit {
  if (held?.measure !== 'piece' || held.amount === 1) return packs;
  const isExact = of === 'piece' && number % held.amount === 0;
  return { amount: Math.max(1, Math.round(number / held.amount)), note: isExact ? '' : 'amount' };
}
