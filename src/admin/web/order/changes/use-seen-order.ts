import { useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { Order } from '#orders/orders.ts';

/**
 * The order as whoever changes it saw it. Where somebody else was quicker, `save` reads what is there now and fails; saved
 * again, what was typed replaces that.
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
