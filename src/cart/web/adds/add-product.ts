import { i18n } from '@lingui/core';
import { create } from 'zustand';
import { isUnanswered } from '#base/failure.ts';
import { CallFailed, noAnswer } from '#browser/calls/api-client.ts';
import { forget, readKept } from '#browser/storage.ts';
import type { CartItem } from '#cart/cart.ts';
import { hearPrices } from '#cart/web/problem/price-note.tsx';
import { sayOfCart } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { addToCart, removeItem, updateItem } from '#cart/web/store/cart-store.ts';
import type { Unit } from '#catalogue/catalogue.ts';
import { useSession } from '#identity/web/public.ts';
import { KEPT_ADDS } from './add-button.tsx';
import { type SeenGoods, readAllWaiting } from './read-waiting.ts';
import { isForNextCart, isWaitingLine, letWait, setWaiting, waitingOf } from './waiting-adds.ts';

/** Adds, once, the taps kept from before the login or before the scripts had come. */
export async function addKept(): Promise<void> {
  try {
    for (const { product, quantity } of takeKeptAdds())
      await addProduct({ _id: product, title: i18n._('shop.cart.aProduct') }, quantity);
  } finally {
    endKeptAdds();
  }
}

/** Adds to the cart and shows a message. Without a network the add waits; a refusal is shown. */
export async function addProduct(product: AddedProduct, quantity: number): Promise<void> {
  try {
    // The bar of waiting adds says that one waits.
    if ((await addOrWait(product, quantity)) === 'added') sayOfCart('success', i18n._('shop.cart.added'));
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    sayOfCart('error', error.message);
  }
}

type AddedProduct = { _id: string; title: string; unit?: Unit } | SeenGoods;

/**
 * Adds to the cart. Without an answer, a signed-in shopper's add waits on this device and is sent once, even if only
 * the answer was lost; further adds of the same goods wait with it. Rejects on a refusal, and if the device cannot keep
 * the add.
 */
export async function addOrWait(product: AddedProduct, quantity: number): Promise<'added' | 'waits'> {
  const { _id, title, unit } = product;
  const isInCart = useCart.getState().items.some((item) => item.product._id === _id);
  if ('price' in product && !isInCart) hearPrices([product]);
  const user = useSession.getState().user?._id;
  let failure = noAnswer();
  if (!user || !waitingOf({ user, product: _id })) {
    try {
      await addToCart(_id, quantity, user ?? null);
      return 'added';
    } catch (error) {
      if (!isUnanswered(error) || !user) throw error;
      failure = error;
    }
  }
  const goods = 'price' in product ? { goods: product } : {};
  const isKept = letWait({ user, product: _id, title, quantity, ...(unit && { unit }), ...goods });
  if (!isKept) throw failure;
  return 'waits';
}

/** True if no add waits on this device that an order about to be sent needs. */
export const hasAllForOrder = (): boolean => readAllWaiting().every(isForNextCart);

/** Adds an order's goods that the shop's cart lacks; returns false while some are left. */
export async function addWhatOrderNeeds(): Promise<boolean> {
  if (hasAllForOrder()) return true;
  const { sendWaitingForOrder } = await import('./send-waiting-adds.ts');
  return sendWaitingForOrder();
}

/** Changes the quantity of a line, or of one that still waits for the cart; 0 removes it. Rejects on a refusal. */
export async function changeLine(item: CartItem, quantity: number): Promise<void> {
  if (isWaitingLine(item)) setWaiting(item.product._id, quantity);
  else await (quantity > 0 ? updateItem(item, quantity) : removeItem(item));
}

/** A tap that was kept. */
type KeptAdd = { product: string; quantity: number };

/** The kept adds that are on their way into the cart: their buttons are busy. */
export const useKeptAdds = create<{ adds: readonly KeptAdd[] }>(() => ({ adds: readAdds() }));

/** Takes the kept adds; a second call returns none. */
function takeKeptAdds(): readonly KeptAdd[] {
  const adds = readAdds();
  forget(KEPT_ADDS);
  useKeptAdds.setState({ adds });
  return adds;
}

/** Call it once they are in the cart, or were refused. */
const endKeptAdds = (): void => useKeptAdds.setState({ adds: [] });

function readAdds(): KeptAdd[] {
  const kept = readKept(KEPT_ADDS, 'session');
  if (typeof kept !== 'string') return [];
  return kept.split(',').map((add) => {
    const [product = '', quantity = '1'] = add.split(':');
    return { product, quantity: Number(quantity) || 1 };
  });
}
