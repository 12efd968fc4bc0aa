import { invalidField } from '#base/failure.ts';
import type { NewProduct } from '#catalogue/product-form.ts';
import { readSelling, type SaidOfSelling, type Selling, type SoldBefore } from '#catalogue/selling.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { difference } from '#platform/log/audit.ts';
import { type StaffRow, presentForStaff, pricesFrom } from './present.ts';

/** The columns of a product that people may write. The SKU is not among them, because an empty one is generated. */
export const columnsOf = (product: Omit<NewProduct, 'discount' | 'sku'>, selling: Selling) => ({
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
  stock: selling.stock,
  rating_hundredths: Math.round(product.rating * 100),
  thumbnail: product.thumbnail,
});

/** How a product is sold from now on; refused at the field where it cannot be. */
export function sellingOf(said: SaidOfSelling, before?: SoldBefore): Selling {
  const read = readSelling(said, before);
  if ('field' in read) throw invalidField(read.field, read.message);
  return read;
}

/** The SKU of a product, and what it is found by in the back office. */
export const namedBy = (title: string, sku: string) => ({ sku, search: searchTextOf(title, sku) });

/** The fields of a product in the audit log: those that people write, in rupees. */
export function auditedFields(row: StaffRow) {
  const {
    sku,
    title,
    description,
    category,
    brand,
    color,
    unit,
    soldBy,
    least,
    step,
    pack,
    price,
    cuttedprice,
    stock,
    rating,
    thumbnail,
    active,
  } = presentForStaff(row);
  return {
    sku,
    title,
    description,
    category,
    brand,
    color,
    unit,
    soldBy,
    least,
    step,
    pack,
    price,
    cuttedprice,
    stock,
    rating,
    thumbnail,
    active,
  };
}

/** The difference for the audit log; undefined when nothing changed. */
export const changeOf = (before: StaffRow, after: StaffRow) =>
  difference(auditedFields(before), auditedFields(after));
