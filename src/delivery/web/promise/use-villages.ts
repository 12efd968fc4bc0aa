import { useEffect, useState } from 'react';
import { callApi, ifCallFailed } from '#browser/calls/api-client.ts';
import type { NamedVillages } from '#delivery/delivery.ts';

const PAUSE_MS = 150;

type Told = { typed: string } & NamedVillages;

/**
 * The villages that the shop goes to and that are called as was typed, once the typing has paused; until then those that
 * were told before. `isTold` says that they are of what is typed now: without an answer they never are, and the pincode can
 * still be typed.
 */
export function useVillages(typed: string): NamedVillages & { isTold: boolean } {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    const asking = new AbortController();
    const ask = (): void =>
      void callApi<NamedVillages>(`/delivery/villages?q=${encodeURIComponent(typed)}`, {
        signal: asking.signal,
      })
        .catch(ifCallFailed(undefined))
        .then((answer) => answer && !asking.signal.aborted && setTold({ typed, ...answer }));
    const pause = setTimeout(ask, typed === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [typed]);
  return { villages: told?.villages ?? [], isTold: told?.typed === typed };
}
