import { untilOnline } from './until-online.ts';

const AGAIN_MS = 3000;

/** Waits until the shop and its database answer. Asks only while somebody looks at the page and there is a network. */
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
