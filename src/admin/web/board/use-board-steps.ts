import { useLingui } from '@lingui/react';
import { useRevalidator } from 'react-router';
import { useCall } from '#browser/calls/use-call.ts';
import type { Order } from '#orders/orders.ts';
import { saidChange } from '#orders/web/admin/taps/said-change.ts';
import { changeWithUndo, type Undo } from '#orders/web/admin/taps/take-back.ts';
import type { OrderChange } from '#orders/web/admin/taps/taps.ts';
import { useTurns } from '#orders/web/admin/taps/use-turns.ts';
import { toastFailure } from '#ui/toast/toast.tsx';

/** Takes the steps of a round's orders. */
export type BoardSteps = {
  /** Whether a step of this order is under way, or waits for its turn. */
  isBusy: (order: Order) => boolean;
  isMoving: boolean;
  take: (order: Order, change: OrderChange) => Promise<void>;
};

/** The steps of one round, one after another: `round` is its id. */
export function useBoardSteps(round: string, onDone: (said: string, back: Undo) => void): BoardSteps {
  const { i18n } = useLingui();
  const { run } = useCall(toastFailure);
  const { revalidate } = useRevalidator();
  const turns = useTurns(round);
  const take = (order: Order, chosen: OrderChange): Promise<void> =>
    turns.take(order._id, {
      send: () =>
        run(async () => onDone(saidChange(i18n, order, chosen), await changeWithUndo(order, chosen))),
      reload: revalidate,
    });
  return { isMoving: turns.isMoving, isBusy: ({ _id }) => turns.isBusy(_id), take };
}
