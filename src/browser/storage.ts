/** The browser's two storages. If the browser forbids them (private mode, full), they behave as if they were empty. */
export type Kept = 'local' | 'session';

/** The name of the shop's own database in the browser. */
export const DATABASE = 'haat';

const open = (where: Kept): Storage | undefined => {
  try {
    return where === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined; // storage is disabled: the shop works, but remembers nothing
  }
};

/** Reads what was kept under a name; undefined when there is nothing or it cannot be read. */
export function readKept(name: string, where: Kept): unknown {
  try {
    const text = open(where)?.getItem(name);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // not ours, or damaged: treated as missing
  }
}

/** Stores a value under a name; returns whether that worked. */
export function keep(name: string, value: unknown, where: Kept): boolean {
  try {
    open(where)!.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // full, or disabled
  }
}

/** Removes a value from both storages. */
export function forget(name: string): void {
  open('local')?.removeItem(name);
  open('session')?.removeItem(name);
}

/** Removes everything that the shop stored on this device, but what has one of these names. */
export function forgetAllBut(...names: string[]): void {
  const left = names.map((name) => [name, readKept(name, 'local')] as const);
  open('local')?.clear();
  open('session')?.clear();
  // What waits in worker/outbox.ts to be sent. Older browsers and tests have no such store.
  (globalThis.indexedDB as IDBFactory | undefined)?.deleteDatabase(DATABASE);
  for (const [name, value] of left) if (value !== undefined) keep(name, value, 'local');
}
