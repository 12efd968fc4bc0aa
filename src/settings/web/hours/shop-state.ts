import { create } from 'zustand';

/**
 * Sentence that the shop is closed and when it opens, by this device's clock; empty while it is open, in a shop that says nothing
 * of hours, and in server-rendered pages.
 */
export const useShopState = create<{ closed: string }>(() => ({ closed: '' }));
