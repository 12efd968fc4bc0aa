import { DATABASE } from '#browser/storage.ts';

/** A call of the API that the worker sends when the network is back and no page is open; safe to repeat by its key. */
export type Unsent = {
  key: string;
  path: string;
  body: unknown;
  token: string;
  /** The worker does not send it after this moment; in milliseconds. */
  until: number;
  /** The worker has sent it at least once, so it may have arrived. */
  wasSent: boolean;
};

const STORE = 'unsent';

/** The browser's own event for the return of the network, where it has one. */
export const SYNC_TAG = 'haat.unsent';

/** Opens the store, works in one transaction of it, and closes it; undefined where the browser has none or it is full. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T | undefined> {
  let db: IDBDatabase | undefined;
  try {
    db = await opened();
    const transaction = db.transaction(STORE, mode);
    return await new Promise<T | undefined>((resolve, reject) => {
      let answer: T | undefined;
      work(transaction.objectStore(STORE), (value) => {
        answer = value;
      });
      transaction.addEventListener('complete', () => resolve(answer));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
  } catch {
    return undefined; // forbidden, full, or removed by the browser: what is unsent is sent by the next page
  } finally {
    db?.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(STORE, { keyPath: 'key' }),
    );
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')));
  });
}

/** Hands a call to the worker; returns true if the worker has it now. */
async function putUnsent(unsent: Unsent): Promise<boolean> {
  const isKept = await inStore<true>('readwrite', (store, answer) => {
    store.put(unsent);
    answer(true);
  });
  return isKept === true;
}

/** All calls that the worker has. */
export const allUnsent = async (): Promise<Unsent[]> =>
  (await inStore<Unsent[]>('readonly', (store, answer) => {
    const asked = store.getAll() as IDBRequest<Unsent[]>;
    asked.addEventListener('success', () => answer(asked.result));
  })) ?? [];

/** Takes a call back from the worker; returns true if the worker has ever sent it. */
const takeUnsent = async (key: string): Promise<boolean> =>
  (await inStore<boolean>('readwrite', (store, answer) => {
    const asked = store.get(key) as IDBRequest<Unsent | undefined>;
    asked.addEventListener('success', () => {
      answer(asked.result?.wasSent === true);
      store.delete(key);
    });
  })) ?? false;

/** Notes the sending of a call, before it happens; false if the call was taken back meanwhile. */
export const markSent = async (key: string): Promise<boolean> =>
  (await inStore<boolean>('readwrite', (store, answer) => {
    const asked = store.get(key) as IDBRequest<Unsent | undefined>;
    asked.addEventListener('success', () => {
      answer(asked.result !== undefined);
      if (asked.result) store.put({ ...asked.result, wasSent: true });
    });
  })) ?? false;

/** The parts of the browser that sending needs. */
type SendPorts = {
  all(): Promise<Unsent[]>;
  markSent(key: string): Promise<boolean>;
  post(path: string, init: RequestInit): Promise<Response>;
  /** True if a page of the shop is visible: it sends by itself, and can ask. */
  isAnyPageSeen(): Promise<boolean>;
  now(): number;
};

/**
 * Sends the waiting calls when the network is back and no page of the shop is visible. They stay in the store: the next
 * page sends each once more with the same key, gets the shop's answer and tells the shopper. Rejects without an answer,
 * so that the browser calls again later.
 */
export async function sendUnsent(ports: SendPorts): Promise<void> {
  if (await ports.isAnyPageSeen()) return;
  for (const { key, path, body, token, until } of await ports.all()) {
    if (ports.now() >= until || !(await ports.markSent(key))) continue;
    const answer = await ports.post(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(body),
    });
    if (answer.status >= 500 || answer.status === 429) throw new Error(`The shop answered ${answer.status}.`);
  }
}

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
