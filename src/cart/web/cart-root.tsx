import { useEffect } from 'react';
import { create } from 'zustand';
import { useSession } from '#identity/web/public.ts';
import { closeCartDrawer, useCartDrawer } from './drawer/cart-drawer-store.ts';
import type * as ownCart from './own-cart.tsx';

/** Loads the signed-in shopper's cart, and holds the drawer. */
export function CartRoot() {
  const token = useSession((session) => session.token);
  const own = useOwnCart((state) => state.own);
  const { isOpen, Drawer } = useCartDrawer();
  useEffect(() => {
    if (!token || own) return undefined;
    const fetchIt = () => void fetchOwnCart();
    fetchIt();
    window.addEventListener('online', fetchIt);
    return () => window.removeEventListener('online', fetchIt);
  }, [token, own]);
  return (
    <>
      {token && own && <own.OwnCart token={token} />}
      {isOpen && Drawer && <Drawer onClose={closeCartDrawer} />}
    </>
  );
}

/** On every screen: the adds that wait for the network. */
export function WaitingAddsBar() {
  const own = useOwnCart((state) => state.own);
  const token = useSession((session) => session.token);
  return own && token ? <own.WaitingAddsBar /> : null;
}

type OwnCart = typeof ownCart;

/** The part of the cart that only signed-in shoppers need, once it is loaded; guests never load it. */
export const useOwnCart = create<{ own: OwnCart | undefined }>(() => ({ own: undefined }));

let fetching: Promise<void> | undefined;

/** Loads it, once. If that fails for lack of a network, the next call tries again. */
export const fetchOwnCart = (): Promise<void> =>
  (fetching ??= import('./own-cart.tsx').then(
    (own) => useOwnCart.setState({ own }),
    () => {
      fetching = undefined;
    },
  ));
