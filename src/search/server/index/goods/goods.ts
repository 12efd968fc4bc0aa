import type { OnShelves } from '#catalogue/catalogue.ts';
import type { Amount } from '#search/reading/units.ts';
import type { Figures, WordsKey } from '#search/server/index/entry.ts';
import type { Thing } from '#search/server/index/words/thing.ts';
import { type Columns, columnsOf, columnsOnly, columnsWithRoom, openColumns, setRow } from './columns.ts';
import { withRoom } from './room.ts';
import { openTextList, type TextBytes, type TextList, textsOnly } from './text-list.ts';
import { openTextTable } from './text-table.ts';

/** Facts about goods that their title and shelf tell. */
export type Described = {
  /** The title in the form that is scanned. */
  scanned: string;
  isSet: boolean;
  /** Number of words in its name. */
  length: number;
  /** The same, where a name in brackets is shorter. */
  shortest: number;
  /** The thing that it is, where its title calls it by one of that thing's names and nothing else. */
  thing: Thing | undefined;
  /** A key that goods share if they are on the same shelf and described alike. */
  kind: string;
  pack: Amount | undefined;
  /** Its SKU and barcode. */
  codes: readonly string[];
  /** All its words, as numbers: to see whether they changed. */
  words: WordsKey;
};

/** The goods of an index by number, in columns. A product whose words change gets a new number; the old one is gone. */
export type Goods = {
  /** All numbers given out so far, also of goods that are gone. */
  count: () => number;
  live: () => number;
  isLive: (doc: number) => boolean;
  /** The columns; they move when goods are added. */
  columns: () => Columns;
  /** The number of a product; -1 if it is not there. */
  docOf: (id: string) => number;
  idOf: (doc: number) => string;
  compareIds: (one: number, other: number) => number;
  ids: () => string[];
  titles: TextList;
  /** The goods with this code; -1 for none. */
  withCode: (code: string) => number;
  hasWords: (doc: number, words: WordsKey) => boolean;
  isOnShelf: (doc: number, category: string) => boolean;
  /** By the number of a shelf: 1 for the shelves that are meant; undefined for any. */
  shelves: (on: OnShelves) => Uint8Array | undefined;
  /** All numbers of shelves, families and kinds are below it. */
  names: () => number;
  things: () => readonly Thing[];
  thingOf: (doc: number) => Thing | undefined;
  /** True if the goods have a pack of this amount. */
  hasAmount: (doc: number, amount: Amount) => boolean;
  enter: (figures: Figures, described: Described) => number;
  /** Takes over the figures of a product; also its stamp, if its words were read again. */
  renew: (doc: number, figures: Figures, areWordsRead: boolean) => void;
  /** True if the words of a product were read as it was at this stamp. */
  isAsRead: (doc: number, stamp: number) => boolean;
  leave: (id: string) => boolean;
  memory: () => GoodsMemory;
  /** The same goods without those that are gone, and the new number of each; -1 for those that are gone. */
  withoutGone(): { goods: Goods; newNumber: (doc: number) => number };
};

/** Everything that is needed to open the same goods again. */
export type GoodsMemory = {
  columns: Columns;
  ids: TextBytes;
  titles: TextBytes;
  names: TextBytes;
  codes: TextBytes;
  codesOf: Int32Array;
  things: readonly Thing[];
};

const MEASURES: readonly Amount['of'][] = ['weight', 'volume', 'pieces'];

/** Opens an empty list of goods, or one from its memory. */
export function openGoods(kept?: GoodsMemory): Goods {
  let columns = kept?.columns ?? openColumns();
  const ids = openTextTable(kept?.ids);
  const titles = openTextList(kept?.titles);
  const names = openTextTable(kept?.names);
  if (!kept) names.add('');
  const codes = openTextTable(kept?.codes);
  let codesOf = kept?.codesOf ?? new Int32Array(0);
  const things = [...(kept?.things ?? [])];
  const numbersOfThings = new Map(things.map((thing, at) => [thing, at + 1]));
  let live = columns.isLive.reduce((sum, one) => sum + one, 0);

  const docOf = (id: string): number => {
    const doc = ids.numberOf(id);
    return doc >= 0 && columns.isLive[doc] === 1 ? doc : -1;
  };
  const numberOfThing = (thing: Thing | undefined): number => {
    if (!thing) return 0;
    const known = numbersOfThings.get(thing) ?? things.push(thing);
    numbersOfThings.set(thing, known);
    return known;
  };
  const figuresIn = (figures: Figures, isSet: boolean) => ({
    isInStock: figures.stock > 0 ? 1 : 0,
    family: names.numberFor(figures.family),
    rating: figures.rating,
    popularity: figures.popularity,
    price: figures.price,
    demand: demandOf({ isSet, isInStock: figures.stock > 0, popularity: figures.popularity }),
  });
  const leave = (id: string): boolean => {
    const doc = docOf(id);
    if (doc < 0) return false;
    columns.isLive[doc] = 0;
    live -= 1;
    return true;
  };

  const memory = (): GoodsMemory => ({
    columns: columnsOf(columns, ids.count()),
    ids: ids.memory(),
    titles: titles.memory(),
    names: names.memory(),
    codes: codes.memory(),
    codesOf: codesOf.subarray(0, codes.count()),
    things,
  });

  return {
    count: ids.count,
    live: () => live,
    isLive: (doc) => columns.isLive[doc] === 1,
    columns: () => columns,
    docOf,
    idOf: ids.textOf,
    compareIds: ids.compare,
    ids: () =>
      Array.from({ length: ids.count() }, (_, doc) => doc)
        .filter((doc) => columns.isLive[doc] === 1)
        .map(ids.textOf),
    titles,
    withCode: (code) => {
      const number = codes.numberOf(code);
      const doc = number < 0 ? -1 : codesOf[number]!;
      return doc >= 0 && columns.isLive[doc] === 1 ? doc : -1;
    },
    hasWords: (doc, [length, hash, other]) =>
      columns.wordsLength[doc] === length &&
      columns.wordsHash[doc] === hash &&
      columns.wordsOtherHash[doc] === other,
    isOnShelf: (doc, category) => columns.category[doc] === names.numberOf(category),
    shelves: (on) => {
      if (on === 'any') return undefined;
      const are = new Uint8Array(names.count());
      for (const one of on) {
        const number = names.numberOf(one);
        if (number >= 0) are[number] = 1;
      }
      return are;
    },
    names: names.count,
    things: () => things,
    thingOf: (doc) => things[columns.thing[doc]! - 1],
    hasAmount: (doc, { of, measure }) =>
      columns.packOf[doc] === MEASURES.indexOf(of) + 1 && columns.packMeasure[doc] === measure,
    enter: (figures, { scanned, isSet, length, shortest, thing, kind, pack, codes: own, words }) => {
      leave(figures.id);
      const doc = ids.add(figures.id);
      titles.add(scanned);
      if (doc >= columns.isLive.length) columns = columnsWithRoom(columns, doc + 1);
      setRow(columns, doc, {
        ...figuresIn(figures, isSet),
        isLive: 1,
        createdAt: Date.parse(figures.createdAt ?? '') || 0,
        stamp: figures.stamp ?? 0,
        isSet: Number(isSet),
        packOf: pack ? MEASURES.indexOf(pack.of) + 1 : 0,
        packMeasure: pack?.measure ?? 0,
        length,
        shortest,
        category: names.numberFor(figures.category),
        kind: names.numberFor(kind),
        thing: numberOfThing(thing),
        wordsLength: words[0],
        wordsHash: words[1],
        wordsOtherHash: words[2],
      });
      live += 1;
      for (const code of own) {
        const number = codes.add(code);
        codesOf = withRoom(codesOf, number + 1);
        codesOf[number] = doc;
      }
      return doc;
    },
    renew: (doc, figures, areWordsRead) => {
      setRow(columns, doc, figuresIn(figures, columns.isSet[doc] === 1));
      if (areWordsRead) columns.stamp[doc] = figures.stamp ?? 0;
    },
    isAsRead: (doc, stamp) => columns.stamp[doc] === stamp,
    leave,
    memory,
    withoutGone: () => {
      const newNumbers = new Int32Array(ids.count()).fill(-1);
      let count = 0;
      for (let doc = 0; doc < newNumbers.length; doc += 1)
        if (columns.isLive[doc] === 1) newNumbers[doc] = count++;
      return { goods: openGoods(renumbered(memory(), newNumbers)), newNumber: (doc) => newNumbers[doc]! };
    },
  };
}

type Demand = { isSet: boolean; isInStock: boolean; popularity: number };

/** The memory of goods without those whose new number is -1. */
function renumbered(kept: GoodsMemory, newNumbers: Int32Array): GoodsMemory {
  const stays = newNumbers.map((number) => (number < 0 ? 0 : 1));
  const codeStays = kept.codesOf.map((doc) => stays[doc]!);
  return {
    ...kept,
    columns: columnsOnly(kept.columns, stays),
    ids: textsOnly(kept.ids, stays),
    titles: textsOnly(kept.titles, stays),
    codes: textsOnly(kept.codes, codeStays),
    codesOf: kept.codesOf.filter((_, at) => codeStays[at] === 1).map((doc) => newNumbers[doc]!),
  };
}

/** The factor of a product's score: single goods before sets, what can be bought and what is often bought first. */
const demandOf = ({ isSet, isInStock, popularity }: Demand): number =>
  (isSet ? 0.8 : 1) * (isInStock ? 1 : 0.93) * (1 + Math.min(0.06, Math.log10(1 + popularity) / 70));
