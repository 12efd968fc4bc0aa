/**
 * Waits until the connection is back, the shopper looks at the page again, the signal fires, or time is over. Answers
 * whether something happened, so that a further try is promising.
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
 * Tries until an attempt says that all is done, or the signal fires: again after a rest of 15 seconds, and at once when the
 * connection is back or somebody looks at the page again. Such a moment counts from the beginning of a try, which may still be
 * failing when it comes.
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
