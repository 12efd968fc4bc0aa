import { ifStoreRefused } from './scope.ts';

/** The push address at which the shop rings this device, with the secret that proves the device. */
export type RingAddress = { endpoint: string; auth: string; publicKey: string };

/** It outlives the builds: what they keep is dropped with them. */
export const RING_STORE = 'ring';
const PLACE = '/ring-address';

/**
 * Keeps it for the worker, which has no login; undefined if the device no longer rings. A store that refuses keeps
 * nothing.
 */
export async function keepRingAddress(caches: CacheStorage, address: RingAddress | undefined): Promise<void> {
  try {
    if (address) await (await caches.open(RING_STORE)).put(PLACE, Response.json(address));
    else await caches.delete(RING_STORE);
  } catch (error) {
    ifStoreRefused(error);
  }
}

/** The ring address kept last; undefined if this device does not ring. */
export async function keptRingAddress(caches: CacheStorage): Promise<RingAddress | undefined> {
  try {
    const kept = await (await caches.open(RING_STORE)).match(PLACE);
    return kept && ((await kept.json()) as RingAddress);
  } catch (error) {
    return ifStoreRefused(error);
  }
}
