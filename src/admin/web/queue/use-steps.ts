import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { newId } from '#base/ids.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { type Undo, undoOrOfferAgain } from '#orders/web/admin/taps/take-back.ts';
import { useTurns } from '#orders/web/admin/taps/use-turns.ts';
import { toastFailure } from '#ui/toast/toast.tsx';
import type { QueueStep } from './queue-step.ts';

/** What was done last and can be taken back. */
type Done = { key: string; said: string; undo: Undo };

/** For so long a step can be taken back. */
export const UNDO_SECONDS = 10;

/** Takes steps of a list, one after another, and remembers the last one for as long as it can be taken back. */
export function useSteps(list: string, onMoved: (id: string) => void) {
  const { run } = useCall(toastFailure);
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<Done>();
  const turns = useTurns(list);
  /** Tells of what was done elsewhere, and can be taken back here. */
  const tell = (said: string, taken: Undo): void => setDone({ key: newId(), said, undo: taken });
  const inTurn = (row: string, work: () => Promise<void>): Promise<void> =>
    turns.take(row, { send: () => run(work), reload: revalidate });
  const take = (id: string, step: QueueStep): Promise<void> =>
    inTurn(id, async () => {
      const undo = await step.take();
      onMoved(id);
      setDone({ key: newId(), said: step.said, undo });
    });
  const undo = async (): Promise<void> => {
    if (!done) return;
    setDone(undefined);
    await run(async () => {
      try {
        await undoOrOfferAgain(done.undo, (said) => tell(said, done.undo));
      } finally {
        await revalidate();
      }
    });
  };
  return {
    isMoving: turns.isMoving,
    isBusy: turns.isBusy,
    take,
    undo,
    done,
    tell,
    forget: () => setDone(undefined),
  };
}
