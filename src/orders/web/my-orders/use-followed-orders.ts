import { useEffect, useRef } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { inPageLanguage } from '#browser/language/language-choice.ts';
import { isOpen, type Order, versionTag } from '#orders/order.ts';

const EVERY_MS = 20_000;
/** Nobody has more open orders than this in sight. */
const AT_MOST = 5;

type Tell = (order: Order) => void;

/**
 * Keeps open orders as they are in the shop, for as long as somebody looks at the page. The shop answers a question
 * about an unchanged order with a few bytes, and holds no connection open meanwhile.
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
