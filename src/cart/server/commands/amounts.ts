import { type Failure, invalidField } from '#base/failure.ts';
import { amountOf, formatQuantity, quantityOf } from '#base/figures/amount.ts';
import { QUANTITY_CEILING } from '#base/figures/quantity.ts';
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
export function tooMuch({ most_per_order, sold_by, unit, title }: ProductRow): Failure {
  if (most_per_order === null) return invalidField('quantity', 'Quantity is too large');
  const quantity = quantityOf(most_per_order, sold_by);
  return invalidField(
    'quantity',
    `At most ${formatQuantity(wordsIn('en'), quantity, unit)} of ${title} in one order`,
    {
      id: 'At most {most} of {title} in one order',
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
        ? '{title} is sold in steps of {step}'
        : '{title} is sold from {least}, in steps of {step}',
    figures: { title, least: { quantity: least, unit }, step: { quantity: step, unit } },
  });
}
