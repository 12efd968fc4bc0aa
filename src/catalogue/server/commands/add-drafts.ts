import { newId } from '#base/ids.ts';
import type { StaffProduct } from '#catalogue/products/staff-products.ts';
import { presentForStaff, STAFF_COLUMNS } from '#catalogue/server/present.ts';
import { auditedFields, namedBy, skuFor } from '#catalogue/server/product-columns.ts';
import { markProduct } from '#catalogue/server/tags.ts';
import type { NewDrafts } from '#catalogue/stock/stock-keeping.ts';
import type { Tx } from '#db/schema.ts';
import { recordAudit } from '#platform/log/audit.ts';
import type { WriteContext } from './write-context.ts';

/** Makes a draft of each photo: kept for the owner, and in the shop once an edit gives it its name and price. */
export async function addDrafts(
  tx: Tx,
  { drafts }: NewDrafts,
  { actor, now }: WriteContext,
): Promise<StaffProduct[]> {
  const added: StaffProduct[] = [];
  // A draft stands on the first shelf until the form, which asks for one, brings it into the shop.
  const { value: category } = await tx
    .selectFrom('shelves')
    .select('value')
    .where('parent', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const { title, thumbnail } of drafts) {
    const id = newId(Date.parse(now));
    const row = await tx
      .insertInto('products')
      .values({
        id,
        ...namedBy(title, skuFor(id)),
        title,
        description: '',
        category,
        brand: '',
        color: '',
        unit: 'item',
        pack: '',
        price_paise: 0,
        cut_price_paise: 0,
        stock: 0,
        rating_hundredths: 0,
        thumbnail,
        draft: 1,
        created_at: now,
        updated_at: now,
        deactivated_at: now,
      })
      .returning(STAFF_COLUMNS)
      .executeTakeFirstOrThrow();
    const entry = { actor, entity: 'product', entityId: id, action: 'drafted', after: auditedFields(row) };
    await recordAudit(tx, entry, now);
    markProduct(tx, undefined, row);
    added.push(presentForStaff(row));
  }
  return added;
}
