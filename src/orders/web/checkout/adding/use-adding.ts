import { useState } from 'react';
import { fromRupees, minus } from '#base/figures/money.ts';
import { callApi, type CallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import type { Quote } from '#cart/cart.ts';
import { missingToMinimum, placeKey } from '#delivery/delivery.ts';
import { useDestination } from '#delivery/web/public.ts';
import type { OrderClosed, Running, RunningOrder } from '#orders/adding/adding.ts';
import { withGoods } from '#orders/adding/with-goods.ts';
import type { Attempt } from '#orders/web/submission/attempt.ts';

/** Where the cart goes: into the order under way, or into one of its own. */
export type AddChoice = 'add' | 'own';

/** Asks for the order under way that the cart could go with. */
export const askRunning = async (): Promise<Running | null> =>
  (await callApi<RunningOrder>(inPageLanguage('/orders/running'))).running;

/**
 * The order under way that the cart could go with, and the choice. Adding is chosen ahead, unless the shopper wants these goods
 * elsewhere, or was refused an order of their own a moment ago.
 */
export function useAdding(loaded: Running | null, refused: Attempt | undefined) {
  const [running, setRunning] = useState(() => closedBy(loaded, refused?.refusal));
  const [choice, choose] = useState<AddChoice>(() => (isAhead(loaded, refused) ? 'add' : 'own'));
  const isAdding = choice === 'add' && running?.closed === null;
  return {
    running,
    isAdding,
    choose,
    /** Notes that the order takes nothing any more: these goods are then asked about anew. */
    close: (failure: Pick<CallFailed, 'code' | 'detail'>): void =>
      setRunning((now) => closedBy(now, failure) ?? null),
    /** Asks anew what the order comes to. */
    renew: async (): Promise<void> => setRunning(await askRunning()),
  };
}

function closedBy(
  running: Running | null,
  failure: Pick<CallFailed, 'code' | 'detail'> | undefined,
): Running | null {
  if (!running || failure?.code !== 'order_closed') return running;
  const { order, why } = failure.detail as OrderClosed;
  return order === running.order._id ? { ...running, closed: why } : running;
}

function isAhead(running: Running | null, refused: Attempt | undefined): boolean {
  if (!running) return false;
  if (refused) return refused.order.addTo !== undefined;
  const { pincode, village, collected } = useDestination.getState();
  const { selectedAddress: to, delivery } = running.order;
  const isElsewhere =
    village !== '' && placeKey({ pincode, village }) !== placeKey({ pincode: '', village: '', ...to });
  return !isElsewhere && collected === (delivery?.collected ?? false);
}

/** Sums of the order under way with the goods of a quote, in paise. */
export function sumsWith({ order, freeAbove, minimum }: Running, { subtotal }: Pick<Quote, 'subtotal'>) {
  const before = { subtotal: fromRupees(order.subtotal), shipping: fromRupees(order.shipping) };
  const free = freeAbove === null ? null : fromRupees(freeAbove);
  const then = withGoods(before, fromRupees(subtotal), free);
  return {
    ...then,
    more: minus(then.total, fromRupees(order.totalAmount)),
    missing: missingToMinimum(then.subtotal, { minimum: fromRupees(minimum) }),
  };
}
