/** Waits until the connection is back, the shopper looks at the page again, the signal fires, or time is over. */
export function untilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = Number.isFinite(milliseconds) ? setTimeout(end, milliseconds) : undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) end();
    };
    function end(): void {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', end);
      resolve();
    }
    if (signal.aborted) return end();
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', end);
  });
}
