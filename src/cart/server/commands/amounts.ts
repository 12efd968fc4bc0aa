import { amountOf, formatQuantity, quantityOf } from '#base/amount.ts';
import { type Failure, invalidField } from '#base/failure.ts';
import { QUANTITY_CEILING } from '#base/quantity.ts';
import { ruleText, wholeOf } from '#catalogue/catalogue.ts';
import { presentProduct, type ProductRow } from '#catalogue/server/public.ts';
import { wordsIn } from '#platform/words.ts';

/** The amount of a product that a shopper asks for; an impossible quantity is refused at its field. */
export function wantedAmount(product: ProductRow, quantity: number): number {
  const amount = amountOf(quantity, product.sold_by);
  if (amount === undefined) throw invalidField('quantity', wholeOf('Quantity', product.sold_by));
  if (amount > QUANTITY_CEILING) throw invalidField('quantity', 'Quantity is too large');
  return amount;
}

/** The most of a product that a line may hold. */
export const mostInLine = ({ most_per_order }: ProductRow): number =>
  Math.min(QUANTITY_CEILING, most_per_order ?? Infinity);

/** The refusal of a line that would hold more than it may. */
export const tooMuch = (product: ProductRow): Failure =>
  invalidField(
    'quantity',
    product.most_per_order === null
      ? 'Quantity is too large'
      : `At most ${formatQuantity(wordsIn('en'), quantityOf(product.most_per_order, product.sold_by), product.unit)} of ${product.title} in one order`,
  );

/**
 * The refusal of too little or of a part of a step: it names the least amount and the steps. `field` is the field with
 * the wrong quantity.
 */
export const wrongAmount = (product: ProductRow, field = 'quantity'): Failure =>
  invalidField(field, `${product.title} is sold ${ruleText(wordsIn('en'), presentProduct(product))}`);
