import { openOrders, type Orders, type SortedFigures } from './orders.ts';
import type { RegisterRow } from './rows.ts';

/** Numbers that the register keeps of each product. Money is paise; texts are numbers of `Goods.texts`. */
const COLUMNS = [
  'category',
  'brand',
  'origin',
  /** The family, and the family together with the shelf; 0 for goods that come in one pack. */
  'family',
  'familyOnShelf',
  'position',
  /** 1 where it stands in a list that shows each family once. */
  'leads',
  'price',
  'rating',
  'popularity',
  /** Which details it lacks, a bit for each. */
  'lacks',
] as const;
type Column = (typeof COLUMNS)[number];
/** The columns that decide where a product stands in the orders of the listing, besides its age. */
const SORTED_BY = ['popularity', 'rating', 'price'] as const satisfies readonly Column[];

/**
 * All products that the shop shows, column by column, so that a look at each of 200,000 reads numbers that are side by
 * side in memory. A product is a place in the columns; places are valid until the next write.
 */
export type Goods = Readonly<Record<Column, Int32Array>> & {
  readonly createdAt: Float64Array;
  readonly size: number;
  /** All places in the orders of the listing. */
  readonly orders: Orders;
  readonly texts: ReturnType<typeof openTexts>;
  idAt(place: number): string;
  placeOf(id: string): number | undefined;
  ids(): Iterable<string>;
  put(row: RegisterRow): void;
  remove(id: string): void;
};

const ROOM_AT_FIRST = 256;

/** Opens an empty list of goods. */
export function openGoods(): Goods {
  const texts = openTexts();
  const ids: string[] = [];
  const places = new Map<string, number>();
  let columns = Object.fromEntries(COLUMNS.map((name) => [name, new Int32Array(ROOM_AT_FIRST)])) as Record<
    Column,
    Int32Array
  >;
  let createdAt = new Float64Array(ROOM_AT_FIRST);

  const grow = (): void => {
    const room = ids.length * 2;
    const wider = (column: Int32Array): Int32Array => {
      const next = new Int32Array(room);
      next.set(column);
      return next;
    };
    columns = Object.fromEntries(COLUMNS.map((name) => [name, wider(columns[name])])) as typeof columns;
    const next = new Float64Array(room);
    next.set(createdAt);
    createdAt = next;
    Object.assign(goods, columns, { createdAt });
  };
  const goods = {
    ...columns,
    createdAt,
    texts,
    get size() {
      return ids.length;
    },
    get orders() {
      return orders;
    },
    idAt: (place: number) => ids[place]!,
    placeOf: (id: string) => places.get(id),
    ids: () => places.keys(),
    put: (row: RegisterRow) => {
      const place = places.get(row.id) ?? ids.length;
      if (place === createdAt.length) grow();
      const figures = figuresOf(row, texts.numberFor);
      const bornAt = Date.parse(row.created_at);
      const isNew = ids[place] === undefined;
      const isSortedOtherwise = SORTED_BY.some((name) => columns[name][place] !== figures[name]);
      if (isNew || isSortedOtherwise || createdAt[place] !== bornAt) orders.changed(place);
      ids[place] = row.id;
      places.set(row.id, place);
      for (const name of COLUMNS) columns[name][place] = figures[name];
      createdAt[place] = bornAt;
    },
    remove: (id: string) => {
      const place = places.get(id);
      if (place === undefined) return;
      places.delete(id);
      // The last product moves to the free place.
      const last = ids.pop()!;
      orders.changed(place);
      orders.changed(ids.length);
      if (last === id) return;
      ids[place] = last;
      places.set(last, place);
      for (const name of COLUMNS) columns[name][place] = columns[name][ids.length]!;
      createdAt[place] = createdAt[ids.length]!;
    },
  };
  const snapshot = (): SortedFigures => {
    const idsNow = ids.slice();
    return {
      popularity: columns.popularity.slice(0, ids.length),
      rating: columns.rating.slice(0, ids.length),
      price: columns.price.slice(0, ids.length),
      createdAt: createdAt.slice(0, ids.length),
      size: ids.length,
      idAt: (place) => idsNow[place]!,
    };
  };
  const orders = openOrders(goods, snapshot);
  return goods;
}

const figuresOf = (row: RegisterRow, numberFor: (text: string) => number): Record<Column, number> => ({
  category: numberFor(row.category),
  brand: numberFor(row.brand),
  origin: numberFor(row.origin),
  family: numberFor(row.family_id ?? ''),
  familyOnShelf: numberFor(row.family_id === null ? '' : `${row.category} ${row.family_id}`),
  position: row.family_position,
  leads: row.leads,
  price: row.price_paise,
  rating: row.rating_hundredths,
  popularity: row.popularity,
  lacks: row.lacks,
});

/** Texts that many products share, each kept once under a number; the empty text is 0. */
function openTexts() {
  const numbers = new Map<string, number>([['', 0]]);
  const texts = [''];
  return {
    /** The number of a text; an unknown text gets a new one. */
    numberFor: (text: string): number => {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      return texts.push(text) - 1;
    },
    /** The number of a known text; -1 for an unknown one. */
    numberOf: (text: string): number => numbers.get(text) ?? -1,
    textOf: (number: number): string => texts[number]!,
    /** Number of texts; all their numbers are below it. */
    count: (): number => texts.length,
  };
}
