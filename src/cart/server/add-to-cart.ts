import { Failure } from '#base/failure.ts';
import { fits } from '#base/figures/amount.ts';
import { isId, newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { LINES_AT_MOST } from '#cart/cart.ts';
import { type CartLine, type FilledLine, lineOf, linesOf } from '#cart/server/queries.ts';
import { type ProductRow, rowsByIds } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import { mostInLine, tooMuch, wantedAmount, wrongAmount, cartFull } from './change-cart.ts';

/**
 * Adds an amount of a product to a shopper's cart; a line that is there already grows. All conditions are in the one
 * statement that writes, so it needs no transaction around it.
 */
export async function addToCart(
  db: Db | Tx,
  userId: string,
  wanted: { product: string; quantity: number },
  now: Instant,
): Promise<FilledLine> {
  const product = isId(wanted.product)
    ? (await rowsByIds(db, [wanted.product])).get(wanted.product)
    : undefined;
  if (!product) throw new Failure('not_found', /*i18n*/ 'This product is no longer in the shop.');
  const line = { id: newId(), product_id: product.id, quantity: wantedAmount(product, wanted.quantity) };
  if (!fits(line.quantity, product)) await expectToFit(db, userId, line, product);
  const most = mostInLine(product);
  if (line.quantity > most) throw tooMuch(product);
  const kept = await raise(db, userId, { ...line, most }, now);
  if (kept) return { ...kept, product };
  const lines = await linesOf(db, userId);
  if (lines.some(({ product_id }) => product_id === line.product_id)) {
    throw tooMuch(product);
  }
  throw cartFull();
}

/** Less than the least amount can be added to an existing line, in whole steps. */
async function expectToFit(db: Db | Tx, userId: string, line: CartLine, product: ProductRow): Promise<void> {
  const there = await lineOf(db, userId, { product_id: product.id });
  if (!there || !fits(there.quantity + line.quantity, product)) throw wrongAmount(product);
}

/** No row is written or returned when the cart is full or the line would be too large. */
const raise = (
  db: Db | Tx,
  userId: string,
  line: CartLine & { most: number },
  now: Instant,
): Promise<CartLine | undefined> =>
  db
    .insertInto('cart_lines')
    .columns(['id', 'product_id', 'quantity', 'user_id', 'created_at', 'updated_at'])
    .expression(
      db
        .selectNoFrom((row) => [
          row.val(line.id).as('id'),
          row.val(line.product_id).as('product_id'),
          row.val(line.quantity).as('quantity'),
          row.val(userId).as('user_id'),
          row.val(now).as('created_at'),
          row.val(now).as('updated_at'),
        ])
        .where(({ eb }) => eb(otherLines(db, userId, line), '<', LINES_AT_MOST)),
    )
    .onConflict((row) =>
      row
        .columns(['user_id', 'product_id'])
        .doUpdateSet((old) => ({
          quantity: old('cart_lines.quantity', '+', old.ref('excluded.quantity')),
          updated_at: now,
        }))
        .where(({ eb }) => eb(eb('cart_lines.quantity', '+', line.quantity), '<=', line.most)),
    )
    .returning(['id', 'product_id', 'quantity'])
    .executeTakeFirst();

const otherLines = (db: Db | Tx, userId: string, line: CartLine) =>
  db
    .selectFrom('cart_lines')
    .select((row) => row.fn.countAll<number>().as('lines'))
    .where('user_id', '=', userId)
    .where('product_id', '!=', line.product_id);
