import { useLingui } from '@lingui/react';
import { formatQuantity } from '#base/amount.ts';
import type { CartItem } from '#cart/cart.ts';
import { setQuantity } from '#cart/web/amount/quantity-stepper.tsx';
import { mostText } from '#catalogue/catalogue.ts';
import { SoldOut } from '#catalogue/web/public.ts';
import { Button } from '#ui/button.tsx';
import { problemOfItem } from './problem-of-item.ts';

/** Under a line of the cart that cannot be ordered as it is: why, and the amount that can be had, at a tap. */
export function LineProblemNote({ item }: { item: CartItem }) {
  const { i18n } = useLingui();
  const problem = problemOfItem(item);
  const { product, quantity } = item;
  if (!problem || problem.kind === 'gone') return null;
  const take = problem.kind === 'short' ? problem.left : problem.take;
  const amount = (some: number): string => formatQuantity(i18n, some, product.unit);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="font-semibold">
        {problem.kind === 'step' && i18n._('shop.line.otherSteps', { amount: amount(quantity) })}
        {problem.kind === 'short' && take === 0 && <SoldOut goods={product} />}
        {problem.kind === 'short' &&
          take > 0 &&
          (problem.most === take
            ? mostText(i18n, product)
            : i18n._('shop.line.onlyLeft', { amount: amount(take) }))}
      </span>
      {take > 0 && (
        <Button look="secondary" className="px-3" onClick={() => void setQuantity(item, take)}>
          {i18n._('shop.line.take', { amount: amount(take) })}
          <span className="sr-only">: {product.title}</span>
        </Button>
      )}
    </div>
  );
}
