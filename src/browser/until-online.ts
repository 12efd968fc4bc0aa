/**
 * Waits until the connection is back, the page is looked at again, the signal fires, or time is over. Returns true if
 * something happened, so that a further try is promising.
 */
export function untilOnline(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(() => end(false), milliseconds) : undefined;
    const wake = (): void => end(true);
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) wake();
    };
    function end(isWoken: boolean): void {
      clearTimeout(timer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', wake);
      resolve(isWoken);
    }
    if (signal.aborted) return end(true);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', wake);
  });
}

const REST_MS = 15_000;

/**
 * Repeats an attempt until it returns true or the signal fires: after a rest of 15 seconds, and at once when the
 * connection is back or the page is looked at again. Such a moment counts from the beginning of a try, which may still
 * be failing when it comes.
 */
export async function tryUntilDone(attempt: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const over = new AbortController();
    signal.addEventListener('abort', () => over.abort(), { signal: over.signal });
    const woken = untilOnline(Infinity, over.signal);
    try {
      if (await attempt()) return;
      await Promise.race([woken, untilOnline(REST_MS, over.signal)]);
    } finally {
      over.abort();
    }
  }
}

const AGAIN_MS = 3000;

/** Waits until the shop and its database answer. Asks only while the page is visible and there is a network. */
export async function untilAnswer(signal: AbortSignal): Promise<void> {
  do await untilOnline(AGAIN_MS, signal);
  while (!signal.aborted && !(await isReady()));
}

const isReady = async (): Promise<boolean> => {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return false;
  try {
    return (await fetch('/readyz', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};
