import { fromRupees } from '#base/money.ts';
import type { NewProduct } from '#catalogue/product-form.ts';
import { searchTextOf } from '#platform/db/search-text.ts';
import { difference } from '#platform/log/audit.ts';
import { type StaffRow, presentForStaff } from './present.ts';

/** What of a product a person may write, as columns; the SKU is left out, because an empty one is made up. */
export const columnsOf = (product: Omit<NewProduct, 'discount' | 'sku'>) => ({
  title: product.title,
  description: product.description,
  category: product.category,
  brand: product.brand,
  color: product.color,
  unit: product.unit,
  pack: product.pack,
  price_paise: fromRupees(product.price),
  cut_price_paise: fromRupees(product.cuttedprice),
  stock: product.stock,
  rating_hundredths: Math.round(product.rating * 100),
  thumbnail: product.thumbnail,
});

/** The SKU of a product, and what it is found by in the back office. */
export const namedBy = (title: string, sku: string) => ({ sku, search: searchTextOf(title, sku) });

/** What the audit log keeps of a product: the fields that people write, in rupees as they wrote them. */
export function auditedFields(row: StaffRow) {
  const {
    sku,
    title,
    description,
    category,
    brand,
    color,
    unit,
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
    pack,
    price,
    cuttedprice,
    stock,
    rating,
    thumbnail,
    active,
  };
}

/** What a change did to a product, for the audit log; undefined when it changed nothing. */
export const changeOf = (before: StaffRow, after: StaffRow) =>
  difference(auditedFields(before), auditedFields(after));
