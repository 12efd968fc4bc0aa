import { madeAt } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import {
  cutPriceWith,
  type EditedProduct,
  neverAboveCutPrice,
  type NewProduct,
} from '#catalogue/products/product-form.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import {
  isCounted,
  auditedFields,
  changeOf,
  columnsOf,
  joined,
  namedBy,
  sellingOf,
  skuFor,
  refuseTaken,
} from '#catalogue/server/product-columns.ts';
import type { Tx } from '#db/schema.ts';
import { difference, recordAudit } from '#platform/log/audit.ts';
import { settleFamily } from './commands/families.ts';
import { detailColumns, writeDetails } from './commands/product-details.ts';
import { holdCategory } from './commands/shelves/edit-shelf.ts';
import type { WriteContext } from './commands/write-context.ts';
import { writeEdited } from './commands/write-edited.ts';
import { type StaffRow, STAFF_COLUMNS, presentForStaff } from './present.ts';
import { findProduct } from './queries/product-details.ts';
import { markDetails, markProduct } from './tags.ts';
export type { WriteContext } from './commands/write-context.ts';

/** Adds a product to the shop. Without a SKU it gets a new one. */
export const addProduct = (tx: Tx, product: NewProduct, context: WriteContext): Promise<StaffProduct> =>
  insertProduct(tx, product, { ...context, action: 'added', state: {} });

/** Keeps a new product for the owner, out of the shop until an edit completes it; it may have no price. */
export const addDraft = (tx: Tx, product: NewProduct, context: WriteContext): Promise<StaffProduct> =>
  insertProduct(tx, product, {
    ...context,
    action: 'drafted',
    state: { draft: 1, deactivated_at: context.now },
  });

type Adding = WriteContext & {
  action: 'added' | 'drafted';
  state: Partial<Pick<StaffRow, 'draft' | 'deactivated_at'>>;
};

async function insertProduct(
  tx: Tx,
  product: NewProduct,
  { actor, now, action, state }: Adding,
): Promise<StaffProduct> {
  const id = newId(Date.parse(now));
  const category = await holdCategory(tx, product.category);
  const selling = sellingOf(product);
  const row = await tx
    .insertInto('products')
    .values({
      id,
      ...columnsOf({ ...product, category }, selling, isCounted(product)),
      ...detailColumns(product, selling.soldBy),
      ...namedBy(product.title, product.sku || skuFor(id), product.barcode ?? null),
      ...state,
      created_at: now,
      updated_at: now,
    })
    .returning(STAFF_COLUMNS)
    .executeTakeFirstOrThrow()
    .catch(refuseTaken);
  const details = await writeDetails(tx, id, product);
  const after = { ...auditedFields(row), ...difference(details.before, details.after)?.after };
  await recordAudit(tx, { actor, entity: 'product', entityId: id, action, after }, now);
  markProduct(tx, undefined, row);
  const { title_hi, title_bn } = details.after;
  return presentForStaff({ ...row, title_hi, title_bn });
}

/**
 * Writes an edited product. With the `revision` that the editor saw, another's edit in between is a conflict. With the
 * `sold` that the editor saw, what was ordered in between is taken off the stock that was typed, so that saving a new
 * price never puts sold goods back on the shelf. Details that were not sent stay. A draft is in the shop from now on.
 */
export const editProduct = async (
  tx: Tx,
  id: string,
  sent: EditedProduct,
  context: WriteContext,
): Promise<StaffProduct> => writeProduct(tx, await findProduct(tx, id), sent, context);

/** Writes an edited product of which `before` was read; a draft may stay one, also without a name or a price. */
export async function writeProduct(
  tx: Tx,
  before: StaffRow,
  sent: EditedProduct,
  context: WriteContext & { staysDraft?: boolean },
): Promise<StaffProduct> {
  const { actor, now, staysDraft = false } = context;
  const { id } = before;
  if (sent.revision !== undefined && sent.revision !== before.revision) throw changedMeanwhile(before);
  const cuttedprice = cutPriceWith(sent, presentForStaff(before));
  const edited = { ...sent, cuttedprice, category: await holdCategory(tx, sent.category) };
  if (before.draft === 1 && !staysDraft && edited.price === 0)
    throw invalidField('price', /*office*/ 'Write a price: a draft needs one to be in the shop');
  if (edited.price > edited.cuttedprice) throw invalidField('price', neverAboveCutPrice);
  const details = await writeDetails(tx, id, sent);
  const otherDetails = difference(details.before, details.after);
  const changedDetails = Object.keys(otherDetails?.after ?? {});
  const after = await writeEdited(tx, before, { edited, changedDetails, staysDraft, now });
  if (!after) throw changedMeanwhile(await findProduct(tx, id));
  const change = changeOf(before, after);
  if (change || otherDetails) {
    const states = joined(change, otherDetails);
    const made = madeAt(sent.waited, before.created_at, now);
    const entry = { actor, entity: 'product', entityId: id, action: 'edited', madeAt: made, ...states };
    await recordAudit(tx, entry, now);
  }
  markProduct(tx, before, after);
  if (otherDetails) markDetails(tx, id);
  if (after.family_id) await settleFamily(tx, after.family_id, context);
  return presentForStaff(after);
}

/** Takes a product off the shelf: gone from the shop and from every new order, kept for the orders that have it. */
export const deactivateProduct = (tx: Tx, id: string, context: WriteContext): Promise<StaffProduct> =>
  setDeactivated(tx, id, context.now, { ...context, action: 'deactivated' });

/** Puts a deactivated product back on the shelf. */
export const restoreProduct = (tx: Tx, id: string, context: WriteContext): Promise<StaffProduct> =>
  setDeactivated(tx, id, null, { ...context, action: 'restored' });

async function setDeactivated(
  tx: Tx,
  id: string,
  at: Instant | null,
  context: WriteContext & { action: string },
): Promise<StaffProduct> {
  const before = await findProduct(tx, id);
  if (before.draft === 1)
    throw new Failure('conflict', /*office*/ 'This draft has no price yet. Edit it first.');
  // Asked twice, it is done once: a double tap is not an error.
  if ((before.deactivated_at === null) === (at === null)) return presentForStaff(before);
  const after = await tx
    .updateTable('products')
    .set((row) => ({ deactivated_at: at, revision: row('revision', '+', 1), updated_at: context.now }))
    .where('id', '=', id)
    .returning(STAFF_COLUMNS)
    .executeTakeFirstOrThrow();
  const { actor, action, now } = context;
  await recordAudit(tx, { actor, entity: 'product', entityId: id, action, ...changeOf(before, after) }, now);
  markProduct(tx, before, after);
  if (after.family_id) await settleFamily(tx, after.family_id, context);
  return presentForStaff(after);
}

const changedMeanwhile = (current: StaffRow): Failure =>
  new Failure('conflict', /*office*/ 'This product was changed by another person. You see it as it is now.', {
    detail: { product: presentForStaff(current) },
  });
