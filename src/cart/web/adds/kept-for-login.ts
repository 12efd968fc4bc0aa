import { keep, readKept } from '#browser/storage.ts';

/**
 * What was tapped before its time: by a guest, who logs in first, or before the scripts had come. Written, too, by the login and
 * by `main/front/scripts/late-start.ts`.
 */
export const KEPT_ADDS = 'pendingAdd';

/** What a tap adds, as text for the login's address and for keeping: the product and, unless it is one, the quantity. */
export const namedForLogin = (product: string, quantity: number): string =>
  quantity === 1 ? product : `${product}:${quantity}`;

/** Remembers that text until the guest comes back from logging in. */
export const keepForLogin = (add: string): boolean => keep(KEPT_ADDS, add, 'session');

/** Whether that text is among those kept, and not yet taken into the cart. */
export const isKept = (add: string): boolean =>
  `,${String(readKept(KEPT_ADDS, 'session'))},`.includes(`,${add},`);
