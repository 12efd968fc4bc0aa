import { i18n } from '@lingui/core';
import { isUnanswered } from '#base/failure.ts';
import { exact } from '#base/figures/amount.ts';
import { CallFailed } from '#browser/calls/api-client.ts';
import { inOneTab } from '#browser/one-tab.ts';
import { tryUntilDone } from '#browser/until-online.ts';
import { sayOfCart } from '#cart/web/store/cart-notice.ts';
import { useCart } from '#cart/web/store/cart-state.ts';
import { addToCart, fetchCart } from '#cart/web/store/cart-store.ts';
import { useSession } from '#identity/web/public.ts';
import { readAllWaiting, type WaitingAdd } from './read-waiting.ts';
import { endWaiting, isForNextCart, readWaitingAdds, useWaitingAdds } from './waiting-adds.ts';

/** Sends the waiting adds whenever there may be a network again, until none is left or `signal` fires. */
export const sendWaitingAdds = (signal: AbortSignal): Promise<void> =>
  tryUntilDone(async () => {
    await inOneTab('haat.cart', sendAll);
    readWaitingAdds();
    return useWaitingAdds.getState().adds.length === 0;
  }, signal);

/** Sends the adds that an order about to be sent needs; returns true if none of them is left waiting. */
export async function sendWaitingForOrder(): Promise<boolean> {
  const me = useSession.getState().user?._id;
  await inOneTab('haat.cart', sendAll);
  readWaitingAdds();
  return readAllWaiting().every((add) => add.user !== me || isForNextCart(add));
}

async function sendAll(): Promise<void> {
  const me = useSession.getState().user?._id;
  for (const add of readAllWaiting().filter((one) => one.user === me && !isForNextCart(one))) {
    try {
      await sendOne(add);
      sayOfCart('success', i18n._('shop.cart.added'));
    } catch (error) {
      if (isUnanswered(error)) return;
      if (!(error instanceof CallFailed)) throw error;
      // Signed out, or too many calls in a minute: it is tried again later, as without an answer.
      if (error.status === 401 || error.status === 429) return;
      sayOfCart('error', i18n._('shop.cart.notAddedWhy', { title: add.title, why: error.message }));
    }
    endWaiting(add);
  }
}

/**
 * The first try may have reached the shop although no answer came back, so only what is missing in the cart is added.
 */
async function sendOne({ product, quantity, before, user }: WaitingAdd): Promise<void> {
  await fetchCart();
  const now = useCart.getState().items.find((item) => item.product._id === product)?.quantity ?? 0;
  const missing = before === undefined ? quantity : Math.min(quantity, exact(before + quantity - now));
  if (missing > 0) await addToCart(product, missing, user);
}
