import { createContext, type ReactNode } from 'react';

/** What the frame of the shop leaves to the cart, which it does not know: the root fills these places. */
export type Places = {
  /** The cart button in the navigation bar. */
  navCart: ReactNode;
  /** The cart in the bottom bar of phones: count and sum. */
  barCart: ReactNode;
  /** What stands above the bottom bar while something is in the cart. */
  barNote: ReactNode;
  /** Where the drawer opens. */
  drawer: ReactNode;
};

export const FramePlaces = createContext<Places>({
  navCart: null,
  barCart: null,
  barNote: null,
  drawer: null,
});
