import { create } from 'zustand';
import type { Cart, CartItem } from '#cart/cart.ts';
import { useSession } from '#identity/web/public.ts';

/** The client's copy of the cart; its parts have the specification's names. */
export type CartState = {
  status: 'idle' | 'loading';
  items: CartItem[];
  cartLoaded: boolean;
  /** Products removed from the cart because the shop no longer sells them, until the shopper saw the note. */
  removed: Cart['removed'];
};

/** The signed-in shopper's cart. Changes are in cart-store.ts, which guests do not fetch. */
export const useCart = create<CartState>(() => ({
  status: 'idle',
  items: [],
  cartLoaded: false,
  removed: [],
}));

// Signing out in any tab empties the cart in all of them.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) useCart.setState({ status: 'idle', items: [], cartLoaded: false, removed: [] });
});
