import { useState } from 'react';
import { CallFailed } from './api-client.ts';

/**
 * A call of the API that a tap starts: whether it is under way, and why the last one failed. `run` catches failed calls
 * only; any other error is a bug and is thrown.
 */
export function useCall() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, setProblem, run };
}
