import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { newId } from '#base/ids.ts';
import { useCall } from '#browser/calls/use-call.ts';
import { type Undo, undoOrOfferAgain } from '#orders/web/admin/taps/take-back.ts';
import { REST_MS } from '#ui/admin/use-rest.ts';
import { toastFailure } from '#ui/toast/toast.tsx';
import type { QueueStep } from './queue-step.ts';

/** What was done last and can be taken back. */
type Done = { key: string; said: string; undo: Undo };

/** For so long a step can be taken back. */
export const UNDO_SECONDS = 10;

/** Takes steps of a list, one at a time, and remembers the last one for as long as it can be taken back. */
export function useSteps(list: string, onMoved: (id: string) => void) {
  const { busy, run } = useCall(toastFailure);
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<Done>();
  const rest = useRef({ list, until: 0 });
  /** Tells of what was done elsewhere, and can be taken back here. */
  const tell = (said: string, taken: Undo): void => setDone({ key: newId(), said, undo: taken });
  const reading = (work: () => Promise<void>): Promise<void> =>
    run(async () => {
      try {
        await work();
      } finally {
        await revalidate();
        rest.current = { list, until: Date.now() + REST_MS };
      }
    });
  const take = async (id: string, step: QueueStep): Promise<void> => {
    if (busy || (rest.current.list === list && Date.now() < rest.current.until)) return;
    await reading(async () => {
      const undo = await step.take();
      onMoved(id);
      setDone({ key: newId(), said: step.said, undo });
    });
  };
  const undo = async (): Promise<void> => {
    if (!done || busy) return;
    setDone(undefined);
    await reading(() => undoOrOfferAgain(done.undo, (said) => tell(said, done.undo)));
  };
  return { busy, take, undo, done, tell, forget: () => setDone(undefined) };
}
