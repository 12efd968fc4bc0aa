import { Failure, invalidField } from '#base/failure.ts';
import type { NewDraft, NewDrafts, SavedDraft } from '#catalogue/products/draft-form.ts';
import { neverAboveCutPrice, type NewProduct } from '#catalogue/products/product-form.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { presentForStaff, type StaffRow } from '#catalogue/server/present.ts';
import { auditedFields } from '#catalogue/server/product-columns.ts';
import { findProduct } from '#catalogue/server/queries/product-details.ts';
import { markProduct } from '#catalogue/server/tags.ts';
import type { Tx } from '#db/schema.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { addDraft, writeProduct } from '../commands.ts';
import { settleFamily } from './families.ts';
import type { WriteContext } from './write-context.ts';

/** Makes drafts: kept for the owner, and in the shop once an edit gives them what is missing. */
export async function addDrafts(
  tx: Tx,
  { drafts }: NewDrafts,
  context: WriteContext,
): Promise<StaffProduct[]> {
  // A draft is on the first shelf until somebody chooses one in the form.
  const { value: category } = await tx
    .selectFrom('shelves')
    .select('value')
    .where('parent', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  const added: StaffProduct[] = [];
  for (const [index, draft] of drafts.entries()) {
    const { price = 0, cuttedprice } = draft;
    if (cuttedprice && price > cuttedprice)
      throw invalidField(drafts.length > 1 ? `drafts.${index}.price` : 'price', neverAboveCutPrice);
    added.push(
      await addDraft(
        tx,
        { ...EMPTY, category, ...said(draft), price, cuttedprice: cuttedprice || price },
        context,
      ),
    );
  }
  return added;
}

/** Writes what is known of a draft by now; what was not sent stays. It is in the shop once an edit completes it. */
export async function saveDraft(
  tx: Tx,
  id: string,
  sent: SavedDraft,
  context: WriteContext,
): Promise<StaffProduct> {
  const before = await findDraft(tx, id);
  const product = presentForStaff(before);
  const price = sent.price ?? product.price;
  const cuttedprice =
    sent.cuttedprice || (product.price === product.cuttedprice ? price : product.cuttedprice);
  return writeProduct(
    tx,
    before,
    { ...product, ...sent, price, cuttedprice },
    { ...context, staysDraft: true },
  );
}

/**
 * Deletes a draft for good, which is safe because a draft cannot have been ordered. Only the line in the audit log
 * is left.
 */
export async function discardDraft(tx: Tx, id: string, context: WriteContext): Promise<void> {
  const { actor, now } = context;
  const before = await findDraft(tx, id);
  await tx.deleteFrom('products').where('id', '=', id).where('draft', '=', 1).execute();
  const entry = {
    actor,
    entity: 'product',
    entityId: id,
    action: 'discarded',
    before: auditedFields(before),
  };
  await recordAudit(tx, entry, now);
  markProduct(tx, undefined, before);
  if (before.family_id) await settleFamily(tx, before.family_id, context);
}

async function findDraft(tx: Tx, id: string): Promise<StaffRow> {
  const row = await findProduct(tx, id);
  if (row.draft === 1) return row;
  throw new Failure('conflict', /*office*/ 'This product is no longer a draft. It is in the shop.', {
    detail: { product: presentForStaff(row) },
  });
}

const EMPTY = {
  title: '',
  description: '',
  thumbnail: '',
  discount: 0,
  brand: '',
  unit: 'item',
  rating: 0,
  color: '',
  sku: '',
  pack: '',
} as const satisfies Partial<NewProduct>;

/** The fields that were sent. */
const said = (draft: NewDraft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as Partial<NewProduct>;
