import type { RegisterRow } from './register-rows.ts';
import { openTexts } from './texts.ts';

/** What the register keeps of each product as a number. Money is paise; texts are numbers of `Goods.texts`. */
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

/**
 * All products that the shop shows, column by column, so that a look at each of 200,000 reads numbers that are side by
 * side in memory. A product is a place in the columns; places are valid until the next write.
 */
export type Goods = Readonly<Record<Column, Int32Array>> & {
  readonly createdAt: Float64Array;
  readonly size: number;
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
    idAt: (place: number) => ids[place]!,
    placeOf: (id: string) => places.get(id),
    ids: () => places.keys(),
    put: (row: RegisterRow) => {
      const place = places.get(row.id) ?? ids.length;
      if (place === createdAt.length) grow();
      ids[place] = row.id;
      places.set(row.id, place);
      const figures = figuresOf(row, texts.numberFor);
      for (const name of COLUMNS) columns[name][place] = figures[name];
      createdAt[place] = Date.parse(row.created_at);
    },
    remove: (id: string) => {
      const place = places.get(id);
      if (place === undefined) return;
      places.delete(id);
      // The last product moves to the free place.
      const last = ids.pop()!;
      if (last === id) return;
      ids[place] = last;
      places.set(last, place);
      for (const name of COLUMNS) columns[name][place] = columns[name][ids.length]!;
      createdAt[place] = createdAt[ids.length]!;
    },
  };
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
