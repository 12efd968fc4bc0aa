import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { Order } from '#orders/orders.ts';
import { useOrderChange } from '#orders/web/admin/order/use-order-change.ts';
import { saidChange } from '#orders/web/admin/taps/said-change.ts';
import { changeWithUndo, type Undo } from '#orders/web/admin/taps/take-back.ts';
import type { OrderChange } from '#orders/web/admin/taps/taps.ts';
import { REST_MS } from '#ui/admin/use-rest.ts';

/** Takes the steps of a round's orders; `rests` for a moment after each. */
export type BoardSteps = {
  busy: boolean;
  rests: boolean;
  take: (order: Order, change: OrderChange) => Promise<void>;
};

/** One step at a time: its row goes elsewhere, and the second half of a double tap must not reach the row that moves up. */
export function useBoardSteps(onDone: (said: string, back: Undo) => void): BoardSteps {
  const { i18n } = useLingui();
  const { busy, change } = useOrderChange();
  const [rests, setRests] = useState(false);
  const take = async (order: Order, chosen: OrderChange): Promise<void> => {
    if (busy) return;
    setRests(true);
    await change(async () => onDone(saidChange(i18n, order, chosen), await changeWithUndo(order, chosen)));
    setTimeout(() => setRests(false), REST_MS);
  };
  return { busy, rests, take };
}
