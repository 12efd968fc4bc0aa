import { useLoaderData } from 'react-router';
import { useWaiting } from '#identity/web/public.ts';
import type { OrderQueue } from '#orders/queue/queue.ts';
import { withTaps } from '#orders/web/admin/taps/taps.ts';
import { movedOn } from './moved-on.ts';

/** The queue as it will be when the taps have arrived that wait for the network: their orders are in their new tabs. */
export function useQueue(): OrderQueue {
  const queue = useLoaderData<OrderQueue>();
  const taps = useWaiting((state) => state.waiting);
  return movedOn(queue, (order) => withTaps(order, taps));
}
