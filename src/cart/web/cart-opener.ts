import type { ComponentType } from 'react';
import { create } from 'zustand';
import { showToast } from '#ui/toast.tsx';

type Opener = { isOpen: boolean; Drawer: ComponentType<{ onClose: () => void }> | undefined };

/** Whether the drawer is open, and its code once it was fetched: nobody pays for it before they come near it. */
export const useOpener = create<Opener>(() => ({ isOpen: false, Drawer: undefined }));

let fetching: Promise<void> | undefined;

/** Fetches the drawer's code, once; called when a finger or pointer comes near a cart button. */
export const prepareDrawer = (): Promise<void> =>
  (fetching ??= import('./cart-drawer.tsx').then(
    ({ CartDrawer }) => useOpener.setState({ Drawer: CartDrawer }),
    () => {
      fetching = undefined;
      useOpener.setState({ isOpen: false });
      showToast('error', 'The cart could not be opened. Check your connection and try again.');
    },
  ));

/** Opens the cart. */
export function openDrawer(): void {
  useOpener.setState({ isOpen: true });
  void prepareDrawer();
}

export const closeDrawer = (): void => useOpener.setState({ isOpen: false });
