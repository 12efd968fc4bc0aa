import type { ComponentType } from 'react';
import { create } from 'zustand';

type DrawerProps = { onClose: () => void };
type DrawerState = { isOpen: boolean; Drawer: ComponentType<DrawerProps> | undefined };

/** Whether the drawer is open, and its code, which is loaded only when a shopper comes near a cart button. */
export const useCartDrawer = create<DrawerState>(() => ({ isOpen: false, Drawer: undefined }));

/** Closes the cart. */
export const closeCartDrawer = (): void => useCartDrawer.setState({ isOpen: false });
