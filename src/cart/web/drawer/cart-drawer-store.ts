import type { ComponentType } from 'react';
import { create } from 'zustand';

type DrawerState = { isOpen: boolean; Drawer: ComponentType<{ onClose: () => void }> | undefined };

/** Whether the drawer is open, and its code once it was fetched: nobody pays for it before they come near it. */
export const useCartDrawer = create<DrawerState>(() => ({ isOpen: false, Drawer: undefined }));

/** Closes the cart. */
export const closeCartDrawer = (): void => useCartDrawer.setState({ isOpen: false });
