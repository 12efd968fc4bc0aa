/**
 * All names under which the shop keeps values in the browser's two storages, with the owner of each value:
 * - `device`: the device. The value reveals no person, and stays when a session ends elsewhere.
 * - `person`: the user who is, or was, signed in. The value is deleted with the session, wherever that was ended.
 * - `unsent`: a person's actions that the shop has not received, kept by the person's id. If the session ends elsewhere they
 *   wait for the same person to sign in again, without names and phones if they can be sent without them.
 * Signing out leaves only the language and the secret of a known device. The storage accepts no other names.
 */
export const KEPT = {
  userData: 'person',
  seenAnswers: 'person',
  heardPrices: 'person',
  checkoutDraft: 'person',
  deliveryPlace: 'person',
  deliveryRounds: 'person',
  takenDraft: 'person',
  newOrderList: 'person',
  pastedList: 'person',
  awaitedSales: 'person',
  'haat.alarm': 'person',
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
type Whose = 'device' | 'person' | 'unsent';

/** Saved views of the orders, by the person's id; they hold what was searched for. */
type ViewsName = `haat.views.${string}`;
/** The lock among tabs. */
export type TurnName = `${string}.turn`;

/** A name under which something is kept in the browser. */
export type KeptName = keyof typeof KEPT | ViewsName | TurnName;

/** True if the value under a name goes with a person's session. Unknown names go, too. */
export const goesWithSession = (name: string): boolean =>
  !name.endsWith('.turn') && ((KEPT as Partial<Record<string, Whose>>)[name] ?? 'person') === 'person';
