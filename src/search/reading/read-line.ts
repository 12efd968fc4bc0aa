import { fromRupees } from '#base/figures/money.ts';
import { type Found, quantitiesIn } from './quantities.ts';
import { FULL, JOINING, joinNames, type Token, tokensOfLine } from './tokens.ts';
import type { Amount, Wanted } from './units.ts';
/** The highest number that is read as money. */
const MOST_RUPEES = 10_000_000;

/** A line as it was read: the name of the goods in the shopper's words, and the amount. */
export type ReadLine = { name: string; wanted: Wanted };

/** Reads one line, of a list or as it is typed: which goods, and how much of them. */
export function readLine(typed: string): ReadLine {
  const text = typed.normalize('NFC');
  const tokens = joinNames(tokensOfLine(text));
  const found = quantitiesIn(tokens.map(({ word }) => word));
  const taken = new Set(found.flatMap(({ from, to }) => range(from, to)));
  const left = tokens.filter((_, at) => !taken.has(at));
  return { name: nameOf(text, left), wanted: wantedOf(found) };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** Puts the quantities of a line together: a weight beside a number is the size of the packs. */
function wantedOf(found: readonly Found[]): Wanted {
  const wanted: Wanted = { isUnclear: false };
  for (const { says } of found) {
    if (says.kind === 'range') wanted.isUnclear = true;
    else if (says.kind === 'amount') addAmount(wanted, says.amount);
    else if (says.kind === 'size') put(wanted, 'size', says.amount);
    else if (says.kind === 'count') put(wanted, 'count', { number: says.number, of: says.of });
    else if (says.kind === 'sizeOrPrice') put(wanted, 'sizeOrPrice', says.number);
    else if (says.number > MOST_RUPEES) wanted.isUnclear = true;
    else put(wanted, 'paise', fromRupees(says.number));
  }
  if (wanted.amount && wanted.count && wanted.amount.of !== 'pieces') {
    const { amount, ...rest } = wanted;
    return { ...rest, size: amount, isUnclear: wanted.isUnclear || wanted.size !== undefined };
  }
  const ways = [wanted.amount, wanted.count, wanted.paise].filter((way) => way !== undefined);
  return { ...wanted, isUnclear: wanted.isUnclear || ways.length > 1 };
}

/** `1 kilo 500 gram` is a kilo and a half. */
function addAmount(wanted: Wanted, amount: Amount): void {
  if (wanted.amount?.of === amount.of)
    wanted.amount = { of: amount.of, measure: wanted.amount.measure + amount.measure };
  else put(wanted, 'amount', amount);
}

function put<Part extends keyof Wanted>(wanted: Wanted, part: Part, said: NonNullable<Wanted[Part]>): void {
  if (wanted[part] === undefined) wanted[part] = said;
  else wanted.isUnclear = true;
}

/** The words that are left, as they were typed, without what only joins them. */
function nameOf(text: string, left: readonly Token[]): string {
  const isJoin = ({ word }: Token): boolean => JOINING.has(word) || FULL.has(word) || word === 'x';
  const first = left.findIndex((token) => !isJoin(token));
  const last = left.findLastIndex((token) => !isJoin(token));
  return left
    .slice(Math.max(0, first), last + 1)
    .map(({ from, to }, at, named) => {
      const between = text.slice(named[at - 1]?.to ?? from, from);
      // `Lay's` stays one word.
      return (at > 0 && !SIGNS.test(between) ? ' ' : between) + text.slice(from, to);
    })
    .join('');
}

const SIGNS = /^[^\s\p{L}\p{M}\p{N}]+$/u;
