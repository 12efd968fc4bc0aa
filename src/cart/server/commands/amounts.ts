import { amountOf } from '#base/amount.ts';
import { type Failure, invalidField } from '#base/failure.ts';
import { QUANTITY_CEILING } from '#base/quantity.ts';
import { ruleText, wholeOf } from '#catalogue/catalogue.ts';
import { presentProduct, type ProductRow } from '#catalogue/server/public.ts';

/** The amount of a product that a shopper asks for; refused at the quantity where it can be none. */
export function wantedAmount(product: ProductRow, quantity: number): number {
  const amount = amountOf(quantity, product.sold_by);
  if (amount === undefined) throw invalidField('quantity', wholeOf('Quantity', product.sold_by));
  if (amount > QUANTITY_CEILING) throw invalidField('quantity', 'Quantity is too large');
  return amount;
}

/** Says from how much on, and in which steps, a product is sold; `field` is where too little or a part of a step stands. */
export const wrongAmount = (product: ProductRow, field = 'quantity'): Failure =>
  invalidField(field, `${product.title} is sold ${ruleText(presentProduct(product))}`);
