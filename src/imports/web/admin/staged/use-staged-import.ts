import { useCallback, useEffect, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import type { ImportPlan, StagedImport } from '#imports/staged.ts';

const SOON = 1000;

/** A file of goods on the screen: as it is now, what went wrong, and what can be done with it. */
export type OpenImport = {
  found: StagedImport | undefined;
  problem: string | undefined;
  busy: boolean;
  plan: (change: Partial<ImportPlan>) => Promise<void>;
  start: () => Promise<void>;
  reload: () => Promise<void>;
};

/** Opens a file of goods and follows it while the shop works on it; a closed tab changes nothing. */
export function useStagedImport(id: string): OpenImport {
  const [found, setFound] = useState<StagedImport>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const path = `/products/imports/${id}`;
  const reload = useCallback(async (): Promise<void> => {
    await telling(setProblem, async () => setFound(await callApi<StagedImport>(path)));
  }, [path]);
  useEffect(() => {
    void reload();
  }, [reload]);
  const isWorking = found !== undefined && ['reading', 'checking', 'importing'].includes(found.state);
  useEffect(() => {
    if (!isWorking) return undefined;
    const soon = setTimeout(() => {
      void reload().finally(() => setRound((before) => before + 1));
    }, SOON);
    return () => clearTimeout(soon);
  }, [isWorking, reload, round]);

  const change = async (work: (now: StagedImport) => Promise<StagedImport>): Promise<void> => {
    if (!found) return;
    setBusy(true);
    const isDone = await telling(setProblem, async () => setFound(await work(found)));
    // Somebody else changed it, or the network did not say: the screen shows what is.
    if (!isDone)
      await telling(
        () => undefined,
        async () => setFound(await callApi<StagedImport>(path)),
      );
    setBusy(false);
  };
  return {
    found,
    problem,
    busy,
    reload,
    plan: (changed) =>
      change(({ plan, revision }) =>
        callApi(`${path}/plan`, { method: 'PUT', body: { ...plan, ...changed, revision } }),
      ),
    start: () => change(({ revision }) => callApi(`${path}/start`, { method: 'POST', body: { revision } })),
  };
}

async function telling(
  tell: (problem: string | undefined) => void,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    tell(undefined);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    tell(error.message);
    return false;
  }
}
