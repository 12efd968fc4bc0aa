import { readAnywhere } from '#browser/storage.ts';
import type { PlacedOrder } from './attempt.ts';

/** Where the device keeps an order whose outcome the shopper does not know yet. */
export const UNFINISHED = 'unfinishedOrder';

/** Where it keeps that the order was placed, for the shopper and for tabs that would still send it. */
export const PLACED = 'placedOrder';

/** Where it keeps the key of a withdrawn order, for tabs that would still send it. */
export const WITHDRAWN = 'withdrawnOrder';

/** An order that was placed. Other tabs need it even after the shopper was told in one of them. */
export type Placed = { key: string; user: string; order: PlacedOrder; isTold?: true; isAdded?: boolean };

/** The order that was placed, if the shopper has not been told yet. */
export function readUntold(): Placed | undefined {
  const placed = readAnywhere<Placed>(PLACED);
  return placed?.isTold ? undefined : placed;
}

/** True if this device keeps an unsent order, or a placed one that the shopper has not been told about. */
export const hasKeptOrder = (): boolean => Boolean(readAnywhere(UNFINISHED) ?? readUntold());
