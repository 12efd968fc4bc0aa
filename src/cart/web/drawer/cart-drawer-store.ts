import { type ComponentType, createContext } from 'react';
import { create } from 'zustand';

type DrawerProps = { onClose: () => void };
type DrawerState = { isOpen: boolean; Drawer: ComponentType<DrawerProps> | undefined };

/** Open state of the drawer, and its code, which is loaded when a shopper comes near a cart button. */
export const useCartDrawer = create<DrawerState>(() => ({ isOpen: false, Drawer: undefined }));

/** Closes the cart. */
export const closeCartDrawer = (): void => useCartDrawer.setState({ isOpen: false });

/** Goods that an empty cart offers. The frame around the pages sets them, because they are the storefront's. */
export const OffersContext = createContext<ComponentType>(() => null);
