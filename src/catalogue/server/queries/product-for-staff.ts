import { Failure, invalidField } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { gtinOf, sameBarcodes } from '#catalogue/products/barcode.ts';
import type { StaffProduct, WholeProduct } from '#catalogue/products/staff-products.ts';
import { presentForStaff, type StaffRow, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import type { Db, Tx } from '#db/schema.ts';
import { readDetails } from './product-details.ts';

/** The row of a product, live or not; an unknown id is refused. */
export async function findProduct(db: Db | Tx, id: string): Promise<StaffRow> {
  const query = db.selectFrom('products').select(STAFF_COLUMNS).where('id', '=', id);
  const row = isId(id) ? await query.executeTakeFirst() : undefined;
  if (!row) throw new Failure('not_found', /*i18n*/ 'There is no such product.');
  return row;
}

/** A product with its label and its words in other languages. */
export async function wholeProduct(db: Db | Tx, id: string): Promise<WholeProduct> {
  const row = await findProduct(db, id);
  return { ...presentForStaff(row), ...(await readDetails(db, [id])).get(id)! };
}

/** The product that has a barcode, also when it was written with another length; digits that are none are refused. */
export async function productWithBarcode(db: Db | Tx, digits: string): Promise<StaffProduct | null> {
  const gtin = gtinOf(digits);
  if (!gtin) throw invalidField('barcode', /*office*/ 'The barcode is invalid: a digit is missing or wrong');
  const row = await db
    .selectFrom('products')
    .select(STAFF_COLUMNS)
    .where('barcode', 'in', sameBarcodes(gtin))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? presentForStaff(row) : null;
}

/** The packs of a product's family in their order, for staff; a product without a family is its only pack. */
export async function familyForStaff(db: Db | Tx, id: string): Promise<StaffProduct[]> {
  return (await familyRows(db, await findProduct(db, id))).map(presentForStaff);
}

/** The rows of a product's family in their order. */
export const familyRows = async (db: Db | Tx, row: StaffRow): Promise<StaffRow[]> =>
  row.family_id === null
    ? [row]
    : db
        .selectFrom('products')
        .select(STAFF_COLUMNS)
        .where('family_id', '=', row.family_id)
        .orderBy('family_position')
        .orderBy('id')
        .execute();
