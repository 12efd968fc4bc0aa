import { useLingui } from '@lingui/react';
import { formatPaise } from '#base/figures/money.ts';
import { countOf, subtotalOf } from '#cart/figures.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { Icon } from '#ui/icon.tsx';
import { pricedLinesOf } from './cart-figures.ts';
import { openCartDrawer, prepareCartDrawer } from './open-cart-drawer.ts';

const OPENS_DRAWER = {
  onPointerEnter: () => void prepareCartDrawer(),
  onFocus: () => void prepareCartDrawer(),
  onClick: openCartDrawer,
};

const BADGE =
  'absolute grid h-5 min-w-5 place-items-center rounded-full bg-leaf px-1 text-sm font-bold text-white tabular-nums';

/** The cart button of the navigation bar, with how many things are in the cart and, where there is room, their sum. */
export function NavCartButton() {
  const { i18n } = useLingui();
  const items = useCart((cart) => cart.items);
  const things = countOf(pricedLinesOf(items));
  return (
    <button
      type="button"
      {...OPENS_DRAWER}
      className="-mr-2 flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control px-2 hover:bg-leaf-soft lg:min-w-28 lg:justify-start"
    >
      <span className="relative">
        <Icon name="cart" />
        <span aria-hidden="true" className={things > 0 ? `${BADGE} -top-2 left-3` : 'hidden'}>
          {things}
        </span>
      </span>
      <span className="sr-only">
        {things > 0 ? i18n._('shop.cart.things', { count: things }) : i18n._('shop.cart.none')}
      </span>
      {things > 0 && (
        <b className="hidden tabular-nums lg:block">{formatPaise(subtotalOf(pricedLinesOf(items)))}</b>
      )}
    </button>
  );
}

/** The cart in the bottom bar of phones: how many things, and what they cost. */
export function BarCartButton() {
  const { i18n } = useLingui();
  const items = useCart((cart) => cart.items);
  const things = countOf(pricedLinesOf(items));
  return (
    <button
      type="button"
      {...OPENS_DRAWER}
      className="grid min-h-14 content-start justify-items-center pt-2 text-xs"
    >
      <span className="relative">
        <Icon name="cart" />
        {things > 0 && (
          <span aria-hidden="true" className={`${BADGE} -top-1 left-4`}>
            {things}
          </span>
        )}
      </span>
      {things > 0 ? (
        <b className="tabular-nums">
          <span className="sr-only">{i18n._('shop.cart.cart')}, </span>
          {formatPaise(subtotalOf(pricedLinesOf(items)))}
        </b>
      ) : (
        i18n._('shop.cart.cart')
      )}
    </button>
  );
}
