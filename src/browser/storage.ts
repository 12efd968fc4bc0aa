/** Names of values that go with a person's session. */
const OF_PERSON = {
  userData: 'person',
  seenAnswers: 'person',
  heardPrices: 'person',
  checkoutDraft: 'person',
  deliveryPlace: 'person',
  deliveryRounds: 'person',
  takenDraft: 'person',
  newOrderList: 'person',
  unsentForms: 'person',
  pastedList: 'person',
  mendedRows: 'person',
  keptWish: 'person',
  awaitedSales: 'person',
  'haat.alarm': 'person',
} as const satisfies Record<string, Whose>;

/** Names of values that stay when a session ends: the only ones that a page has to know. */
const STAYING = {
  waitingChanges: 'unsent',
  waitingAdds: 'unsent',
  pendingAdd: 'unsent',
  unfinishedOrder: 'unsent',
  withdrawnOrder: 'unsent',
  placedOrder: 'unsent',
  cashDrafts: 'unsent',
  knownDevice: 'device',
  language: 'device',
  googleSignIn: 'device',
  listing: 'device',
  products: 'device',
  paper: 'device',
  installOffered: 'device',
  stocking: 'device',
  'missing-details': 'device',
  'haat.alarm.strip': 'device',
  'haat.shortcuts': 'device',
  'haat.sound': 'device',
} as const satisfies Record<string, Whose>;

/**
 * All names under which the shop keeps values in the browser's two storages, with the owner of each value:
 * - `device`: the device. The value reveals no person, and stays when a session ends elsewhere.
 * - `person`: the user who is, or was, signed in. The value is deleted with the session, wherever that was ended.
 * - `unsent`: a person's actions that the shop has not received, kept by the person's id. If the session ends elsewhere they
 *   wait for the same person to sign in again, without names and phones if they can be sent without them.
 * Signing out leaves only the language and the secret of a known device. The storage accepts no other names.
 */
export const KEPT = { ...OF_PERSON, ...STAYING };

type Whose = 'device' | 'person' | 'unsent';

/** Saved views of the orders, by the person's id; they hold what was searched for. */
type ViewsName = `haat.views.${string}`;

/** The lock among tabs. */
export type TurnName = `${string}.turn`;

/** A name under which something is kept in the browser. */
export type KeptName = keyof typeof KEPT | ViewsName | TurnName;

/** True if the value under a name goes with a person's session. Unknown names go, too. */
export const goesWithSession = (name: string): boolean =>
  !name.endsWith('.turn') && !Object.hasOwn(STAYING, name);

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
export function readKept(name: KeptName, where: Kept): unknown {
  try {
    const text = open(where)?.getItem(name);
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined; // not ours, or damaged: treated as missing
  }
}

/** Reads what was kept on the device under a name, or else with the tab. */
export const readAnywhere = <T>(name: KeptName): T | undefined =>
  (readKept(name, 'local') ?? readKept(name, 'session')) as T | undefined;

/** Stores a value under a name; returns whether that worked. */
export function keep(name: KeptName, value: unknown, where: Kept): boolean {
  try {
    open(where)!.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false; // full, or disabled
  }
}

/** Removes a value from both storages. */
export function forget(name: KeptName): void {
  open('local')?.removeItem(name);
  open('session')?.removeItem(name);
}

/** Stores a value in one of the storages, and leaves no older one in the other. */
export function keepOnly(name: KeptName, value: unknown, where: Kept): boolean {
  if (!keep(name, value, where)) return false;
  open(where === 'local' ? 'session' : 'local')?.removeItem(name);
  return true;
}

/** Removes everything that the shop stored on this device, except these names. */
export function forgetAllBut(...names: KeptName[]): void {
  const left = names.map((name) => [name, readKept(name, 'local')] as const);
  open('local')?.clear();
  open('session')?.clear();
  forgetUnsentCalls();
  for (const [name, value] of left) if (value !== undefined) keep(name, value, 'local');
}

/** Removes the data of a person whose session ended elsewhere. Unsent actions stay. */
export function forgetPerson(): void {
  for (const storage of [open('local'), open('session')]) {
    const names = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
    for (const name of names) if (goesWithSession(name)) storage?.removeItem(name);
  }
  // They hold a token that opens nothing any more; the page keeps the order itself.
  forgetUnsentCalls();
}

/** Deletes the calls that wait in worker/outbox.ts. Older browsers and tests have no such store. */
const forgetUnsentCalls = (): void =>
  void (globalThis.indexedDB as IDBFactory | undefined)?.deleteDatabase(DATABASE);
