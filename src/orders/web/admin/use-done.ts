import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#orders/orders.ts';
import { undoOrOfferAgain } from '#orders/web/admin/taps/take-back.ts';
import { useOrderChange } from '#orders/web/admin/use-order-change.ts';

/** What was done to an order, and how it is taken back; `back` gets the order as it is then. */
export type Done = { said: string; back: (now: Order) => Promise<unknown> };

/** For how many seconds a change can be taken back. */
export const UNDO_SECONDS = 10;

/** What was done last on this page, while it can be taken back. */
export function useDone(order: Order) {
  const [done, setDone] = useState<Done>();
  const { change } = useOrderChange();
  const { revalidate } = useRevalidator();
  /** Tells of a change, and reads the order anew. */
  const onDone = async (made: Done): Promise<void> => {
    setDone(made);
    await revalidate();
  };
  const undo = async (): Promise<void> => {
    if (!done) return;
    setDone(undefined);
    await change(() =>
      undoOrOfferAgain(
        () => done.back(order),
        (said) => setDone({ ...done, said }),
      ),
    );
  };
  return { done, onDone, undo, forget: () => setDone(undefined) };
}
