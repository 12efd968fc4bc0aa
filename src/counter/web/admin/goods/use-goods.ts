import { useEffect, useState } from 'react';
import { isUnanswered } from '#base/failure.ts';
import { amountFor, isLoose, quantityOf } from '#base/figures/amount.ts';
import { fromRupees, type Paise } from '#base/figures/money.ts';
import { type Pack, parsePack } from '#base/figures/quantity.ts';
import { callApi, CallFailed, ifCallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { type ListedProduct, ruleOf } from '#catalogue/catalogue.ts';
import type { DraftLine } from '#counter/web/admin/draft.ts';
import {
  readLine,
  saysHowMuch,
  type Wanted,
  asksForNothing,
  FROM_HERE_GRAMS,
} from '#search/web/admin/public.ts';

const PAUSE_MS = 90;
const OFFERED = 5;

/** A product and amount that a typed line may mean; `isAsked` is true if staff have to choose the amount. */
type OfferedLine = { line: DraftLine; isAsked: boolean };

type Found = { typed: string; offers: readonly OfferedLine[]; isOffline?: boolean };

const NOTHING: Found = { typed: '', offers: [] };

/**
 * The goods that a typed line may mean, with how much of them, once the typing has paused. `isTold` says that they are of what
 * is typed now. Without a network they come from the goods that this screen has seen.
 */
export function useGoods(typed: string, seen: readonly ListedProduct[]): Found & { isTold: boolean } {
  const [found, setFound] = useState<Found>(NOTHING);
  const text = typed.trim();
  useEffect(() => {
    if (text === '') {
      // What the last line meant must not stand below the next one.
      setFound(NOTHING);
      return undefined;
    }
    const asking = new AbortController();
    const pause = setTimeout(() => {
      void findGoods(text, seen, asking.signal)
        .catch(ifCallFailed(undefined))
        .then((now) => now && !asking.signal.aborted && setFound(now));
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- goods that were seen since are no reason to ask again
  }, [text]);
  if (text === '') return { ...NOTHING, isTold: true };
  return { ...found, isTold: found.typed === text };
}

async function findGoods(typed: string, seen: readonly ListedProduct[], signal: AbortSignal): Promise<Found> {
  const line = readTyped(typed);
  const offer = (goods: readonly ListedProduct[]): OfferedLine[] =>
    goods.slice(0, OFFERED).flatMap((product) => {
      const { amounts, isAsked } = amountsFor(line.wanted, product);
      return amounts.map((quantity) => ({ line: { product, quantity }, isAsked }));
    });
  try {
    const asked = new URLSearchParams({ q: line.asked.slice(0, 100), limit: String(OFFERED) });
    const { products } = await callApi<{ products: ListedProduct[] }>(
      inPageLanguage(`/products?${asked.toString()}`),
      { signal },
    );
    return { typed, offers: offer(products) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (!isUnanswered(error)) return { typed, offers: [] };
    const word = line.name.toLocaleLowerCase();
    const known = seen.filter(({ title }) => title.toLocaleLowerCase().includes(word));
    return { typed, offers: offer(known), isOffline: true };
  }
}

/**
 * A line as staff type it: `2 tata namak`, `aloo dedh kilo`, `५०० ग्राम प्याज`, `sabun`. `asked` is the query for
 * search: it keeps a weight, because a weight selects the pack.
 */
type TypedLine = { name: string; asked: string; wanted: Wanted };

/** Reads which goods a line names, and how much of them. */
export function readTyped(typed: string): TypedLine {
  const text = typed.normalize('NFC').trim();
  const { name, wanted } = readLine(text);
  if (name === '' || !saysHowMuch(wanted)) return begunLine(text);
  return { name, asked: [weightText(wanted), name].filter(Boolean).join(' '), wanted };
}

/**
 * A line that is not typed out, or says no amount. What may be a word of measure is the beginning of a name: `2 to` of tomatoes, `2
 * gram` of gram flour.
 */
function begunLine(text: string): TypedLine {
  const [, number = '', word] = /^(\p{Nd}\S*)\s+(\S+)$/u.exec(text) ?? [];
  const { name, wanted } = readLine(number);
  if (word === undefined || name !== '') return { name: text, asked: text, wanted: { isUnclear: false } };
  return { name: word, asked: word, wanted };
}

const IN_A_UNIT = 1000;

/** The weight or volume that a line says, as search reads it. */
function weightText({ amount, size = amount }: Wanted): string {
  if (!size || size.of === 'pieces') return '';
  const [small, large] = size.of === 'weight' ? ['g', 'kg'] : ['ml', 'l'];
  return size.measure < IN_A_UNIT ? `${size.measure} ${small}` : `${size.measure / IN_A_UNIT} ${large}`;
}

/** Amounts that a typed line may mean, the likeliest first; `isAsked` is true if staff have to choose. */
type TypedAmounts = { amounts: readonly number[]; isAsked: boolean };
type Goods = Pick<ListedProduct, 'soldBy' | 'least' | 'step' | 'pack' | 'price'>;

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
