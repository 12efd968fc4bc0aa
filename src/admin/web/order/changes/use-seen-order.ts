import { useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Order } from '#orders/orders.ts';

/**
 * Saves a change against the order that the user saw. On a conflict, `save` loads the current order and fails; saving
 * again overwrites it with the user's entries.
 */
export function useSeenOrder(opened: Order) {
  const [first] = useState(opened);
  const [now, setNow] = useState<Order>();
  const seen = now ?? first;
  const save = async (path: string, body: object): Promise<Order> => {
    try {
      return await callApi<Order>(`/orders/${first._id}${path}`, {
        method: 'PUT',
        body: { ...body, updatedAt: seen.updatedAt },
      });
    } catch (error) {
      if (error instanceof CallFailed && error.code === 'conflict')
        setNow(await callApi<Order>(`/orders/${first._id}`));
      throw error;
    }
  };
  return { first, now, save };
}
