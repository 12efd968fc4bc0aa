import { useEffect } from 'react';
import { useSession } from '#identity/web/public.ts';
import { closeCartDrawer, useCartDrawer } from './drawer/cart-drawer-store.ts';
import { fetchOwnCart, useOwnCart } from './fetch-own-cart.ts';

/** Loads the cart of whoever is signed in, and holds the drawer. */
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

/** On every screen: what was added without a network waits, and for what. */
export function WaitingAddsBar() {
  const own = useOwnCart((state) => state.own);
  const token = useSession((session) => session.token);
  return own && token ? <own.WaitingAddsBar /> : null;
}
