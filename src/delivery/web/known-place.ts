import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { deliveryTo } from '#delivery/delivery-rule.ts';
import { useSession } from '#identity/web/public.ts';
import { askPlaces, startAt, useDestination } from './destination.ts';
import { askRounds } from './rounds/known-rounds.ts';

/** Part of an earlier order that tells its destination. */
type Ordered = { orders: { selectedAddress: { pincode?: string; village?: string } }[] };

/** Asks ahead what the shop says of that place and which rounds go there, so that a page that shows both is whole at once. */
export async function placeAhead(): Promise<void> {
  await startAtKnownPlace();
  if (!useDestination.getState().places) await askPlaces();
  const { places, ...to } = useDestination.getState();
  const delivery = places && deliveryTo(to, places);
  if (delivery?.kind === 'goes') await askRounds(delivery.area?.id ?? '');
}

let starting: Promise<void> | undefined;

/**
 * Begins with the place that the device remembers, else with the newest of the account's addresses, else with where the last
 * order went.
 */
export const startAtKnownPlace = (): Promise<void> =>
  (starting ??= start().finally(() => (starting = undefined)));

async function start(): Promise<void> {
  if (useDestination.getState().pincode !== '') return askPlaces();
  const { user, token } = useSession.getState();
  if (token === undefined) return undefined;
  const [newest] = user?.addresses ?? [];
  const to = newest ? { pincode: newest.pinCode, village: newest.village } : await lastOrdered();
  if (to?.pincode) await startAt(to);
}

async function lastOrdered(): Promise<{ pincode?: string; village?: string } | undefined> {
  try {
    const { orders } = await callApi<Ordered>('/orders?limit=1');
    return orders[0]?.selectedAddress;
  } catch (error) {
    // Without an answer the shopper is asked.
    if (error instanceof CallFailed) return undefined;
    throw error;
  }
}
