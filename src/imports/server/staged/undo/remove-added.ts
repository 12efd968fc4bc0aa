import { markProduct, settleFamily, STAFF_COLUMNS, type WriteContext } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { recordAudit } from '#platform/log/audit.ts';

/** Whether goods of a product were received. */
async function cameIn(tx: Tx, id: string): Promise<boolean> {
  const received = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('entity', '=', 'product')
    .where('entity_id', '=', id)
    .where('action', '=', 'received')
    .limit(1)
    .executeTakeFirst();
  return received !== undefined;
}

/**
 * Takes a product away that an import added, also out of carts. What was ordered, received or changed by hand since stays; answers
 * why.
 */
export async function removeAdded(tx: Tx, id: string, { actor, now }: WriteContext): Promise<string> {
  const product = await tx
    .selectFrom('products')
    .select(STAFF_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!product) return '';
  if (product.edited !== '') return 'it was changed by hand since';
  const ordered = await tx
    .selectFrom('order_lines')
    .select('product_id')
    .where('product_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (ordered) return 'it was ordered since';
  if (await cameIn(tx, id)) return 'more of it came in since';
  await tx.deleteFrom('cart_lines').where('product_id', '=', id).execute();
  await tx.deleteFrom('products').where('id', '=', id).execute();
  const { title, sku } = product;
  await recordAudit(
    tx,
    { actor, entity: 'product', entityId: id, action: 'import taken back', before: { title, sku } },
    now,
  );
  markProduct(tx, product, { ...product, deactivated_at: now });
  if (product.family_id) await settleFamily(tx, product.family_id, { actor, now });
  return '';
}
