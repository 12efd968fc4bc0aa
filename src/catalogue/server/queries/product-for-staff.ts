import { Failure } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import type { WholeProduct } from '#catalogue/products/staff-products.ts';
import { presentForStaff, type StaffRow, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import type { Db, Tx } from '#db/schema.ts';
import { readDetails } from './product-details.ts';

/** The row of a product, live or not; an unknown id is refused. */
export async function findProduct(db: Db | Tx, id: string): Promise<StaffRow> {
  const query = db.selectFrom('products').select(STAFF_COLUMNS).where('id', '=', id);
  const row = isId(id) ? await query.executeTakeFirst() : undefined;
  if (!row) throw new Failure('not_found', 'There is no such product.');
  return row;
}

/** A product with its label and its words in other languages. */
export async function wholeProduct(db: Db | Tx, id: string): Promise<WholeProduct> {
  const row = await findProduct(db, id);
  return { ...presentForStaff(row), ...(await readDetails(db, [id])).get(id)! };
}
