import { create } from 'zustand';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage } from '#base/language/language.ts';
import { callApi, readTokenFrom } from '#browser/calls/api-client.ts';
import { LANGUAGE_CHOICE, pageLanguage } from '#browser/language/language-choice.ts';
import { forget, forgetAllBut, forgetPerson, keep, type Kept, readKept } from '#browser/storage.ts';
import type { LoggedIn, User } from '#identity/identity.ts';
import { keepKnownDevice, KNOWN_DEVICE } from './known-devices.ts';
import { withoutPeople } from './without-people.ts';

/** What is kept on the device under `userData`: who is signed in, and the token that says so. */
export type UserData = { user: User; authenticated: true; userToken: string };

const NAME = 'userData';

type Session = {
  /** False until the device's storage was looked at; until then nobody knows who is here. */
  restored: boolean;
  user: User | undefined;
  token: string | undefined;
};

/** Who is signed in on this device. */
export const useSession = create<Session>(() => ({ restored: false, user: undefined, token: undefined }));

/** Reads `userData` once at start; says whether somebody is signed in. */
export function restoreSession(): boolean {
  const { restored, token } = useSession.getState();
  if (restored) return token !== undefined;
  watchOtherPages();
  const kept = readUserData();
  useSession.setState({ restored: true, user: kept?.user, token: kept?.userToken });
  return kept !== undefined;
}

function readUserData(): UserData | undefined {
  const kept = (readKept(NAME, 'local') ?? readKept(NAME, 'session')) as Partial<UserData> | undefined;
  const isWhole =
    kept?.authenticated === true && typeof kept.userToken === 'string' && kept.user !== undefined;
  return isWhole ? (kept as UserData) : undefined;
}

/** Which storage holds what belongs to whoever is signed in: it goes when their session goes. */
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
  keep(NAME, { user, authenticated: true, userToken: token } satisfies UserData, storageOfSession());
  useSession.setState({ user });
}

let maySignOut: () => Promise<boolean> = () => Promise.resolve(true);

/** Has somebody asked before they sign out and lose what only this device has; gives the way to stop asking. */
export function askBeforeSignOut(ask: () => Promise<boolean>): () => void {
  maySignOut = ask;
  return () => {
    if (maySignOut === ask) maySignOut = () => Promise.resolve(true);
  };
}

/** Sign out: ends the session on the server, leaves nothing on the device, goes home and loads everything anew. */
export async function signOut(): Promise<void> {
  if (!(await maySignOut())) return;
  try {
    await callApi('/auth/logout', { method: 'POST' });
  } catch {
    // Offline, or already ended: the device forgets all the same, and the token runs out by itself.
  }
  leaveDevice();
}

/** Leaves nothing of anybody on the device, goes home and loads everything anew. */
export function leaveDevice(): void {
  const { token } = useSession.getState();
  if (token) otherTabs?.postMessage(token);
  forgetAllBut(KNOWN_DEVICE, LANGUAGE_CHOICE);
  window.location.assign(inLanguage(pageAddress('home'), pageLanguage()));
}

/** Tells tabs that keep the session to themselves that it ended; those that share a storage hear of it from there. */
let otherTabs: BroadcastChannel | undefined;

/**
 * Who signs out in one tab is signed out in all of them; and a page that the browser brings back whole ('Back' after
 * signing out, on a shared phone) shows nothing of who has gone.
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

/** The shop knows this session no longer: nothing of the person stays here, but what they did and did not send. */
function endedElsewhere(): void {
  forgetPerson();
  for (const where of ['local', 'session'] as const) {
    const waiting = readKept('waitingChanges', where);
    if (Array.isArray(waiting)) keep('waitingChanges', waiting.map(withoutPeople), where);
  }
  useSession.setState({ user: undefined, token: undefined });
}
