import { create } from 'zustand';
import type * as ownCart from './own-cart.tsx';

type OwnCart = typeof ownCart;

/** The part of the cart that only signed-in shoppers need, once it is loaded; guests never load it. */
export const useOwnCart = create<{ own: OwnCart | undefined }>(() => ({ own: undefined }));

let fetching: Promise<void> | undefined;

/** Loads it, once. If that fails for lack of a network, the next call tries again. */
export const fetchOwnCart = (): Promise<void> =>
  (fetching ??= import('./own-cart.tsx').then(
    (own) => useOwnCart.setState({ own }),
    () => {
      fetching = undefined;
    },
  ));
