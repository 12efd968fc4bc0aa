import { useEffect, useRef } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { isOpen, type Order, versionTag } from '#orders/order.ts';

const EVERY_MS = 20_000;
/** Limit of orders that are followed; shoppers rarely have more open. */
const AT_MOST = 5;

type Tell = (order: Order) => void;

/**
 * Refreshes open orders while the shopper looks at the page. Asking about an unchanged order costs a few bytes, and no
 * connection stays open in between.
 */
export function useFollowedOrders(orders: readonly Order[], tell: Tell): void {
  const followed = orders.filter(isOpen).slice(0, AT_MOST);
  const latest = useRef({ followed, tell });
  useEffect(() => {
    latest.current = { followed, tell };
  });
  const isAnyOpen = followed.length > 0;
  useEffect(() => {
    if (!isAnyOpen) return undefined;
    const look = (): void => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      for (const order of latest.current.followed) void askAgain(order, latest.current.tell);
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [isAnyOpen]);
}

async function askAgain(order: Order, tell: Tell): Promise<void> {
  try {
    const headers = { 'If-None-Match': versionTag(order) };
    const fresh = await callApi<Order | undefined>(inPageLanguage(`/orders/${order._id}`), { headers });
    if (fresh) tell(fresh);
  } catch (error) {
    // Without an answer the page goes on showing what it knows, and asks again.
    if (!(error instanceof CallFailed)) throw error;
  }
}
