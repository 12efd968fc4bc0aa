import { useLingui } from '@lingui/react';
import { useOwnCart } from '#cart/web/cart-root.tsx';
import { useSession } from '#identity/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { BarCartButton, OPENS_DRAWER } from './bar-cart-button.tsx';

/** The cart button of a page's head, with how many things are in the cart and, where there is room, their sum. */
export function NavCartButton({ className = '' }: { className?: string }) {
  const { i18n } = useLingui();
  const own = useOwn();
  return (
    <button
      type="button"
      {...OPENS_DRAWER}
      className={`-mr-2 flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control px-2 hover:bg-leaf-soft lg:min-w-28 lg:justify-start ${className}`}
    >
      {own ? (
        <own.NavCart />
      ) : (
        <>
          <span className="relative">
            <Icon name="cart" />
          </span>
          <span className="sr-only">{i18n._('shop.cart.none')}</span>
        </>
      )}
    </button>
  );
}

/** The cart's place in the bottom bar of phones: a plain tab for guests, the cart's state for signed-in shoppers. */
export function CartPlace() {
  const own = useOwn();
  return own ? <own.CartTab /> : <BarCartButton />;
}

/** The part of the cart that guests never load. */
function useOwn() {
  const own = useOwnCart((state) => state.own);
  return useSession(({ token }) => token !== undefined) ? own : undefined;
}
