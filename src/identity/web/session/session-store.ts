import { create } from 'zustand';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import { callApi, readTokenFrom, ifCallFailed } from '#browser/calls/api-client.ts';
import { LANGUAGE_CHOICE, pageLanguage, keepLanguage } from '#browser/language/language-choice.ts';
import {
  forget,
  forgetAllBut,
  forgetPerson,
  keep,
  type Kept,
  readKept,
  readAnywhere,
} from '#browser/storage.ts';
import type { User, EditedUser } from '#identity/identity.ts';
import type { LoggedIn } from '#identity/log-in.ts';

/** Kept on the device under `userData`: the signed-in user and the session's token. */
type UserData = { user: User; authenticated: true; userToken: string };

const NAME = 'userData';

type Session = {
  /** False until the device's storage was read; until then it is unknown if a user is signed in. */
  restored: boolean;
  user: User | undefined;
  token: string | undefined;
};

/** The session on this device. */
export const useSession = create<Session>(() => ({ restored: false, user: undefined, token: undefined }));

/** Reads `userData` once at start; returns true if a user is signed in. */
export function restoreSession(): boolean {
  const { restored, token } = useSession.getState();
  if (restored) return token !== undefined;
  watchOtherPages();
  const kept = readUserData();
  useSession.setState({ restored: true, user: kept?.user, token: kept?.userToken });
  return kept !== undefined;
}

function readUserData(): UserData | undefined {
  const kept = readAnywhere<Partial<UserData>>(NAME);
  const isWhole =
    kept?.authenticated === true && typeof kept.userToken === 'string' && kept.user !== undefined;
  return isWhole ? (kept as UserData) : undefined;
}

/** The storage of the signed-in user's data, which goes with the session. */
export const storageOfSession = (): Kept => (readKept(NAME, 'local') ? 'local' : 'session');

/** Login success: remembers user and token, for good or until the browser is closed. */
export function startSession({ user, token, device }: LoggedIn, remember: boolean): void {
  keepKnownDevice(device);
  forget(NAME);
  keep(
    NAME,
    { user, authenticated: true, userToken: token } satisfies UserData,
    remember ? 'local' : 'session',
  );
  useSession.setState({ restored: true, user, token });
}

/** Loads the user anew from the server and keeps what came. */
export async function refreshUser(): Promise<void> {
  const { user } = await callApi<{ user: User }>('/users/user');
  setUser(user);
}

/** Keeps a changed user (a new name, another address) beside the token. */
export function setUser(user: User): void {
  const { token } = useSession.getState();
  if (!token) return;
  // A session that was deleted from the device meanwhile does not come back.
  if (readUserData())
    keep(NAME, { user, authenticated: true, userToken: token } satisfies UserData, storageOfSession());
  useSession.setState({ user });
}

let maySignOut: () => Promise<boolean> = () => Promise.resolve(true);

/**
 * Registers a question to ask before sign-out would lose what only this device has. Returns a function that unregisters
 * it.
 */
export function askBeforeSignOut(ask: () => Promise<boolean>): () => void {
  maySignOut = ask;
  return () => {
    if (maySignOut === ask) maySignOut = () => Promise.resolve(true);
  };
}

/** Sign out: ends the session on the server, deletes all personal data on the device, goes home and reloads. */
export async function signOut(): Promise<void> {
  if (!(await maySignOut())) return;
  try {
    await callApi('/auth/logout', { method: 'POST' });
  } catch {
    // Offline, or already ended: the device forgets all the same, and the token runs out by itself.
  }
  leaveDevice();
}

/** Deletes all personal data on the device, goes home and reloads. */
export function leaveDevice(): void {
  const { token } = useSession.getState();
  if (token) otherTabs?.postMessage(token);
  forgetAllBut(KNOWN_DEVICE, LANGUAGE_CHOICE);
  window.location.assign(inLanguage(pageAddress('home'), pageLanguage()));
}

/** Tells other tabs that the session ended; those that share a storage learn it from there. */
let otherTabs: BroadcastChannel | undefined;

/**
 * Signs out in all tabs at once; and a page that the browser brings back whole ('Back' after signing out, on a shared
 * phone) shows nothing of the person who left.
 */
function watchOtherPages(): void {
  otherTabs = new BroadcastChannel('haat.session');
  otherTabs.addEventListener('message', ({ data: token }: MessageEvent<string>) => {
    if (token !== useSession.getState().token) return;
    forgetAllBut(KNOWN_DEVICE, LANGUAGE_CHOICE);
    useSession.setState({ user: undefined, token: undefined });
  });
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== NAME) return;
    const kept = readUserData();
    useSession.setState({ user: kept?.user, token: kept?.userToken });
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readUserData()?.userToken !== useSession.getState().token) window.location.reload();
  });
}

readTokenFrom(() => useSession.getState().token, endedElsewhere);

/** Handles a session that the shop has ended: deletes the person's data here, except unsent actions. */
function endedElsewhere(): void {
  forgetPerson();
  for (const where of ['local', 'session'] as const) {
    const waiting = readKept('waitingChanges', where);
    if (Array.isArray(waiting)) keep('waitingChanges', waiting.map(withoutPeople), where);
  }
  useSession.setState({ user: undefined, token: undefined });
}

/** Kept on the device after sign-out. It does not reveal the person. */
const KNOWN_DEVICE = 'knownDevice';
const KEPT_AT_MOST = 5;

/** The secrets that this browser got at earlier logins, of several people on a shared phone, the newest first. */
export function knownDevices(): string[] {
  const kept = readKept(KNOWN_DEVICE, 'local');
  return Array.isArray(kept) ? kept.filter((secret) => typeof secret === 'string') : [];
}

/** Keeps the secret of a login, so that strangers who guess at the account do not slow its owner down here. */
export function keepKnownDevice(secret: string | undefined): void {
  if (secret !== undefined) keep(KNOWN_DEVICE, [secret, ...knownDevices()].slice(0, KEPT_AT_MOST), 'local');
}

/** Fields of orders and stops, as staff see them, with a person's name, contact or address. */
const PERSONAL = new Set(
  (
    'name firstName lastName customer by user receivedBy takenBy timeline phone email address selectedAddress colony ' +
    'landmark district pincode village way place note shopNote'
  ).split(' '),
);

/** A copy of a thing without people: fields that name one are empty, fields that a call needs stay. */
function blanked(value: unknown, isPersonal = false): unknown {
  if (typeof value === 'string') return isPersonal ? '' : value;
  if (Array.isArray(value)) return value.map((part) => blanked(part, isPersonal));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === '_id' || key === 'id') return [key, part];
      // Degrees on a map, which are no text.
      if (key === 'place' && typeof part === 'object') return [key, null];
      return [key, blanked(part, isPersonal || PERSONAL.has(key))];
    }),
  );
}

type Waits = { kind: string; title?: string; seen: unknown };

/** Products have no people in them, and an order entered by staff is sent with its customer. */
const SENT_WHOLE = new Set(['product', 'newOrder']);

/**
 * A waiting change with as little personal data as it can be sent with: its thing only by number. Its own words and
 * figures stay, because they are sent.
 */
const withoutPeople = <Change extends Waits>(change: Change): Change =>
  SENT_WHOLE.has(change.kind)
    ? change
    : { ...change, title: change.title?.split(' ', 1)[0] ?? '', seen: blanked(change.seen) };

/**
 * Keeps the chosen language on this device and, for signed-in users, on the account, whose mails follow it. The page
 * may be left at once.
 */
export function chooseLanguage(language: Language): void {
  keepLanguage(language);
  const { user } = useSession.getState();
  if (!user) return;
  const body: EditedUser = { language };
  // Without network the device has the choice, and the account keeps what it had.
  void callApi(`/auth/${user._id}`, { method: 'PATCH', body, keepalive: true }).catch(
    ifCallFailed(undefined),
  );
}
