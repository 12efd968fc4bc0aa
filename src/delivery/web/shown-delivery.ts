import type { ReactNode } from 'react';
import { create } from 'zustand';
import { readKept } from '#browser/storage.ts';

// What a first visit loads of delivery: the rest comes when somebody's place is known.

/** Where the device keeps where the shopper wants the goods. */
export const KEPT_PLACE = 'deliveryPlace';

/** Whether this device remembers where to. */
export const hasKeptPlace = (): boolean => readKept(KEPT_PLACE, 'local') !== undefined;

/**
 * What pages say of delivery to where she wants the goods, in place of the shop's own rule: the banner, the reason to shop here
 * of the home page, and the terms beside a product. Empty on the page that everybody gets.
 */
export const useShown = create<{ banner?: string; why?: [string, string]; terms?: ReactNode }>(() => ({}));
