import { type ComponentType, createContext } from 'react';

/** What the frame of the shop leaves to the cart, which it does not know: the root fills these places. */
export type Places = {
  /** The cart button in the navigation bar. */
  NavCart: ComponentType;
  /** The cart in the bottom bar of phones: count and sum. */
  BarCart: ComponentType;
  /** Where the drawer opens. */
  CartPlace: ComponentType;
};

const Nothing = () => null;

export const FramePlaces = createContext<Places>({ NavCart: Nothing, BarCart: Nothing, CartPlace: Nothing });
