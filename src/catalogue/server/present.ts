import { type Selectable, sql } from 'kysely';
import { isLoose, quantityOf, type SoldBy } from '#base/figures/amount.ts';
import { fromRupees, minus, type Paise, toRupees } from '#base/figures/money.ts';
import { artOf, comparedPrice, isFew, isSoldOut, type Product } from '#catalogue/catalogue.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import type { Schema } from '#db/schema.ts';

type Row = Selectable<Schema['products']>;

/** Of a product's shelf, its drawing and its title. */
const ART = sql<string | null>`(select art from shelves where value = products.category)`.as('art');
const SHELF = sql<
  string | null
>`(select shelf_titles.title from shelf_titles where shelf = products.category and language = 'en')`.as(
  'shelf',
);

/** The title of a product in a language besides English. */
const titleAs = <Name extends 'title_hi' | 'title_bn'>(name: Name) =>
  sql<
    string | null
  >`(select product_texts.title from product_texts where product_id = products.id and language = ${sql.lit(name.slice(-2))})`.as(
    name,
  );

/** The columns that a product is presented from. */
export const COLUMNS = [
  'id',
  'sku',
  'title',
  'description',
  'category',
  'brand',
  'color',
  'unit',
  'pack',
  'sold_by',
  'least',
  'step',
  'price_paise',
  'cut_price_paise',
  'stock',
  'counted',
  'rating_hundredths',
  'thumbnail',
  'family_id',
  'family_position',
  'leads',
  'barcode',
  'origin',
  'mark',
  'most_per_order',
  'low_stock',
  'sold_out',
  'back_on',
  ART,
  SHELF,
] as const;
type OfShelf = { art: string | null; shelf: string | null };
type Named<Columns extends readonly unknown[]> = Extract<Columns[number], keyof Row>;
/** A product with the columns that shoppers may see. */
export type ProductRow = Pick<Row, Named<typeof COLUMNS>> & OfShelf;

/** The columns that a product is presented to staff from. */
export const STAFF_COLUMNS = [
  ...COLUMNS,
  'sold',
  'revision',
  'created_at',
  'updated_at',
  'deactivated_at',
  'draft',
  'also_called',
  'edited',
  titleAs('title_hi'),
  titleAs('title_bn'),
] as const;
type OtherTitles = Record<'title_hi' | 'title_bn', string | null>;
/** A product with the columns that staff may see. */
export type StaffRow = Pick<Row, Named<typeof STAFF_COLUMNS>> & OfShelf & OtherTitles;

/** Stock that shoppers can buy: none if the owner marked the product as sold out. */
export const stockToSell = ({ stock, sold_out }: Pick<ProductRow, 'stock' | 'sold_out'>): number =>
  sold_out === 1 ? 0 : stock;

/** More than any order has. */
const ANY_AMOUNT = 10_000_000_000;

/** The most that one order can have: the stock, up to the most per order. */
export const mostToSell = (
  row: Pick<ProductRow, 'stock' | 'counted' | 'sold_out' | 'most_per_order'>,
): number => {
  const there = row.counted === 1 || row.sold_out === 1 ? stockToSell(row) : ANY_AMOUNT;
  return Math.min(there, row.most_per_order ?? ANY_AMOUNT);
};

/**
 * True if so little is left of goods that it is soon gone. The owner's own limit, which says when she orders more, can
 * lower that and never raise it: 50 kg are not few because she orders at 50.
 */
export const fewLeft = (
  row: Pick<ProductRow, 'stock' | 'counted' | 'sold_out' | 'least' | 'low_stock'>,
): boolean =>
  row.counted === 1 &&
  !isSoldOut({ stock: stockToSell(row), least: row.least }) &&
  isFew(row) &&
  row.stock <= (row.low_stock ?? row.stock);

const eachOf = ({ sold_by, price_paise, pack }: ProductRow): Product['each'] => {
  const compared = isLoose(sold_by) ? undefined : comparedPrice(price_paise, pack);
  return compared ? { price: toRupees(compared.each), per: compared.per } : null;
};

/** A product as everybody may see it. */
export const presentProduct = (row: ProductRow): Product => ({
  _id: row.id,
  id: row.id,
  sku: row.sku,
  title: row.title,
  description: row.description,
  thumbnail: row.thumbnail,
  price: toRupees(row.price_paise),
  cuttedprice: toRupees(row.cut_price_paise),
  discount: toRupees(minus(row.cut_price_paise, row.price_paise)),
  category: row.category,
  shelf: row.shelf ?? row.category,
  art: artOf(row.art ?? undefined),
  brand: row.brand,
  unit: row.unit,
  soldBy: row.sold_by,
  least: quantityOf(row.least, row.sold_by),
  step: quantityOf(row.step, row.sold_by),
  pack: row.pack,
  each: eachOf(row),
  stock: quantityOf(stockToSell(row), row.sold_by),
  few: fewLeft(row),
  rating: row.rating_hundredths / 100,
  color: row.color,
  family: row.family_id ?? '',
  barcode: row.barcode ?? '',
  origin: row.origin,
  mark: row.mark,
  mostPerOrder: quantityOrNone(row.most_per_order, row.sold_by),
  soldOut: row.sold_out === 1,
  backOn: row.back_on ?? '',
});

/** A product as staff see it. */
export const presentForStaff = (row: StaffRow): StaffProduct => ({
  ...presentProduct(row),
  stock: quantityOf(row.stock, row.sold_by),
  counted: row.counted === 1,
  revision: row.revision,
  active: row.deactivated_at === null,
  sold: quantityOf(row.sold, row.sold_by),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  draft: row.draft === 1,
  lowStock: quantityOrNone(row.low_stock, row.sold_by),
  alsoCalled: row.also_called,
  edited: wordsOf(row.edited),
  title_hi: row.title_hi ?? '',
  title_bn: row.title_bn ?? '',
});

const quantityOrNone = (amount: number | null, soldBy: SoldBy): number | null =>
  amount === null ? null : quantityOf(amount, soldBy);

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** The prices that a form sends, as columns. */
export const pricesFrom = ({ price, cuttedprice }: Pick<Product, 'price' | 'cuttedprice'>) => ({
  price_paise: fromRupees(price),
  cut_price_paise: fromRupees(cuttedprice),
});

/** An amount that a call speaks in rupees, in paise; none stays none. */
export const paiseFrom = (rupees: number | null): Paise | null =>
  rupees === null ? null : fromRupees(rupees);

/** An amount in rupees, as calls speak it; none stays none. */
export const rupeesFrom = (amount: Paise | null): number | null =>
  amount === null ? null : toRupees(amount);
