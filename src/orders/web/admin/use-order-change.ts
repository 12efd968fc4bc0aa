import { useRevalidator } from 'react-router';
import { useCall } from '#browser/calls/use-call.ts';
import { toastFailure } from '#ui/toast/toast.tsx';

/** A change of the order that a tap starts: a toast says why it failed, and the order is read anew in any case. */
export function useOrderChange() {
  const { busy, run } = useCall(toastFailure);
  const { revalidate } = useRevalidator();
  const change = (work: () => Promise<unknown>): Promise<void> =>
    run(async () => {
      try {
        await work();
      } finally {
        await revalidate();
      }
    });
  return { busy, change };
}
