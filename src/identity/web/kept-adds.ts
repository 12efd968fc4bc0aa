import { readKept } from '#browser/storage.ts';

// Every card has a guest's link, so this is with the first scripts; what reads the taps is in wanted-adds.ts.

/**
 * Storage name of adds tapped too early, by a guest who has to log in or before the scripts came: `mango:2,rice`. They belong to
 * this tab, and end with it or with signing out. `main/front/late-start.ts` writes it too.
 */
export const KEPT_ADDS = 'pendingAdd';

/** The texts of the kept adds, in the order of the taps. */
export const keptAdds = (): string[] => {
  const kept = readKept(KEPT_ADDS, 'session');
  return typeof kept === 'string' && kept ? kept.split(',') : [];
};

/** An add as text for the login's address, which keeps it, and for keeping: the product and, unless it is one, the quantity. */
export const namedForLogin = (product: string, quantity: number): string =>
  quantity === 1 ? product : `${product}:${quantity}`;
