import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { CartItem } from '#cart/cart.ts';
import { GoodsTilePicture } from '#catalogue/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import { OrderFigures } from './order-figures.tsx';
import { CARD } from './question-card.tsx';
import type { CheckoutState } from './use-checkout.ts';

/** So few lines are always in sight. */
const FEW_LINES = 2;
/** So many pictures stand for the folded lines. */
const PICTURES = 4;

/** Lines and costs of the order. For a returning shopper on a phone, the lines are folded into their pictures. */
export function OrderSummary({ checkout, isFolded }: { checkout: CheckoutState; isFolded: boolean }) {
  const { i18n } = useLingui();
  const { items, quote } = checkout;
  const [isOpen, setOpen] = useState(!isFolded || items.length <= FEW_LINES);
  const count = i18n._('account.cart.items', { count: quote.totalItems });
  return (
    <section aria-labelledby="summary" className={`${CARD} grid gap-3`}>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 id="summary" className="mr-auto text-lg font-bold">
          {i18n._('account.checkout.summary')}
        </h2>
        {!isOpen && (
          <button
            type="button"
            aria-expanded={false}
            aria-controls="lines"
            onClick={() => setOpen(true)}
            className="-my-2 -mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold text-leaf hover:bg-leaf-soft lg:hidden"
          >
            {count}
            <Icon name="down" className="size-5" />
          </button>
        )}
        <span className={isOpen ? 'text-sm text-muted' : 'hidden text-sm text-muted lg:inline'}>{count}</span>
      </div>
      {!isOpen && <Pictures items={items} />}
      <div id="lines" className={isOpen ? undefined : 'hidden lg:block'}>
        <CheckoutLines
          items={items}
          quote={quote}
          onQuantity={checkout.setQuantity}
          onRemove={checkout.remove}
        />
      </div>
      <OrderFigures checkout={checkout} />
    </section>
  );
}

/** Pictures that stand for the folded lines. */
export const Pictures = ({ items }: { items: readonly CartItem[] }) => (
  <div aria-hidden="true" className="flex flex-wrap items-center gap-2 lg:hidden">
    {items.slice(0, PICTURES).map(({ _id, product }) => (
      <span
        key={_id}
        style={{ background: `var(--color-${product.art})` }}
        className="grid size-11 place-items-center rounded-control"
      >
        <GoodsTilePicture art={product.art} thumbnail={product.thumbnail} className="size-9 object-contain" />
      </span>
    ))}
    {items.length > PICTURES && <span className="font-semibold text-muted">+{items.length - PICTURES}</span>}
  </div>
);
