import { type Paise, paise } from '#base/figures/money.ts';
import { type Amount, unitNamed } from '#search/server/index/words/amounts.ts';
import {
  BREADS,
  BUNCHES,
  FULL,
  IN_NAMES,
  JOINING,
  numberAt,
  PACKS,
  PIECES,
  QUARTERS,
  RUPEES,
  SIZED,
  WORTH,
} from './quantity-words.ts';
import { joinNames, type Token, tokensOfLine } from './tokens.ts';

/** How much a line asks for, as it was written; each part only where it was said. */
export type Wanted = {
  /** A weight, a volume or pieces: `2 kg`. */
  amount?: Amount;
  /** So many: `2`, `2 packet`, `3 piece`, `1 gaddi`. */
  count?: { number: number; of: 'any' | 'pack' | 'piece' | 'bunch' };
  /** The size of the pack: `500 gm wala`. */
  size?: Amount;
  /** `500 wala`: a size or a price, nobody knows which. */
  sizeOrPrice?: number;
  /** `20 ka dhaniya`: for so many rupees. */
  paise?: Paise;
  /** Says it in more than one way, or leaves it open: `4-5 nimbu`. */
  isUnclear: boolean;
};
/** What a line says: the name of the goods in the words of whoever wrote it, and how much of it. */
export type ReadLine = { name: string; wanted: Wanted };

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

/** Reads one line of a list. */
export function readLine(text: string): ReadLine {
  const tokens = joinNames(tokensOfLine(text));
  const found = quantitiesIn(tokens.map(({ word }) => word));
  const taken = new Set(found.flatMap(({ from, to }) => range(from, to)));
  const left = tokens.filter((_, at) => !taken.has(at));
  return { name: nameOf(text, left), wanted: wantedOf(found) };
}

/** All quantities in a line, in their order. A bare number counts only where the line begins or ends. */
export function quantitiesIn(said: readonly string[]): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < said.length;) {
    const one = quantityAt(said, at);
    if (one) found.push(one);
    at = one?.to ?? at + 1;
  }
  const bare = found.filter(({ says }) => says.kind === 'count' && says.of === 'any');
  // `5 star 3`: the number at the end is how many, the other belongs to the name.
  const inName = bare.length > 1 ? bare.slice(0, -1) : [];
  return found.filter((one) => !inName.includes(one));
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
  if (isSignFirst)
    return { from: at, to: after(said, end, WORTH), says: { kind: 'rupees', number: read.number } };
  if (IN_NAMES.has(said[end] ?? '')) return undefined;
  return measured(said, at, read.number, end) ?? counted(said, at, read, end);
}

/** A number with a unit: an amount, or the size of a pack where `wala` follows. */
function measured(said: readonly string[], at: number, number: number, end: number): Found | undefined {
  const word = said[end] ?? '';
  if (QUARTERS.has(word)) return quarterAt(said, end, number, at);
  const unit = unitNamed(word);
  if (!unit) return undefined;
  const amount: Amount = { of: unit.of, measure: Math.round(number * unit.each) };
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
  if (of) return { from: at, to: after(said, end + 1, WORTH), says: { kind: 'count', number, of } };
  if (RUPEES.has(word)) {
    const to = after(said, end + 1, RUPEES);
    if (SIZED.has(said[to] ?? '')) return { from: at, to: to + 1, says: { kind: 'sizeOrPrice', number } };
    return { from: at, to: after(said, to, WORTH), says: { kind: 'rupees', number } };
  }
  if (SIZED.has(word)) return { from: at, to: end + 1, says: { kind: 'sizeOrPrice', number } };
  if (inDigits && WORTH.has(word) && number >= LEAST_MONEY)
    return { from: at, to: end + 1, says: { kind: 'rupees', number } };
  const isAtEdge = at === 0 || (inDigits && end === said.length);
  return isAtEdge ? { from: at, to: end, says: { kind: 'count', number, of: 'any' } } : undefined;
}

const after = (said: readonly string[], at: number, words: ReadonlySet<string>): number =>
  words.has(said[at] ?? '') ? at + 1 : at;
const afterUnit = (said: readonly string[], at: number): number =>
  unitNamed(said[at] ?? '') || PACKS.has(said[at] ?? '') || PIECES.has(said[at] ?? '') ? at + 1 : at;
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
    else put(wanted, 'paise', paise(Math.round(says.number * 100)));
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
    .map(({ from, to }) => text.slice(from, to))
    .join(' ');
}
