import { create } from 'zustand';
import type * as ownCart from './own-cart.tsx';

type OwnCart = typeof ownCart;

/** What only somebody who is signed in needs of the cart, once it was fetched: guests never pay for it. */
export const useOwnCart = create<{ own: OwnCart | undefined }>(() => ({ own: undefined }));

let fetching: Promise<void> | undefined;

/** Fetches it, once. Without a network it stays away, and whoever needs it next tries again. */
export const fetchOwnCart = (): Promise<void> =>
  (fetching ??= import('./own-cart.tsx').then(
    (own) => useOwnCart.setState({ own }),
    () => {
      fetching = undefined;
    },
  ));
