import { type ComponentType, createContext } from 'react';

/** Goods that an empty cart offers. The frame around the pages says which: they are the storefront's. */
export const OffersContext = createContext<ComponentType>(() => null);
