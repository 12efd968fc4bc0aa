import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallFailed } from '#browser/api-client.ts';
import { showToast } from '#ui/toast.tsx';

/** A change of the order that a tap starts: a toast says why it failed, and the order is read anew in any case. */
export function useOrderChange() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast('error', error.message);
    } finally {
      await revalidate();
      setBusy(false);
    }
  };
  return { busy, change };
}
