import type { ReactNode } from 'react';
import { create } from 'zustand';

/**
 * Sentence that the shop is closed and when it opens, by this device's clock; empty while it is open, in a shop that says nothing
 * of hours, and in server-rendered pages. `shown` is the same with the owner's reason
 * marked where that is in another language than the page.
 */
export const useShopState = create<{ closed: string; shown?: ReactNode }>(() => ({ closed: '' }));
