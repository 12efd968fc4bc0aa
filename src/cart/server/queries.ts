import { type ProductRow, rowsByIds, titlesByIds } from '#catalogue/server/public.ts';
import type { Db, Tx } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';

/** A row of a cart, without its product. The quantity is an amount in the measure of the product. */
export type CartLine = { id: string; product_id: string; quantity: number };
/** A line with its product as the shop shows it now. */
export type FilledLine = CartLine & { product: ProductRow };
/** A line whose product the shop no longer sells. */
export type GoneLine = CartLine & { title: string };

/** The lines of a shopper's cart, the oldest first. */
export const linesOf = (db: Db | Tx, userId: string): Promise<CartLine[]> => cartLines(db, { userId });

const cartLines = hot((db, { userId }: { userId: string }) =>
  db
    .selectFrom('cart_lines')
    .select(['id', 'product_id', 'quantity'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id'),
);

/** One line of a shopper's cart, by its id or by its product. */
export const lineOf = (
  db: Db | Tx,
  userId: string,
  by: { id: string } | { product_id: string },
): Promise<CartLine | undefined> =>
  db
    .selectFrom('cart_lines')
    .select(['id', 'product_id', 'quantity'])
    .where('user_id', '=', userId)
    .where('id' in by ? 'id' : 'product_id', '=', 'id' in by ? by.id : by.product_id)
    .executeTakeFirst();

/** A shopper's cart with the current products; lines that are no longer sold come separately. */
export const readCart = async (db: Db | Tx, userId: string): Promise<ReadCart> =>
  fillLines(db, await linesOf(db, userId));

type ReadCart = { filled: FilledLine[]; gone: GoneLine[] };

/** Joins the lines of a cart with the current products. */
export async function fillLines(db: Db | Tx, lines: readonly CartLine[]): Promise<ReadCart> {
  const products = await rowsByIds(db, idsOf(lines));
  const filled: FilledLine[] = [];
  const missing: CartLine[] = [];
  for (const line of lines) {
    const product = products.get(line.product_id);
    if (product) filled.push({ ...line, product });
    else missing.push(line);
  }
  const titles = await titlesByIds(db, idsOf(missing));
  return { filled, gone: missing.map((line) => ({ ...line, title: titles.get(line.product_id) ?? '' })) };
}

const idsOf = (lines: readonly CartLine[]): string[] => lines.map((line) => line.product_id);
