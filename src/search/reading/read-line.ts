import { fromRupees } from '#base/figures/money.ts';
import {
  FULL,
  JOINING,
  joinNames,
  type Token,
  tokensOfLine,
  AFTER_NUMBERS,
  BREADS,
  BUNCHES,
  IN_NAMES,
  LIGHTS,
  PACKS,
  PIECES,
  QUARTERS,
  RUPEES,
  SIZED,
  WORTH,
  numberAt,
} from './tokens.ts';
import { type Amount, type Wanted, unitNamed, FROM_HERE_GRAMS } from './units.ts';

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

/** A quantity that stands in a line, and which of its words it took. */
export type Found = { from: number; to: number; says: Says };
type Says =
  | { kind: 'amount'; amount: Amount }
  | { kind: 'size'; amount: Amount }
  | { kind: 'count'; number: number; of: 'any' | 'pack' | 'piece' | 'bunch' }
  | { kind: 'rupees'; number: number }
  | { kind: 'sizeOrPrice'; number: number }
  | { kind: 'range' };

/** A quarter of a kilo, in grams. */
const QUARTER = 250;
/** From so much on, a number before `ka` is money, and a number alone may be grams. */
const LEAST_MONEY = 5;
/** A number without a unit is read as a code from here on, or if it begins with 0: no shopper orders that many. */
const FROM_HERE_CODE = 10_000;

/** All quantities in a line, in their order. A bare number counts only where the line begins or ends. */
export function quantitiesIn(said: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < said.length;) {
    const one = quantityAt(said, at);
    if (one) found.push(one);
    at = one?.to ?? at + 1;
  }
  const [first, last] = found.flatMap((one) =>
    one.says.kind === 'count' && one.says.of === 'any' ? [{ one, number: one.says.number }] : [],
  );
  if (!first || !last) return found;
  // `5 star 3`: the number at the end is how many, the other belongs to the name; not so in `2 surf 500`.
  const inName = last.number >= FROM_HERE_GRAMS && first.number < FROM_HERE_GRAMS ? last : first;
  return found.filter((one) => one !== inName.one);
}

function quantityAt(said: readonly string[], at: number): Found | undefined {
  const first = said[at]!;
  if (/^\d[\d.]*[-–]\d/.test(first))
    return { from: at, to: afterUnit(said, at + 1), says: { kind: 'range' } };
  const isSignFirst = RUPEES.has(first);
  const start = isSignFirst ? at + 1 : at;
  const read = numberAt(said, start);
  if (QUARTERS.has(first) && unitNamed(said[at + 1] ?? '') === undefined) return quarterAt(said, at, 1, at);
  if (!read) return undefined;
  const end = start + read.length;
  if (isSignFirst && SIZED.has(said[end] ?? ''))
    return { from: at, to: end + 1, says: { kind: 'sizeOrPrice', number: read.number } };
  if (isSignFirst)
    return { from: at, to: after(said, end, WORTH), says: { kind: 'rupees', number: read.number } };
  if (IN_NAMES.has(said[end] ?? '') || (!read.inDigits && AFTER_NUMBERS.has(said[end] ?? '')))
    return undefined;
  return measured(said, at, read.number, end) ?? counted(said, at, read, end);
}

/** A number with a unit: an amount, or the size of a pack where `wala` follows. */
function measured(said: readonly string[], at: number, number: number, end: number): Found | undefined {
  const word = said[end] ?? '';
  if (QUARTERS.has(word)) return quarterAt(said, end, number, at);
  const unit = unitNamed(word);
  if (!unit) return undefined;
  const amount: Amount = { of: unit.of, measure: Math.round(number * unit.each * 1000) / 1000 };
  const to = after(said, end + 1, FULL);
  const isSize = SIZED.has(said[to] ?? '') || (WORTH.has(said[to] ?? '') && PACKS.has(said[to + 1] ?? ''));
  if (isSize) return { from: at, to: to + 1, says: { kind: 'size', amount } };
  return { from: at, to: after(said, to, WORTH), says: { kind: 'amount', amount } };
}

function quarterAt(said: readonly string[], at: number, number: number, from: number): Found | undefined {
  const next = said[at + 1] ?? '';
  const isBread = BREADS.has(next) || numberAt(said, at + 1) !== undefined;
  const isPlain = (at === 0 && !isBread) || from < at || at === said.length - 1 || FULL.has(next);
  if (!isPlain) return undefined;
  const amount: Amount = { of: 'weight', measure: Math.round(number * QUARTER) };
  return { from, to: after(said, at + 1, FULL), says: { kind: 'amount', amount } };
}

/** A number without a unit: so many packs or pieces, so many rupees, or nothing but a number. */
function counted(
  said: readonly string[],
  at: number,
  { number, inDigits }: { number: number; inDigits: boolean },
  end: number,
): Found | undefined {
  const word = said[end] ?? '';
  const of = PACKS.has(word) ? 'pack' : BUNCHES.has(word) ? 'bunch' : PIECES.has(word) ? 'piece' : undefined;
  if (of && !LIGHTS.has(said[end + 1] ?? ''))
    return { from: at, to: after(said, end + 1, WORTH), says: { kind: 'count', number, of } };
  if (RUPEES.has(word)) {
    const to = after(said, end + 1, RUPEES);
    if (SIZED.has(said[to] ?? '')) return { from: at, to: to + 1, says: { kind: 'sizeOrPrice', number } };
    return { from: at, to: after(said, to, WORTH), says: { kind: 'rupees', number } };
  }
  if (SIZED.has(word)) return { from: at, to: end + 1, says: { kind: 'sizeOrPrice', number } };
  if (inDigits && WORTH.has(word) && number >= LEAST_MONEY)
    return { from: at, to: end + 1, says: { kind: 'rupees', number } };
  // `aada 250 g`: nobody says half of 250 g, so that is ginger.
  const isName = number < 1 && !inDigits && numberAt(said, end) !== undefined;
  const isCode = number >= FROM_HERE_CODE || /^0\d/.test(said[at] ?? '');
  if (isCode) return undefined;
  const isAtEdge = (at === 0 && !isName) || (inDigits && end === said.length);
  return isAtEdge ? { from: at, to: end, says: { kind: 'count', number, of: 'any' } } : undefined;
}

const after = (said: readonly string[], at: number, words: ReadonlySet<string>): number =>
  words.has(said[at] ?? '') ? at + 1 : at;
const afterUnit = (said: readonly string[], at: number): number =>
  unitNamed(said[at] ?? '') || PACKS.has(said[at] ?? '') || PIECES.has(said[at] ?? '') ? at + 1 : at;
