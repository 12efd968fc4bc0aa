import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#browser/calls/api-client.ts';
import { useCall } from '#browser/calls/use-call.ts';
import type { NewPayment } from '#money/money.ts';
import type { Order } from '#orders/orders.ts';
import { changeWithUndo } from '#orders/web/admin/public.ts';
import type { Tell, Undo } from '#ui/admin/action-bar.tsx';
import { REST_MS } from '#ui/admin/touch.ts';
import { showToast, toastFailure } from '#ui/toast/toast.tsx';
import { type Step, stepSaid } from './steps.ts';

/** A step of an order in one tap: its call, and the sentence of the undo bar. */
export type TakenStep = { said: string; take: () => Promise<Undo> };

/** A step as a list takes it. */
export const takenStep = (i18n: I18n, order: Order, step: Step): TakenStep => ({
  said: stepSaid(i18n, order, step),
  take: () => changeWithUndo(order, step.change),
});

/** A payment that its dialog has written already, as a step that can be taken back. */
export const writtenPayment = (i18n: I18n, order: Order, { id, amount }: NewPayment): TakenStep => ({
  said: stepSaid(i18n, order, { kind: 'receive', rupees: amount }),
  take: () =>
    Promise.resolve(() =>
      callApi(`/orders/${order._id}/payments/${id}/correction`, { method: 'POST', body: {} }),
    ),
});

/**
 * Takes the steps of a list's rows one after another, and drops none in silence. A tap during another row's call waits for
 * its turn. A tap while the rows move, or just after, may be meant for the row that stood there before: it does nothing, and
 * a toast asks for it again.
 *
 * `list` tells lists apart: the rows of another list have not moved.
 */
export function useSteps(list: string, tell: Tell, onMoved?: (id: string) => void) {
  const { i18n } = useLingui();
  const { run } = useCall(toastFailure);
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [moving, setMoving] = useState<string>();
  const queue = useRef({ rows: new Set<string>(), last: Promise.resolve() });
  const isMoving = moving === list;
  const show = (): void => setWaiting([...queue.current.rows]);
  const take = async (id: string, step: TakenStep): Promise<void> => {
    const { rows, last } = queue.current;
    // The second half of a double tap.
    if (rows.has(id)) return;
    if (isMoving) return showToast('info', i18n._('office.taps.moved'));
    rows.add(id);
    show();
    const turn = last.then(async () => {
      try {
        await run(async () => {
          const undo = await step.take();
          onMoved?.(id);
          tell(step.said, undo);
        });
        setMoving(list);
        await revalidate();
      } finally {
        rows.delete(id);
        show();
        setTimeout(() => setMoving(undefined), REST_MS);
      }
    });
    // The next tap has its turn either way; the error goes to who tapped.
    queue.current.last = turn.catch(() => undefined);
    return turn;
  };
  return {
    take,
    /** True while the rows move: their steps are `aria-disabled`, and a tap on one is asked for again. */
    isMoving,
    /** True while a tap on this row is under way, or waits for its turn. */
    isBusy: (id: string): boolean => waiting.includes(id),
  };
}
