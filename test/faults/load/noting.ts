import type { Reply } from './calls.ts';
import type { Ledger } from './load.ts';

/** Whether the outcome is certain: after a 5xx, as after a broken connection, it is not. */
export const isAnswer = ({ status }: Reply): boolean => status > 0 && status < 500;

/** Records the answer in the ledger; returns whether the write was done. */
export function note(ledger: Ledger, { status, body, headers }: Reply): boolean {
  if (status >= 200 && status < 300) {
    ledger.done += 1;
    return true;
  }
  const said =
    status === 0 ? 'the connection broke' : `${status} ${(body as { code?: string } | null)?.code ?? ''}`;
  ledger.refusals.set(said, (ledger.refusals.get(said) ?? 0) + 1);
  if (status === 503) {
    ledger.unavailable.times += 1;
    if (!headers.get('retry-after')) ledger.unavailable.withoutRetryAfter += 1;
  }
  return false;
}

/** Lets the shop breathe. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));
