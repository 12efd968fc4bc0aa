import { i18n } from '@lingui/core';
import { create } from 'zustand';
import { isUnanswered } from '#base/failure.ts';
import { CallFailed, noAnswer } from '#browser/calls/api-client.ts';
import type { CartItem } from '#cart/cart.ts';
import { hearPrices } from '#cart/web/problem/price-note.tsx';
import { sayOfCart } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { addToCart, removeItem, updateItem } from '#cart/web/store/cart-store.ts';
import type { Unit } from '#catalogue/catalogue.ts';
import { takeWanted, useSession, type WantedAdd, wantedAdds } from '#identity/web/public.ts';
import { type SeenGoods, readAllWaiting } from './read-waiting.ts';
import { isForNextCart, isWaitingLine, letWait, setWaiting, waitingOf } from './waiting-adds.ts';

let adding: Promise<void> | undefined;

/** Adds, once, the taps kept from before the login or before the scripts had come; a second call meanwhile waits for the same. */
export const addKept = (): Promise<void> => (adding ??= addAllKept().finally(() => (adding = undefined)));

async function addAllKept(): Promise<void> {
  const adds = takeWanted();
  useKeptAdds.setState({ adds });
  try {
    for (const { product, quantity } of adds)
      await addProduct({ _id: product, title: i18n._('shop.cart.aProduct') }, quantity);
  } finally {
    useKeptAdds.setState({ adds: [] });
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

/** The kept adds that are on their way into the cart: their buttons are busy. */
export const useKeptAdds = create<{ adds: readonly WantedAdd[] }>(() => ({ adds: wantedAdds() }));
