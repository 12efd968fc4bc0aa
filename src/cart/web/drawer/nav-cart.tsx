import { useLingui } from '@lingui/react';
import { formatPaise } from '#base/figures/money.ts';
import { countOf, subtotalOf } from '#cart/figures.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { Icon } from '#ui/icon.tsx';
import { pricedLinesOf } from './cart-figures.ts';

/** Within the cart button of the navigation bar: how many things are in the cart and, where there is room, their sum. */
export function NavCart() {
  const { i18n } = useLingui();
  const items = useCart((cart) => cart.items);
  const lines = pricedLinesOf(items);
  const things = countOf(lines);
  return (
    <>
      <span className="relative">
        <Icon name="cart" />
        {things > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-2 left-3 grid h-5 min-w-5 place-items-center rounded-full bg-leaf px-1 text-sm font-bold text-white tabular-nums"
          >
            {things}
          </span>
        )}
      </span>
      <span className="sr-only">
        {things > 0 ? i18n._('shop.cart.things', { count: things }) : i18n._('shop.cart.none')}
      </span>
      {things > 0 && <b className="hidden tabular-nums lg:block">{formatPaise(subtotalOf(lines))}</b>}
    </>
  );
}
