// How a paper is numbered: {prefix}{letter}/{26-27}/{0001}, at most 16 characters, in the order in which papers are drawn.

/** The letter of a kind of papers: bill, bill of supply, tax invoice, both in one, credit note. */
export type SerialLetter = 'B' | 'S' | 'T' | 'M' | 'C';

/** The series that a number belongs to: one for each prefix, kind and year. */
export type Series = { prefix: string; letter: SerialLetter; year: string };

const LONGEST = 16;
const PADDED_TO = 4;
/** A series with fewer digits ends within the year of a busy shop. */
const FEWEST_DIGITS = 5;

/** The tax year of a day, April to March: 26-27. */
export function taxYearOf(day: string): string {
  const year = Number(day.slice(0, 4));
  const first = Number(day.slice(5, 7)) < 4 ? year - 1 : year;
  const short = (of: number): string => String(of % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

const startOf = ({ prefix, letter, year }: Series): string => `${prefix}${letter}/${year}/`;

/** The number of the nth paper of a series. */
export const serialNumber = (series: Series, n: number): string =>
  `${startOf(series)}${String(n).padStart(PADDED_TO, '0')}`;

/** The number of papers that a series can have. */
export const seriesSize = (series: Series): number => 10 ** (LONGEST - startOf(series).length) - 1;

/** The longest prefix that leaves a series its digits. */
export const LONGEST_PREFIX =
  LONGEST - startOf({ prefix: '', letter: 'B', year: '26-27' }).length - FEWEST_DIGITS;
