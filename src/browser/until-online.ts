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
