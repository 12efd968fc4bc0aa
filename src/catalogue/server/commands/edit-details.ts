import { Failure } from '#base/failure.ts';
import type { WholeProduct } from '#catalogue/products/staff-products.ts';
import { presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import {
  changeOf,
  editedWith,
  fieldsChanged,
  joined,
  namedBy,
  refuseTaken,
} from '#catalogue/server/product-columns.ts';
import { findProduct, wholeProduct } from '#catalogue/server/queries/product-for-staff.ts';
import { markDetails, markProduct } from '#catalogue/server/tags.ts';
import type { EditedDetails } from '#catalogue/stock/stock-keeping.ts';
import type { Tx } from '#db/schema.ts';
import { difference, recordAudit } from '#platform/log/audit.ts';
import { detailColumns, writeDetails } from './product-details.ts';
import type { WriteContext } from './write-context.ts';

/** Writes the details that were sent and leaves the rest of the product, as a cell of the label grid does. */
export async function editDetails(
  tx: Tx,
  id: string,
  { revision, pack, thumbnail, ...sent }: EditedDetails,
  { actor, now }: WriteContext,
): Promise<WholeProduct> {
  const before = await findProduct(tx, id);
  if (revision !== undefined && revision !== before.revision) {
    throw new Failure(
      'conflict',
      /*office*/ 'This product was changed by another person. You see it as it is now.',
      {
        detail: { product: await wholeProduct(tx, id) },
      },
    );
  }
  const columns = {
    ...detailColumns(sent, before.sold_by),
    ...(pack !== undefined && { pack }),
    ...(thumbnail !== undefined && { thumbnail }),
  };
  const details = await writeDetails(tx, id, sent);
  const otherDetails = difference(details.before, details.after);
  const names = [...fieldsChanged(before, columns), ...Object.keys(otherDetails?.after ?? {})];
  if (names.length === 0) return { ...presentForStaff(before), ...details.after };
  const after = await tx
    .updateTable('products')
    .set((row) => ({
      ...columns,
      ...namedBy(before.title, before.sku, columns.barcode === undefined ? before.barcode : columns.barcode),
      edited: editedWith(before.edited, names),
      revision: row('revision', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returning(STAFF_COLUMNS)
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  const states = joined(changeOf(before, after), otherDetails);
  await recordAudit(tx, { actor, entity: 'product', entityId: id, action: 'edited', ...states }, now);
  markProduct(tx, before, after);
  if (otherDetails) markDetails(tx, id);
  return { ...presentForStaff(after), ...details.after };
}
