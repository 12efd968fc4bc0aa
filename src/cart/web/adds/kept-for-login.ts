import { keep, readKept } from '#browser/storage.ts';

/**
 * Storage name of adds tapped too early: by a guest who has to log in, or before the scripts came. The login and
 * `main/front/late-start.ts` write it too.
 */
export const KEPT_ADDS = 'pendingAdd';

/** An add as text for the login's address and for keeping: the product and, unless it is one, the quantity. */
export const namedForLogin = (product: string, quantity: number): string =>
  quantity === 1 ? product : `${product}:${quantity}`;

/** Remembers that text until the guest comes back from logging in. */
export const keepForLogin = (add: string): boolean => keep(KEPT_ADDS, add, 'session');

/** True if that text is kept and not yet added to the cart. */
export const isKept = (add: string): boolean =>
  `,${String(readKept(KEPT_ADDS, 'session'))},`.includes(`,${add},`);
