import { Failure, invalidField } from '#base/failure.ts';
import { isId, newId } from '#base/ids.ts';
import { QUANTITY_CEILING } from '#base/quantity.ts';
import type { Instant } from '#base/time.ts';
import { type CartLine, type FilledLine, fillLines } from '#cart/server/queries.ts';
import type { Tx } from '#db/schema.ts';
import { expectRoom } from './change-cart.ts';

/** Puts so many of a product into a shopper's cart; what is there already is raised. */
export async function addToCart(
  tx: Tx,
  userId: string,
  wanted: { product: string; quantity: number },
  now: Instant,
): Promise<FilledLine> {
  const line = { id: newId(), product_id: wanted.product, quantity: wanted.quantity };
  const { filled } = await fillLines(tx, isId(wanted.product) ? [line] : []);
  const [found] = filled;
  if (!found) throw new Failure('not_found', 'This product is no longer in the shop.');
  const kept = await raise(tx, userId, line, now);
  await expectRoom(tx, userId);
  return { ...found, ...kept };
}

async function raise(tx: Tx, userId: string, line: CartLine, now: Instant): Promise<CartLine> {
  const kept = await tx
    .insertInto('cart_lines')
    .values({ ...line, user_id: userId, created_at: now, updated_at: now })
    .onConflict((row) =>
      row
        .columns(['user_id', 'product_id'])
        .doUpdateSet((old) => ({
          quantity: old('cart_lines.quantity', '+', old.ref('excluded.quantity')),
          updated_at: now,
        }))
        .where(({ eb }) => eb(eb('cart_lines.quantity', '+', line.quantity), '<=', QUANTITY_CEILING)),
    )
    .returning(['id', 'product_id', 'quantity'])
    .executeTakeFirst();
  if (!kept) throw invalidField('quantity', 'Quantity is too large');
  return kept;
}
