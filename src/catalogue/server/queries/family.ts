import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { presentForStaff, type StaffRow, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import type { Db, Tx } from '#db/schema.ts';
import { findProduct } from './product-for-staff.ts';

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
