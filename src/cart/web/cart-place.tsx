import { useEffect } from 'react';
import { useSession } from '#accounts/web/session-store.ts';
import { formatPaise, fromRupees, sum, times } from '#base/money.ts';
import type { CartItem } from '#cart/cart.ts';
import { Icon } from '#ui/icon.tsx';
import { closeDrawer, openDrawer, prepareDrawer, useOpener } from './cart-opener.ts';
import { fetchCart, useCart } from './cart-store.ts';
import { addPending } from './pending-add-store.ts';

const count = (items: readonly CartItem[]): number => items.reduce((all, { quantity }) => all + quantity, 0);
const total = (items: readonly CartItem[]): string =>
  formatPaise(
    sum(
      items
        .filter(({ product }) => product.price)
        .map(({ product, quantity }) => times(fromRupees(product.price), quantity)),
    ),
  );

const READY = {
  onPointerEnter: () => void prepareDrawer(),
  onFocus: () => void prepareDrawer(),
  onClick: openDrawer,
};

/** The cart button of the navigation bar, with how many things are in the cart. */
export function NavCart() {
  const things = useCart(({ items }) => count(items));
  return (
    <button
      type="button"
      {...READY}
      className="relative -mr-2 grid size-11 place-items-center rounded-control hover:bg-leaf-soft"
    >
      <Icon name="cart" />
      <span className="sr-only">Cart, </span>
      <span
        aria-live="polite"
        className={
          things > 0
            ? 'absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-leaf px-1 text-sm font-bold text-white tabular-nums'
            : 'sr-only'
        }
      >
        {things}
      </span>
      <span className="sr-only"> {things === 1 ? 'thing' : 'things'}</span>
    </button>
  );
}

/** The cart in the bottom bar of phones: how many things, and what they cost. */
export function BarCart() {
  const items = useCart((cart) => cart.items);
  const things = count(items);
  return (
    <button type="button" {...READY} className="grid min-h-14 content-center justify-items-center text-sm">
      <span className="relative">
        <Icon name="cart" />
        {things > 0 && (
          <span className="absolute -top-1 left-4 grid h-5 min-w-5 place-items-center rounded-full bg-leaf px-1 text-sm font-bold text-white tabular-nums">
            {things}
          </span>
        )}
      </span>
      <span className={things > 0 ? 'font-bold tabular-nums' : undefined}>
        {things > 0 && <span className="sr-only">Cart, </span>}
        {things > 0 ? total(items) : 'Cart'}
      </span>
    </button>
  );
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
