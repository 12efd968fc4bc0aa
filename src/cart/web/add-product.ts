import { useSession } from '#identity/web/public.ts';
import { sayOfCart } from './cart-notice.ts';
import { addToCart } from './cart-store.ts';
import { takeKeptForLogin } from './kept-for-login.ts';
import { isNoAnswer, letWait } from './waiting-adds.ts';

/** Adds what a guest wanted before logging in, once. */
export async function addAfterLogin(): Promise<void> {
  const product = takeKeptForLogin();
  if (product) await addProduct({ _id: product, title: 'A product' });
}

/** Adds to the cart and says so; without a network it waits, and what the shop refuses is said. */
export async function addProduct(
  { _id, title }: { _id: string; title: string },
  quantity = 1,
): Promise<void> {
  const user = useSession.getState().user?._id ?? null;
  try {
    await addToCart(_id, quantity, user);
    sayOfCart('success', 'Added to cart!');
  } catch (error) {
    if (!isNoAnswer(error) || !user) return sayOfCart('error', (error as Error).message);
    // The bar of what waits says so.
    letWait({ user, product: _id, title, quantity });
  }
}
