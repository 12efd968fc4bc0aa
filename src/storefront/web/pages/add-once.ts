import { addToCart, fetchCart, useCart } from '#cart/web/public.ts';

/** Goods that go into the cart, and how much of them. */
type Added = { product: string; quantity: number; user: string | null };

/**
 * Puts goods into the cart though the network may go at any moment: where no answer came, the next try first looks whether the
 * shop has them already. One for each visit of a page.
 */
export function addingOnce(): (added: Added) => Promise<void> {
  const before = new Map<string, number>();
  let isFetched = false;
  return async ({ product, quantity, user }) => {
    const held = before.get(product);
    if (!isFetched || held !== undefined) await fetchCart();
    isFetched = true;
    const now = useCart.getState().items.find((item) => item.product._id === product)?.quantity ?? 0;
    if (held === undefined || toGram(now) < toGram(held + quantity)) {
      before.set(product, held ?? now);
      await addToCart(product, quantity, user);
    }
    before.delete(product);
  };
}

const toGram = (quantity: number): number => Math.round(quantity * 1000);
