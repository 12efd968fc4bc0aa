import { useState } from 'react';
import { CallFailed } from './api-client.ts';

/**
 * A call of the API that a tap starts: whether it is under way, and why the last one failed. `run` catches failed calls
 * only; any other error is a bug and is thrown. With `onFailed` the caller says by itself why a call failed,
 * in place or with `say` where problems of this call stand.
 */
export function useCall(
  onFailed?: (failure: CallFailed, say: (problem: string) => void) => void | Promise<void>,
) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (onFailed) await onFailed(error, setProblem);
      else setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, setProblem, run };
}
