import { type RawBuilder, sql } from 'kysely';
import { invalidField } from '#base/failure.ts';
import { amountOf, type SoldBy } from '#base/figures/amount.ts';
import type { NewProduct } from '#catalogue/products/product-form.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import {
  readSelling,
  type SaidOfSelling,
  type Selling,
  type SoldBefore,
} from '#catalogue/selling/selling.ts';
import { STOCK_NOT_COUNTED } from '#catalogue/stock/stock-words.ts';
import { isTaken } from '#platform/db/errors.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { difference } from '#platform/log/audit.ts';
import { type StaffRow, presentForStaff, pricesFrom } from './present.ts';

/** The columns of a product that people may write. The SKU is not among them, because an empty one is generated. */
export const columnsOf = (
  product: Omit<NewProduct, 'discount' | 'sku' | 'counted'>,
  selling: Selling,
  isCounted: boolean,
) => ({
  title: product.title,
  description: product.description,
  category: product.category,
  brand: product.brand,
  color: product.color,
  unit: product.unit,
  pack: product.pack,
  sold_by: selling.soldBy,
  least: selling.least,
  step: selling.step,
  ...pricesFrom(product),
  ...(isCounted
    ? { counted: 1 as const, stock: selling.stock }
    : { counted: 0 as const, stock: amountNotCounted(selling.soldBy) }),
  rating_hundredths: Math.round(product.rating * 100),
  thumbnail: product.thumbnail,
});

/** Reads the new way of selling a product; fails at the wrong field. */
export function sellingOf(said: SaidOfSelling, before?: SoldBefore): Selling {
  const read = readSelling(said, before);
  if ('field' in read) throw invalidField(read.field, read.message);
  return read;
}

/** The SKU of a product, and what it is found by in the back office. */
export const namedBy = (title: string, sku: string, barcode: string | null = null) => ({
  sku,
  search: searchTextOf(title, sku, ...(barcode ? [barcode] : [])),
});

/** A SKU for a product that was given none: short enough for a shelf label, and unique in practice. */
export const skuFor = (id: string): string => `H-${id.slice(-10).toUpperCase()}`;

/** The fields of the API whose columns have other names. */
const FIELD_OF: Record<string, string> = {
  price_paise: 'price',
  cut_price_paise: 'cuttedprice',
  rating_hundredths: 'rating',
  sold_by: 'soldBy',
  most_per_order: 'mostPerOrder',
  low_stock: 'lowStock',
  also_called: 'alsoCalled',
  family_id: 'family',
  family_position: 'family',
};

/** The name in the API of a column of products. */
export const fieldOf = (column: string): string => FIELD_OF[column] ?? column;

/** The value of `edited` after these fields were changed by hand, too. */
export const editedWith = (edited: string, fields: readonly string[]): string =>
  [...new Set([...edited.split(' ').filter(Boolean), ...fields])].join(' ');

/** The same in SQL, for a row that was not read before. */
export const notedAsEdited = (fields: readonly string[]): RawBuilder<string> =>
  fields.reduce<RawBuilder<string>>(
    (known, field) =>
      sql`case when ' ' || ${known} || ' ' like ${`% ${field} %`} then ${known} else trim(${known} || ${` ${field}`}) end`,
    sql.ref('edited'),
  );

/** The fields of the API in which a row is about to change. */
export const fieldsChanged = <Columns extends object>(before: Columns, columns: Partial<Columns>): string[] =>
  (Object.keys(columns) as Extract<keyof Columns, string>[])
    .filter((column) => before[column] !== columns[column])
    .map(fieldOf);

/** Columns that staff write. */
const AUDITED = [
  'sku',
  'title',
  'description',
  'category',
  'brand',
  'color',
  'unit',
  'soldBy',
  'least',
  'step',
  'pack',
  'price',
  'cuttedprice',
  'stock',
  'counted',
  'rating',
  'thumbnail',
  'active',
  'barcode',
  'origin',
  'mark',
  'mostPerOrder',
  'lowStock',
  'soldOut',
  'backOn',
  'alsoCalled',
  'draft',
] as const;
type Audited = Pick<StaffProduct, (typeof AUDITED)[number]>;

/** The fields of a product in the audit log: those that people write, in rupees. */
export function auditedFields(row: StaffRow): Audited {
  const shown = presentForStaff(row);
  return Object.fromEntries(AUDITED.map((field) => [field, shown[field]])) as Audited;
}

type Difference = { before: Record<string, unknown>; after: Record<string, unknown> };

/** Two differences as one, for one entry of the audit log. */
export const joined = (one: Difference | undefined, other: Difference | undefined): Difference => ({
  before: { ...one?.before, ...other?.before },
  after: { ...one?.after, ...other?.after },
});

/** The difference for the audit log; undefined when nothing changed. */
export const changeOf = (before: StaffRow, after: StaffRow) =>
  difference(auditedFields(before), auditedFields(after));

/**
 * The stock of goods that are not counted, as an amount. A figure and not `null`, because clients of the specification know only
 * numbers, and each sum and check would need a second case.
 */
const amountNotCounted = (soldBy: SoldBy): number => amountOf(STOCK_NOT_COUNTED, soldBy)!;

/** True if the stock of a new product is counted: one that is left empty is not. */
export const isCounted = ({
  counted,
  stock,
}: {
  counted?: boolean | undefined;
  stock?: number | undefined;
}) => stock !== undefined && counted !== false;

/**
 * True if the stock of an edited product is counted from now on. An emptied stock is not. Another figure than the one
 * that stands for uncounted goods is, also with a client that sends the rest back as it came.
 */
export function isCountedAfter(
  before: { counted: boolean },
  sent: { counted?: boolean | undefined; stock?: number | undefined },
): boolean {
  if (sent.stock === undefined) return false;
  if (sent.counted !== undefined && sent.counted !== before.counted) return sent.counted;
  return before.counted || sent.stock !== STOCK_NOT_COUNTED;
}

/**
 * Turns the database's refusal of a SKU or barcode that another product has into a failure that a person can act on.
 */
export function refuseTaken(error: unknown): never {
  if (isTaken(error, 'products.sku')) throw invalidField('sku', /*office*/ 'Another product has this SKU');
  if (isTaken(error, 'products.barcode'))
    throw invalidField('barcode', /*office*/ 'Another product has this barcode');
  throw error;
}
