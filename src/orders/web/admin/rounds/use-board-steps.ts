import { useState } from 'react';
import { useOrderChange } from '#orders/web/admin/order/use-order-change.ts';
import { REST_MS } from '#ui/admin/use-rest.ts';

/** Takes the steps of a round's orders; `rests` for a moment after each. */
export type BoardSteps = {
  busy: boolean;
  rests: boolean;
  take: (work: () => Promise<unknown>) => Promise<void>;
};

/** One step at a time: its row goes elsewhere, and the second half of a double tap must not reach the row that moves up. */
export function useBoardSteps(): BoardSteps {
  const { busy, change } = useOrderChange();
  const [rests, setRests] = useState(false);
  const take = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setRests(true);
    await change(work);
    setTimeout(() => setRests(false), REST_MS);
  };
  return { busy, rests, take };
}
