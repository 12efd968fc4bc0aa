import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { docsInOrder } from '#search/server/index/answer.ts';
import { openIndex, type ProductIndex } from '#search/server/index/product-index.ts';

/** A query and what is right for it. */
export type Query = { kind: string; query: string; is: RegExp; isNot?: RegExp | undefined };
/** Goods as they are judged: by their title and brand. */
export type JudgedGoods = { id: string; title: string; brand: string; shelf: string; description: string };
/** Of one kind: how many queries were asked, how many were answered rightly, and how many found nothing. */
export type Share = { kind: string; asked: number; right: number; nothing: number; missed: string[] };

const JUDGED = 3;
const ENOUGH = 2;

/** The queries that were written for this project, and that search was tuned on. */
export const ownQueries = (): Query[] => queriesOf('queries.csv');

/** The queries that were written from general knowledge and measured before search was changed for them. */
export const heldOutQueries = (): Query[] => queriesOf('held-out.csv');

/** More of them, a year later: beginnings of two and three letters, slips of brands, and everyday words. */
export const laterHeldOutQueries = (): Query[] => queriesOf('held-out-2.csv');

const queriesOf = (path: string): Query[] =>
  rowsOf<Record<'kind' | 'query' | 'is' | 'isNot', string>>(path).map((row) => ({
    kind: row.kind,
    query: row.query,
    is: new RegExp(row.is, 'i'),
    isNot: row.isNot ? new RegExp(row.isNot, 'i') : undefined,
  }));

/** The names that others collected. */
export const wordsOfOthers = (): Query[] =>
  rowsOf<Record<'source' | 'language' | 'query' | 'expected', string>>('words-of-others.csv').map((row) => ({
    kind: row.source,
    query: row.query,
    is: new RegExp(`\\b(${row.expected})`, 'i'),
  }));

/** The staples of the starter catalogue and some branded goods, as a shop would have them. */
export function committedGoods(): JudgedGoods[] {
  const staples = rowsOf<{ name: string; shelf: string }>('../../db/starter/goods.csv');
  const branded = rowsOf<{ title: string; brand: string; shelf: string }>('branded.csv');
  return [...staples.map(({ name, shelf }) => ({ title: name, brand: '', shelf })), ...branded].map(
    (one, at) => ({ ...one, id: String(at), description: '' }),
  );
}

/** An index of these goods alone. */
export function indexOf(goods: readonly JudgedGoods[]): ProductIndex {
  const index = openIndex();
  for (const { id, shelf, ...texts } of goods) {
    const figures = {
      id,
      category: shelf,
      price: 1,
      rating: 0,
      stock: 1,
      family: '',
      popularity: 0,
      createdAt: '',
    };
    index.put(figures, { ...texts, shelf, sku: '', pack: '' });
  }
  return index;
}

/** Asks every query that has something to find among the goods, and counts by kind. */
export function judge(
  index: ProductIndex,
  goods: readonly JudgedGoods[],
  queries: readonly Query[],
): Share[] {
  const byId = new Map(goods.map((one) => [one.id, `${one.title} ${one.brand}`]));
  const shares = new Map<string, Share>();
  for (const { kind, query, is, isNot } of queries) {
    const isRight = (called: string): boolean => is.test(called) && !isNot?.test(called);
    const possible = [...byId.values()].filter(isRight).length;
    if (possible === 0) continue;
    const share = shares.get(kind) ?? { kind, asked: 0, right: 0, nothing: 0, missed: [] };
    shares.set(kind, share);
    const found = docsInOrder(index.find(query)).map((doc) => byId.get(index.goods().idOf(doc))!);
    const right = found.slice(0, JUDGED).filter(isRight).length;
    share.asked += 1;
    if (found.length === 0) share.nothing += 1;
    if (right >= Math.min(ENOUGH, possible)) share.right += 1;
    else share.missed.push(`${query}: ${found.slice(0, JUDGED).join(' | ') || 'nothing'}`);
  }
  return [...shares.values()];
}

/** All kinds together. */
export function together(shares: readonly Share[]): Share {
  const sum = (of: (share: Share) => number): number => shares.reduce((all, share) => all + of(share), 0);
  return {
    kind: 'all',
    asked: sum(({ asked }) => asked),
    right: sum(({ right }) => right),
    nothing: sum(({ nothing }) => nothing),
    missed: shares.flatMap(({ missed }) => missed),
  };
}

/** A part of a whole, in per cent. */
export const perCent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

const rowsOf = <Row>(path: string): Row[] =>
  parse<Row>(readFileSync(new URL(path, import.meta.url), 'utf8'), { columns: true });
