import { type ComponentType, createElement, useEffect } from 'react';
import { create } from 'zustand';
import { hasKeptOrder } from './kept-order.ts';

const useBar = create<{ Bar: ComponentType | undefined }>(() => ({ Bar: undefined }));

let fetching: Promise<void> | undefined;

/** Loads the code that sends a waiting order; the checkout does so before it is needed. */
export const prepareUnsentOrder = (): Promise<void> =>
  (fetching ??= import('./unsent-order-bar.tsx').then(
    async (waiting) => {
      await waiting.learnFromBackground();
      useBar.setState({ Bar: waiting.UnsentOrderBar });
    },
    () => {
      // Without a network it cannot be sent either; the next page, or the network's return, asks again.
      fetching = undefined;
    },
  ));

const look = (): void => {
  if (hasKeptOrder()) void prepareUnsentOrder();
};

/** On every page: sends an order that waits on this device, and tells the shopper. Without one, no code is loaded. */
export function UnsentOrder() {
  const Bar = useBar((state) => state.Bar);
  useEffect(() => {
    look();
    window.addEventListener('storage', look);
    window.addEventListener('online', look);
    return () => {
      window.removeEventListener('storage', look);
      window.removeEventListener('online', look);
    };
  }, []);
  return Bar ? createElement(Bar) : null;
}
