import type { ComponentType, ReactNode } from 'react';
import { create } from 'zustand';

/** The props of the drawer; `offers` are goods that an empty cart shows. */
export type DrawerProps = { onClose: () => void; offers: ReactNode };

type DrawerState = { isOpen: boolean; Drawer: ComponentType<DrawerProps> | undefined };

/** Whether the drawer is open, and its code, which is loaded only when a shopper comes near a cart button. */
export const useCartDrawer = create<DrawerState>(() => ({ isOpen: false, Drawer: undefined }));

/** Closes the cart. */
export const closeCartDrawer = (): void => useCartDrawer.setState({ isOpen: false });
