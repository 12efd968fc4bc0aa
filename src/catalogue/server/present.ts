import type { Selectable } from 'kysely';
import { quantityOf } from '#base/amount.ts';
import { fromRupees, paise, toRupees } from '#base/money.ts';
import type { Category, Product } from '#catalogue/catalogue.ts';
import type { StaffProduct } from '#catalogue/staff-products.ts';
import type { Schema } from '#db/schema.ts';

type Row = Selectable<Schema['products']>;

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
  'rating_hundredths',
  'thumbnail',
] as const satisfies (keyof Row)[];
export type ProductRow = Pick<Row, (typeof COLUMNS)[number]>;

/** The columns that a product is presented to staff from. */
export const STAFF_COLUMNS = [
  ...COLUMNS,
  'sold',
  'revision',
  'created_at',
  'updated_at',
  'deactivated_at',
] as const satisfies (keyof Row)[];
export type StaffRow = Pick<Row, (typeof STAFF_COLUMNS)[number]>;

/** A product as everybody may see it. */
export const presentProduct = (row: ProductRow): Product => ({
  _id: row.id,
  id: row.id,
  sku: row.sku,
  title: row.title,
  description: row.description,
  thumbnail: row.thumbnail,
  price: toRupees(paise(row.price_paise)),
  cuttedprice: toRupees(paise(row.cut_price_paise)),
  discount: toRupees(paise(row.cut_price_paise - row.price_paise)),
  // Only the schemas of the contract write this column.
  category: row.category as Category,
  brand: row.brand,
  unit: row.unit,
  soldBy: row.sold_by,
  least: quantityOf(row.least, row.sold_by),
  step: quantityOf(row.step, row.sold_by),
  pack: row.pack,
  stock: quantityOf(row.stock, row.sold_by),
  rating: row.rating_hundredths / 100,
  color: row.color,
});

/** A product as staff see it. */
export const presentForStaff = (row: StaffRow): StaffProduct => ({
  ...presentProduct(row),
  revision: row.revision,
  active: row.deactivated_at === null,
  sold: quantityOf(row.sold, row.sold_by),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The prices that a form sends, as columns. */
export const pricesFrom = ({ price, cuttedprice }: Pick<Product, 'price' | 'cuttedprice'>) => ({
  price_paise: fromRupees(price),
  cut_price_paise: fromRupees(cuttedprice),
});
