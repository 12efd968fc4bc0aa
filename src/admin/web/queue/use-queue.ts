import { useLoaderData, useLocation } from 'react-router';
import type { OrderQueue } from '#admin/queue/queue.ts';
import { useWaiting } from '#identity/web/public.ts';
import { withWaiting } from './with-waiting.ts';

/** The queue as it will be when the taps have arrived that wait for the network: their orders are in their new tabs. */
export function useQueue(): OrderQueue {
  const queue = useLoaderData<OrderQueue>();
  const taps = useWaiting((state) => state.waiting);
  const narrowed = new URLSearchParams(useLocation().search);
  narrowed.delete('tab');
  return withWaiting(queue, taps, narrowed.size === 0);
}
