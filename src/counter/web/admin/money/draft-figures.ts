import { fromRupees } from '#base/figures/money.ts';
import { allInRupees } from '#base/figures/rupee-sums.ts';
import { figuresOf } from '#cart/cart.ts';
import type { Draft } from '#counter/web/admin/draft.ts';
import type { ShippingRule } from '#settings/settings.ts';

/** Figures of the order that is being taken, in rupees. The shop reckons them again when the order arrives. */
export type DraftFigures = { subtotal: number; shipping: number; total: number };

/** Figures of a draft under the shipping rule of its place. */
export function figuresOfDraft({ lines }: Pick<Draft, 'lines'>, rule: ShippingRule): DraftFigures {
  const priced = lines.map(({ product: { price, soldBy }, quantity }) => ({
    price: fromRupees(price),
    quantity,
    soldBy,
  }));
  const { subtotal, shipping, total } = figuresOf(priced, rule);
  return allInRupees({ subtotal, shipping, total });
}
