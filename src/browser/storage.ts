/** The browser's two storages; a browser that forbids them (private mode, full) behaves as if they were empty. */
export type Kept = 'local' | 'session';

const open = (where: Kept): Storage | undefined => {
  try {
    return where === 'local' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined; // storage is switched off: the shop works, it only forgets
  }
};

/** Reads what was kept under a name; undefined when there is nothing or it cannot be read. */
export function readKept(name: string, where: Kept): unknown {
  try {
    const text = open(where)?.getItem(name);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // not ours, or damaged: as good as nothing
  }
}

/** Keeps a value under a name; says whether it was kept. */
export function keep(name: string, value: unknown, where: Kept): boolean {
  try {
    open(where)?.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // full
  }
}

/** Forgets one name in both storages. */
export function forget(name: string): void {
  open('local')?.removeItem(name);
  open('session')?.removeItem(name);
}

/** Forgets everything that the shop kept on this device, but for one name. */
export function forgetAllBut(name: string): void {
  const left = readKept(name, 'local');
  open('local')?.clear();
  open('session')?.clear();
  if (left !== undefined) keep(name, left, 'local');
}
