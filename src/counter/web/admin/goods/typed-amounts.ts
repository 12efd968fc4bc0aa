import { amountFor, isLoose, quantityOf } from '#base/figures/amount.ts';
import { fromRupees, type Paise } from '#base/figures/money.ts';
import { type Pack, parsePack } from '#base/figures/quantity.ts';
import { type ListedProduct, ruleOf } from '#catalogue/catalogue.ts';
import { asksForNothing, FROM_HERE_GRAMS, saysHowMuch, type Wanted } from '#search/web/admin/public.ts';

/** Amounts that a typed line may mean, the likeliest first; `isAsked` is true if staff have to choose. */
export type TypedAmounts = { amounts: readonly number[]; isAsked: boolean };
type Goods = Pick<ListedProduct, 'soldBy' | 'least' | 'step' | 'pack' | 'price'>;

const IN_A_UNIT = 1000;

/**
 * Amounts that a typed line may mean. Loose goods: kilos or litres unless it says grams, 1 if there is no number.
 * Other goods: a count of packs; a weight selects the pack, or the number of packs that add up to it. Unlikely
 * amounts, such as two grams of flour or 500 kilos of potatoes, are asked. Unlike a pasted list, which adds sure
 * lines without showing them, this accepts any amount to the gram, because the staff member sees it while typing.
 */
export function amountsFor(wanted: Wanted, goods: Goods): TypedAmounts {
  if (!saysHowMuch(wanted)) return sure(1);
  if (asksForNothing(wanted)) return asked(1);
  const meant = isLoose(goods.soldBy) ? looseAmounts(wanted, goods) : packedAmounts(wanted, goods);
  return wanted.isUnclear ? { ...meant, isAsked: true } : meant;
}

function looseAmounts({ amount, count, size, paise }: Wanted, goods: Goods): TypedAmounts {
  const { least } = goods;
  if (paise !== undefined) return looseForMoney(paise, goods);
  if (amount && amount.of !== 'pieces') {
    const said = toGram(amount.measure / IN_A_UNIT);
    if (said >= least) return sure(said);
    return asked(amount.measure < FROM_HERE_GRAMS ? amount.measure : least, said);
  }
  if (size) return asked(toGram((size.measure * (count?.number ?? 1)) / IN_A_UNIT));
  if (count?.of !== 'any') return asked(1);
  const said = toGram(count.number);
  if (count.number >= FROM_HERE_GRAMS) return asked(toGram(count.number / IN_A_UNIT), said);
  return said >= least ? sure(said) : asked(least, said);
}

/** As much as the money buys, and never for more. */
function looseForMoney(money: Paise, goods: Goods): TypedAmounts {
  const bought = amountFor(money, fromRupees(goods.price), ruleOf(goods));
  return bought > 0 ? sure(quantityOf(bought, goods.soldBy)) : asked(goods.least);
}

function packedAmounts(wanted: Wanted, { pack, price }: Goods): TypedAmounts {
  const { amount, count, size, sizeOrPrice, paise } = wanted;
  const held = parsePack(pack);
  if (paise !== undefined) return packs(price > 0 ? paise / fromRupees(price) : 0);
  if (amount?.of === 'pieces') return inPieces(amount.measure, held);
  if (amount) return held && held.measure !== 'piece' ? packs(amount.measure / held.amount) : sure(1);
  const number = count?.number ?? 1;
  if (count?.of === 'piece') return inPieces(number, held);
  const isOther = size
    ? size.measure !== held?.amount
    : sizeOrPrice !== undefined && ![held?.amount, price].includes(sizeOrPrice);
  if (isOther) return { ...packs(number), isAsked: true };
  const isMany = number >= FROM_HERE_GRAMS && Number.isInteger(number);
  if (count?.of !== 'any' || size || !isMany) return packs(number);
  // `surf 500` is one packet of 500 g, and `fogg 150` a name; so many packs are asked.
  const ofSize = held && number % held.amount === 0 ? number / held.amount : 1;
  return ofSize === number ? sure(number) : asked(ofSize, number);
}

const inPieces = (number: number, held: Pack | undefined): TypedAmounts =>
  packs(held?.measure === 'piece' ? number / held.amount : number);

/** So many packs; where they are not whole, the number below and the one above. */
const packs = (number: number): TypedAmounts =>
  Number.isInteger(number) && number > 0
    ? sure(number)
    : asked(...new Set([Math.max(1, Math.floor(number)), Math.max(1, Math.ceil(number))]));

const sure = (amount: number): TypedAmounts => ({ amounts: [amount], isAsked: false });
const asked = (...amounts: number[]): TypedAmounts => ({ amounts, isAsked: true });

/** Rounds to whole grams, at least 1. */
const toGram = (quantity: number): number => Math.max(1, Math.round(quantity * IN_A_UNIT)) / IN_A_UNIT;
