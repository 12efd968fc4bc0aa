import { Failure, invalidField } from '#base/failure.ts';
import { fits, amountOf, formatQuantity, quantityOf } from '#base/figures/amount.ts';
import { QUANTITY_CEILING } from '#base/figures/quantity.ts';
import { isId, newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { LINES_AT_MOST } from '#cart/cart.ts';
import { type CartLine, type FilledLine, fillLines, lineOf, linesOf } from '#cart/server/queries.ts';
import { ruleText, wholeOf } from '#catalogue/catalogue.ts';
import { presentProduct, type ProductRow, rowsByIds } from '#catalogue/server/public.ts';
import type { Tx, Db } from '#db/schema.ts';
import { hot } from '#platform/db/hot.ts';
import type { Once } from '#platform/once/once.ts';
import { wordsIn } from '#platform/words.ts';

const noSuchLine = () => new Failure('not_found', /*i18n*/ 'This is no longer in your cart.');

/** A line of a shopper's cart, as it is. */
async function filledLine(tx: Tx, userId: string, id: string): Promise<FilledLine> {
  const line = isId(id) ? await lineOf(tx, userId, { id }) : undefined;
  const [filled] = line ? (await fillLines(tx, [line])).filled : [];
  if (!filled) throw noSuchLine();
  return filled;
}

/** An add's request keeps its line: sending it again answers the line as it is by then. */
export const keptLine = (userId: string): NonNullable<Once<FilledLine>['kept']> => ({
  of: ({ id }) => id,
  again: (tx, id) => filledLine(tx, userId, id),
});

/** Changes the quantity of a line. */
export async function setQuantity(
  tx: Tx,
  userId: string,
  change: { line: string; quantity: number },
  now: Instant,
): Promise<FilledLine> {
  const filled = await filledLine(tx, userId, change.line);
  const quantity = wantedAmount(filled.product, change.quantity);
  if (!fits(quantity, filled.product)) throw wrongAmount(filled.product);
  // A line that was above the limit before there was one may come down to it step by step.
  if (quantity > Math.max(mostInLine(filled.product), filled.quantity)) throw tooMuch(filled.product);
  const changed = await tx
    .updateTable('cart_lines')
    .set({ quantity, updated_at: now })
    .where('id', '=', filled.id)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw noSuchLine();
  return { ...filled, quantity };
}

/** Takes a line out of a shopper's cart. */
export async function removeLine(tx: Tx, userId: string, line: string): Promise<void> {
  const removed = isId(line)
    ? await tx
        .deleteFrom('cart_lines')
        .where('id', '=', line)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst()
    : undefined;
  if (!removed) throw noSuchLine();
}

/** Takes these lines out of a shopper's cart; lines that are already gone are ignored. */
export async function removeLines(tx: Tx, userId: string, lines: readonly string[]): Promise<void> {
  await tx.deleteFrom('cart_lines').where('user_id', '=', userId).where('id', 'in', lines).execute();
}

/**
 * Empties a shopper's cart and returns its lines, the oldest first. Of two calls at once the second waits and then
 * finds nothing, so one cart becomes one order.
 */
export async function takeCart(tx: Tx, userId: string): Promise<CartLine[]> {
  const lines = await emptied(tx, { userId });
  const age = (line: (typeof lines)[number]): string => line.created_at + line.id;
  return lines.toSorted((one, other) => (age(one) < age(other) ? -1 : 1));
}

const emptied = hot((db, { userId }: { userId: string }) =>
  db
    .deleteFrom('cart_lines')
    .where('user_id', '=', userId)
    .returning(['id', 'product_id', 'quantity', 'created_at']),
);

/** Makes sure that a cart holds at least this amount of each product; doing it twice changes nothing more. */
export async function fillUp(
  tx: Tx,
  userId: string,
  wanted: readonly { product: string; quantity: number }[],
  now: Instant,
): Promise<void> {
  if (wanted.length === 0) return;
  const rows = wanted.map(({ product, quantity }) => ({
    id: newId(),
    user_id: userId,
    product_id: product,
    quantity,
    created_at: now,
    updated_at: now,
  }));
  await tx
    .insertInto('cart_lines')
    .values(rows)
    .onConflict((row) =>
      row
        .columns(['user_id', 'product_id'])
        .doUpdateSet((old) => ({ quantity: old.ref('excluded.quantity'), updated_at: now }))
        .where(({ eb }) => eb('cart_lines.quantity', '<', eb.ref('excluded.quantity'))),
    )
    .execute();
  await expectRoom(tx, userId);
}

/** Refuses an add if the cart now holds more lines than one order may have. */
async function expectRoom(tx: Tx, userId: string): Promise<void> {
  const { lines } = await tx
    .selectFrom('cart_lines')
    .select((row) => row.fn.countAll<number>().as('lines'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (lines > LINES_AT_MOST) throw cartFull();
}

/** The message when a cart holds as many different products as one order may have. */
const cartFull = (): Failure =>
  new Failure('invalid', /*i18n*/ `Your cart is full: it holds ${LINES_AT_MOST} different products.`);

/** The requested amount of a product; an impossible quantity fails at its field. */
function wantedAmount(product: ProductRow, quantity: number): number {
  const amount = amountOf(quantity, product.sold_by);
  if (amount === undefined) throw invalidField('quantity', wholeOf('Quantity', product.sold_by));
  if (amount > QUANTITY_CEILING) throw invalidField('quantity', /*i18n*/ 'Quantity is too large');
  return amount;
}

/** The most of a product that a line may hold. */
const mostInLine = ({ most_per_order }: ProductRow): number =>
  Math.min(QUANTITY_CEILING, most_per_order ?? Infinity);

/** The refusal of a line that would hold more than it may. */
export function tooMuch({ most_per_order, sold_by, unit, title }: ProductRow): Failure {
  if (most_per_order === null) return invalidField('quantity', /*i18n*/ 'Quantity is too large');
  const quantity = quantityOf(most_per_order, sold_by);
  return invalidField(
    'quantity',
    `At most ${formatQuantity(wordsIn('en'), quantity, unit)} of ${title} in one order`,
    {
      id: /*i18n*/ 'At most {most} of {title} in one order',
      figures: { most: { quantity, unit }, title },
    },
  );
}

/**
 * The refusal of too little or of a part of a step: it names the least amount and the steps. `field` is the field with
 * the wrong quantity.
 */
export function wrongAmount(product: ProductRow, field = 'quantity'): Failure {
  const { title, unit, least, step } = presentProduct(product);
  return invalidField(field, `${title} is sold ${ruleText(wordsIn('en'), { unit, least, step })}`, {
    id:
      least === step
        ? /*i18n*/ '{title} is sold in steps of {step}'
        : /*i18n*/ '{title} is sold from {least}, in steps of {step}',
    figures: { title, least: { quantity: least, unit }, step: { quantity: step, unit } },
  });
}

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
  const [kept] = await raise(db, { userId, line: { ...line, most }, now });
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

type Raised = { userId: string; line: CartLine & { most: number }; now: Instant };

/** No row is written or returned when the cart is full or the line would be too large. */
const raise = hot((db, { userId, line, now }: Raised) =>
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
    .returning(['id', 'product_id', 'quantity']),
);

const otherLines = (db: Db | Tx, userId: string, line: CartLine) =>
  db
    .selectFrom('cart_lines')
    .select((row) => row.fn.countAll<number>().as('lines'))
    .where('user_id', '=', userId)
    .where('product_id', '!=', line.product_id);
