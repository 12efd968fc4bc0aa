import { ifStoreRefused } from './refusals.ts';

/** Where the shop rings this device, as the shop knows it, with the secret that shows that it is this one. */
export type RingAddress = { endpoint: string; auth: string; publicKey: string };

/** It outlives the builds: what they keep is dropped with them. */
export const RING_STORE = 'ring';
const PLACE = '/ring-address';

/** Keeps it for the worker, which has no login; undefined: it rings no longer. A store that refuses keeps nothing. */
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
