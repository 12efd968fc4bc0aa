import { tokenize } from '#search/server/index/terms/tokenizer.ts';

/** The names that a title gives the goods, in words, and its other words. */
export type Called = { names: string[][]; rest: string[]; isSet: boolean };

/** Words that praise goods without naming them. */
const PRAISE = new Set([
  'organic',
  'fresh',
  'pure',
  'premium',
  'natural',
  'classic',
  'original',
  'best',
  'quality',
]);

/** `Organic Toor/Arhar Dal - Desi, 1 kg` has the names toor and arhar dal. */
export function calledIn(title: string, brand: string): Called {
  const [name = ''] = title.replace(/^(organic|fresh|pure)\b[\s-]*/i, '').split(/\s[-–]\s|[,(+:]/);
  const ofBrand = new Set(tokenize(brand));
  const names = name
    .split('/')
    .map((way) => tokenize(way).filter((word) => !PRAISE.has(word)))
    .map((words) => withoutBrand(words, ofBrand))
    .filter((words) => words.length > 0);
  const inNames = new Set(names.flat());
  return { names, rest: tokenize(title).filter((word) => !inNames.has(word)), isSet: title.includes('+') };
}

/** A name without the brand at its start, if something is left: `Dove Soap` is a soap. */
function withoutBrand(words: string[], ofBrand: ReadonlySet<string>): string[] {
  const first = words.findIndex((word) => !ofBrand.has(word));
  return first > 0 ? words.slice(first) : words;
}

type Demand = { stock: number; popularity: number };

/** The factor of a product's score: single goods before sets, what can be bought and what is often bought first. */
export const demandOf = ({ isSet, stock, popularity }: Demand & { isSet: boolean }): number =>
  (isSet ? 0.8 : 1) * (stock > 0 ? 1 : 0.93) * (1 + Math.min(0.06, Math.log10(1 + popularity) / 70));

/** Orders what can be bought before what cannot, and what is often bought before what is not. */
export const byDemand = (a: Demand, b: Demand): number =>
  Number(b.stock > 0) - Number(a.stock > 0) || b.popularity - a.popularity;
