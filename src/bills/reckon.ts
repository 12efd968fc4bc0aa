import type { SoldBy } from '#base/figures/amount.ts';
import { costOf, quantityOf } from '#base/figures/amount.ts';
import { divideRound, minus, type Paise, paise, plus, sum, ZERO } from '#base/figures/money.ts';
import {
  creditedTax,
  lineTax,
  type Movement,
  type RateThen,
  shared,
  type Taxed,
  type TaxMode,
  type Uqc,
} from '#tax/tax.ts';
import type { BillKind } from './bill.ts';
import type { Cost, NotedLine } from './owed.ts';

/** Goods of a line as its paper names them, and their rate on the day on which they left. */
export type NamedGoods = {
  position: number;
  product: string;
  title: string;
  title_hi: string;
  title_bn: string;
  pack: string;
  unit: string;
  soldBy: SoldBy;
  hsn: string;
  uqc: Uqc;
  /** Of one unit, and the one that is printed on it; both with tax. */
  price: Paise;
  printed: Paise;
  rate: RateThen;
};

/** A line of a paper with its parts. */
export type ReckonedLine = Taxed & {
  goods: NamedGoods;
  quantity: number;
  gross: Paise;
  discount: Paise;
  delivery: Paise;
  printedMore: Paise;
  total: Paise;
};

/** The terms on which a supply is taxed. */
export type Terms = { mode: TaxMode; movement: Movement };

/**
 * The lines of a bill. The delivery is shared by what the goods cost and takes their rates; where there are none but it, by what
 * the whole order costs.
 */
export function billedLines(
  more: Cost,
  { order, goods, terms }: { order: Cost; goods: ReadonlyMap<number, NamedGoods>; terms: Terms },
): ReckonedLine[] {
  const carriers =
    more.lines.length > 0 ? more.lines : order.lines.map((line) => ({ ...line, quantity: 0, goods: ZERO }));
  const weights = more.lines.length > 0 ? more.lines : order.lines;
  const deliveries = shared(
    more.delivery,
    weights.map((line) => line.goods),
  );
  return carriers.flatMap((line, index) => {
    const named = goods.get(line.position);
    const delivery = deliveries[index] ?? ZERO;
    if (!named || plus(line.goods, delivery) === 0) return [];
    return [reckonLine({ ...line, delivery }, named, terms)];
  });
}

function reckonLine(
  { goods, quantity, delivery }: { goods: Paise; quantity: number; delivery: Paise },
  named: NamedGoods,
  { mode, movement }: Terms,
): ReckonedLine {
  const many = quantityOf(quantity, named.soldBy);
  const gross = paise(Math.max(goods, costOf(named.price, many)));
  const total = plus(goods, delivery);
  const isByPrint = mode === 'regular' && named.rate.byPrintedPrice;
  const printedMore = isByPrint ? paise(Math.max(0, costOf(named.printed, many) - goods)) : ZERO;
  const taxed = lineTax(plus(total, printedMore), mode === 'regular' ? named.rate.rate : 0, movement);
  return {
    goods: named,
    quantity,
    gross,
    discount: minus(gross, goods),
    delivery,
    printedMore,
    total,
    ...taxed,
  };
}

/** A line of a bill as it was drawn. */
export type OriginalLine = Omit<ReckonedLine, 'goods' | 'quantity' | 'gross' | 'discount' | 'delivery'>;

/**
 * The parts of a note's line, at the rate of its bill: cumulative, so that notes for a whole line come to exactly what the bill
 * says.
 */
export function notedLine(
  { total, printedMore, ...taxed }: OriginalLine,
  { goods, delivery, before }: Pick<NotedLine, 'goods' | 'delivery' | 'before'>,
): Taxed & { printedMore: Paise; total: Paise } {
  const value = plus(total, printedMore);
  const valueOf = (part: Paise): Paise => (printedMore === 0 ? part : divideRound(value * part, total));
  const amount = plus(goods, delivery);
  const valued = minus(valueOf(plus(before, amount)), valueOf(before));
  return {
    ...creditedTax({ ...taxed, gross: value }, valueOf(before), valued),
    printedMore: minus(valued, amount),
    total: amount,
  };
}

/** True if a line is taxed at nothing. */
const isExempt = ({ goods }: ReckonedLine): boolean => goods.rate.rate === 0;

/**
 * The papers that lines make: one, or two where a registered buyer bought both kinds of goods, for the paper that says both is for
 * private buyers alone.
 */
export function papersOf(
  lines: readonly ReckonedLine[],
  { mode, isRegisteredBuyer }: { mode: TaxMode; isRegisteredBuyer: boolean },
): { kind: Exclude<BillKind, 'note'>; lines: readonly ReckonedLine[] }[] {
  if (lines.length === 0) return [];
  if (mode === 'unregistered') return [{ kind: 'bill', lines }];
  if (mode === 'composition' || lines.every(isExempt)) return [{ kind: 'supply', lines }];
  if (!lines.some(isExempt)) return [{ kind: 'tax', lines }];
  if (!isRegisteredBuyer) return [{ kind: 'mixed', lines }];
  return [
    { kind: 'tax', lines: lines.filter((line) => !isExempt(line)) },
    { kind: 'supply', lines: lines.filter(isExempt) },
  ];
}

const RUPEE = 100;

/** Reduction to whole rupees in cash, once for papers that are drawn together; the largest of them carries it. */
export function cashOffOf(totals: readonly Paise[]): Paise[] {
  const off = paise(sum(totals) % RUPEE);
  const largest = totals.indexOf(paise(Math.max(...totals)));
  return totals.map((_, index) => (index === largest ? off : ZERO));
}
