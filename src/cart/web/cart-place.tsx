import { useEffect } from 'react';
import { formatPaise } from '#base/money.ts';
import { countOf, subtotalOf } from '#cart/figures.ts';
import { useSession } from '#identity/web/public.ts';
import { missingToFreeShipping, shippingRuleOf } from '#settings/settings.ts';
import { useShop } from '#settings/web/public.ts';
import { Icon } from '#ui/icon.tsx';
import { pricedLinesOf, wayToFreeShipping } from './cart-figures.ts';
import { closeDrawer, openDrawer, prepareDrawer, useOpener } from './cart-opener.ts';
import { fetchCart, useCart } from './cart-store.ts';
import { addPending } from './pending-add-store.ts';

const READY = {
  onPointerEnter: () => void prepareDrawer(),
  onFocus: () => void prepareDrawer(),
  onClick: openDrawer,
};

const BADGE =
  'absolute grid h-5 min-w-5 place-items-center rounded-full bg-leaf px-1 text-sm font-bold text-white tabular-nums';

/** The cart button of the navigation bar, with how many things are in the cart and, where there is room, their sum. */
export function NavCart() {
  const items = useCart((cart) => cart.items);
  const things = countOf(items);
  return (
    <button
      type="button"
      {...READY}
      className="-mr-2 flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control px-2 hover:bg-leaf-soft"
    >
      <span className="relative">
        <Icon name="cart" />
        <span aria-hidden="true" className={things > 0 ? `${BADGE} -top-2 left-3` : 'hidden'}>
          {things}
        </span>
      </span>
      <span className="sr-only">
        Cart, {things} {things === 1 ? 'thing' : 'things'}
      </span>
      {things > 0 && (
        <b className="hidden tabular-nums lg:block">{formatPaise(subtotalOf(pricedLinesOf(items)))}</b>
      )}
    </button>
  );
}

/** The cart in the bottom bar of phones: how many things, and what they cost. */
export function BarCart() {
  const items = useCart((cart) => cart.items);
  const things = countOf(items);
  return (
    <button type="button" {...READY} className="grid min-h-14 content-center justify-items-center text-sm">
      <span className="relative">
        <Icon name="cart" />
        {things > 0 && <span className={`${BADGE} -top-1 left-4`}>{things}</span>}
      </span>
      {things > 0 ? (
        <b className="tabular-nums">
          <span className="sr-only">Cart, </span>
          {formatPaise(subtotalOf(pricedLinesOf(items)))}
        </b>
      ) : (
        'Cart'
      )}
    </button>
  );
}

/** Above the bottom bar, once something is in the cart: how far it is to free shipping. */
export function BarNote() {
  const rule = shippingRuleOf(useShop());
  const items = useCart((cart) => cart.items);
  const way =
    items.length > 0 && wayToFreeShipping(missingToFreeShipping(subtotalOf(pricedLinesOf(items)), rule));
  return way && <p className="col-span-4 bg-leaf-soft py-1 text-center text-sm text-leaf-dark">{way}</p>;
}

/** Loads the cart of whoever is signed in, keeps it fresh across tabs, and is where the drawer opens. */
export function CartPlace() {
  const token = useSession((session) => session.token);
  const { isOpen, Drawer } = useOpener();
  useEffect(() => {
    if (!token) return undefined;
    // Without an answer the cart shows what it had; each change of it says for itself what is wrong.
    const load = () => void Promise.allSettled([fetchCart()]);
    const start = async () => {
      await Promise.allSettled([fetchCart()]);
      await addPending();
    };
    // Products open in tabs of their own: what was added there is in the cart here.
    const look = () => {
      if (document.visibilityState === 'visible') load();
    };
    void start();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [token]);
  return isOpen && Drawer ? <Drawer onClose={closeDrawer} /> : null;
}
