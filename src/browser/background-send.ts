import { allUnsent, putUnsent, SYNC_TAG, takeUnsent, type Unsent } from './worker/outbox.ts';

type Syncing = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Asks the browser to send a call once the network is back, also when no page is open. Returns true if it will: only
 * some browsers can, and only with the shop's worker.
 */
export async function sendInBackground(unsent: Unsent): Promise<boolean> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration: Syncing | undefined = await workers?.getRegistration();
  if (!registration?.sync || !(await putUnsent(unsent))) return false;
  try {
    await registration.sync.register(SYNC_TAG);
    return true;
  } catch {
    await takeUnsent(unsent.key); // the person, or the browser, does not allow it
    return false;
  }
}

/** True if the browser has sent this call in the background. */
export const wasSentInBackground = async (key: string): Promise<boolean> =>
  (await allUnsent()).some((unsent) => unsent.key === key && unsent.wasSent);

/** Takes a call back from the browser; says whether it was sent in the background before. */
export const takeFromBackground = takeUnsent;
