import { create } from 'zustand';
import type { Cart, CartItem } from '#cart/cart.ts';
import { useSession } from '#identity/web/public.ts';

/** The client's copy of the cart, as the specification names its parts. */
export type CartState = {
  status: 'idle' | 'loading';
  items: CartItem[];
  cartLoaded: boolean;
  /** What a fetch found taken out, because the shop no longer sells it, and the shopper has not been told yet. */
  removed: Cart['removed'];
};

/** The cart of whoever is signed in. Changes are in cart-store.ts, which guests do not fetch. */
export const useCart = create<CartState>(() => ({
  status: 'idle',
  items: [],
  cartLoaded: false,
  removed: [],
}));

// Whoever signs out, in whichever tab, takes their cart along.
useSession.subscribe(({ token }, before) => {
  if (token !== before.token) useCart.setState({ status: 'idle', items: [], cartLoaded: false, removed: [] });
});
