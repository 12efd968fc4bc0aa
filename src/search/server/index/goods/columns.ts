import { withRoom } from './room.ts';

/** The facts that the index keeps of each product, as numbers. A text is its number in `names`, a thing its number in `things` plus 1. */
const KINDS = {
  /** 1 unless it is gone. */
  isLive: Uint8Array,
  isSet: Uint8Array,
  isInStock: Uint8Array,
  packOf: Uint8Array,
  length: Uint16Array,
  shortest: Uint16Array,
  category: Int32Array,
  family: Int32Array,
  kind: Int32Array,
  thing: Int32Array,
  rating: Int32Array,
  popularity: Int32Array,
  price: Float64Array,
  createdAt: Float64Array,
  packMeasure: Float64Array,
  /** The factor of its score: see `demandOf`. */
  demand: Float64Array,
  /** The edit of the product as which its words were read. */
  stamp: Float64Array,
  wordsLength: Int32Array,
  wordsHash: Int32Array,
  wordsOtherHash: Int32Array,
} as const;

type Name = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as Name[];

/** One number of each column. */
export type ColumnsRow = Record<Name, number>;
/** The columns, side by side in memory. */
export type Columns = { [Each in Name]: InstanceType<(typeof KINDS)[Each]> };

/** Empty columns. */
export const openColumns = (): Columns =>
  Object.fromEntries(NAMES.map((name) => [name, new KINDS[name](0)])) as unknown as Columns;

/** The same columns with room for so many goods. */
export const columnsWithRoom = (columns: Columns, count: number): Columns =>
  eachColumn(columns, (column) => withRoom(column, count));

/** The columns cut to so many goods. */
export const columnsOf = (columns: Columns, count: number): Columns =>
  eachColumn(columns, (column) => column.subarray(0, count) as typeof column);

/** The same columns in memory of their own. */
export const copyOf = (columns: Columns): Columns =>
  eachColumn(columns, (column) => column.slice() as typeof column);

/** The columns with only the goods that stay. */
export const columnsOnly = (columns: Columns, stays: Int32Array): Columns =>
  eachColumn(columns, (column) => column.filter((_, doc) => stays[doc] === 1) as typeof column);

/** Sets the numbers of one product. */
export function setRow(columns: Columns, doc: number, row: Partial<ColumnsRow>): void {
  for (const name in row) columns[name as Name][doc] = row[name as Name]!;
}

const eachColumn = (columns: Columns, change: <Of extends Columns[Name]>(column: Of) => Of): Columns =>
  Object.fromEntries(NAMES.map((name) => [name, change(columns[name])])) as unknown as Columns;
