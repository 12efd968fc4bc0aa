import { tokenize } from './tokenizer.ts';

/** What a title calls the goods, each way that it names them, and whether they are a set of several. */
export type Called = { names: string[]; isSet: boolean };

/** `Organic Toor/Arhar Dal - Desi, 1 kg` calls itself toor and arhar dal. */
export function calledIn(title: string): Called {
  const [name = ''] = title.replace(/^(organic|fresh|pure)\b[\s-]*/i, '').split(/\s[-–]\s|[,(+:]/);
  return { names: name.split('/').map((way) => tokenize(way).join('')), isSet: title.includes('+') };
}

type Demand = { stock: number; popularity: number };

/**
 * What a product's score is multiplied by: the goods themselves before what is made of them, and both before sets that
 * also contain them; among equals, what can be bought and what others buy.
 */
export const weightOf = (
  { names, isSet, stock, popularity }: Called & Demand,
  wanted: ReadonlySet<string>,
): number =>
  (names.some((name) => wanted.has(name)) ? 2 : 1) *
  (isSet ? 0.7 : 1) *
  (stock > 0 ? 1 : 0.9) *
  (1 + Math.min(0.1, Math.log10(1 + popularity) / 40));

/** What can be bought before what cannot, and what many buy before what few do. */
export const byDemand = (a: Demand, b: Demand): number =>
  Number(b.stock > 0) - Number(a.stock > 0) || b.popularity - a.popularity;
