import { forget, keep, readKept } from '#browser/storage.ts';
import { useSession } from '#identity/web/public.ts';
import { showToast } from '#ui/toast.tsx';
import { addToCart } from './cart-store.ts';

const NAME = 'pendingAdd';

/** Remembers what a guest wanted to add, for when they come back from logging in. */
export const keepPending = (product: string): boolean => keep(NAME, product, 'session');

/** Adds what was wanted before logging in, once. */
export async function addPending(): Promise<void> {
  const product = readKept(NAME, 'session');
  if (typeof product !== 'string') return;
  forget(NAME);
  await addWithToast(product);
}

/** Adds to the cart and says so, or says why not. */
export async function addWithToast(product: string, quantity = 1): Promise<void> {
  try {
    await addToCart(product, quantity, useSession.getState().user?._id ?? null);
    showToast('success', 'Added to cart!');
  } catch (error) {
    showToast('error', (error as Error).message);
  }
}
