import { readKept } from '#browser/storage.ts';

/** Where the device keeps an order whose outcome the shopper does not know yet. */
export const UNFINISHED = 'unfinishedOrder';

/** Where it keeps that the order stands, until the shopper was told. */
export const PLACED = 'placedOrder';

/** Where it keeps the key of an order that was taken back, for tabs that would still send it. */
export const WITHDRAWN = 'withdrawnOrder';

/** Whether there is an order on this device that the shopper should hear of. */
export const hasKeptOrder = (): boolean =>
  [UNFINISHED, PLACED].some((name) => Boolean(readKept(name, 'local') ?? readKept(name, 'session')));
