import { expect, test } from 'vitest';
import type { User } from '#identity/identity.ts';
import { json, openBrowser, refusal } from '#test/fakes/fake-browser.ts';

const asha: User = {
  _id: '019',
  name: 'Asha',
  email: 'asha@example.in',
  phone: '9876543210',
  role: 'user',
  permissions: [],
  owner: false,
  addresses: [],
  addressesSeen: [],
  createdAt: '2026-11-20T06:00:00.000Z',
};
const userData = { user: asha, authenticated: true, userToken: 'token-of-asha' };

async function openPage() {
  const browser = openBrowser();
  return { browser, ...(await import('./session-store.ts')) };
}

/** An event as the browser sends it when another tab changed the shared storage. */
const storageEvent = (key: string | null): Event => Object.assign(new Event('storage'), { key });

test('at first nobody is signed in, and nobody knows yet whether somebody will be', async () => {
  const { useSession } = await openPage();
  expect(useSession.getState()).toEqual({ restored: false, user: undefined, token: undefined });
});

test('without userData on the device, nobody is signed in', async () => {
  const { restoreSession, useSession } = await openPage();
  expect(restoreSession()).toBe(false);
  expect(useSession.getState()).toEqual({ restored: true, user: undefined, token: undefined });
});

test('userData on the device is restored at start: who it is, and the token', async () => {
  const { browser, restoreSession, useSession } = await openPage();
  browser.local.setItem('userData', JSON.stringify(userData));
  expect(restoreSession()).toBe(true);
  expect(useSession.getState()).toEqual({ restored: true, user: asha, token: 'token-of-asha' });
});

test('userData of a browser that was not to be remembered is restored, too, until it is closed', async () => {
  const { browser, restoreSession, useSession } = await openPage();
  browser.session.setItem('userData', JSON.stringify(userData));
  expect(restoreSession()).toBe(true);
  expect(useSession.getState().user).toEqual(asha);
});

test.each([
  ['damaged', '{"user":'],
  ['without a token', JSON.stringify({ user: asha, authenticated: true })],
  ['without a user', JSON.stringify({ authenticated: true, userToken: 'x' })],
  ['not authenticated', JSON.stringify({ ...userData, authenticated: false })],
])('userData that is %s signs nobody in', async (_, kept) => {
  const { browser, restoreSession, useSession } = await openPage();
  browser.local.setItem('userData', kept);
  expect(restoreSession()).toBe(false);
  expect(useSession.getState().token).toBeUndefined();
});

test('login success sets authenticated and keeps user and token for good with Remember Me', async () => {
  const { browser, startSession, useSession } = await openPage();
  startSession({ user: asha, token: 'token-of-asha' }, true);
  expect(useSession.getState()).toEqual({ restored: true, user: asha, token: 'token-of-asha' });
  expect(JSON.parse(browser.local.getItem('userData') ?? '')).toEqual(userData);
  expect(browser.session.length).toBe(0);
});

test('without Remember Me they are kept until the browser is closed', async () => {
  const { browser, startSession, storageOfSession } = await openPage();
  startSession({ user: asha, token: 'an-older-token' }, true);
  startSession({ user: asha, token: 'token-of-asha' }, false);
  expect(browser.local.length).toBe(0);
  expect(JSON.parse(browser.session.getItem('userData') ?? '')).toEqual(userData);
  expect(storageOfSession()).toBe('session');
});

test('every call after login carries the token', async () => {
  const { browser, startSession, refreshUser } = await openPage();
  startSession({ user: asha, token: 'token-of-asha' }, true);
  browser.answer(() => json({ user: asha }));
  await refreshUser();
  expect(browser.sent).toMatchObject([
    { method: 'GET', path: '/users/user', headers: { Authorization: 'Bearer token-of-asha' } },
  ]);
});

test('a user that is loaded anew takes the place of the one that was kept', async () => {
  const { browser, startSession, refreshUser, useSession } = await openPage();
  startSession({ user: asha, token: 'token-of-asha' }, false);
  const renamed = { ...asha, name: 'Asha Rao' };
  browser.answer(() => json({ user: renamed }));
  await refreshUser();
  expect(useSession.getState().user).toEqual(renamed);
  expect(JSON.parse(browser.session.getItem('userData') ?? '')).toEqual({ ...userData, user: renamed });
  expect(browser.local.length).toBe(0);
});

test('nobody signed in, nothing of a user is kept', async () => {
  const { browser, restoreSession, setUser, useSession } = await openPage();
  restoreSession();
  setUser(asha);
  expect(useSession.getState().user).toBeUndefined();
  expect(browser.local.length + browser.session.length).toBe(0);
});

test('sign out tells the server, removes all stored data, goes home and reloads', async () => {
  const { browser, startSession, signOut } = await openPage();
  startSession({ user: asha, token: 'token-of-asha' }, true);
  browser.local.setItem('products', '[]');
  browser.session.setItem('checkoutDraft', '{}');
  browser.answer(() => new Response(null, { status: 204 }));
  await signOut();
  expect(browser.sent).toMatchObject([
    { method: 'POST', path: '/auth/logout', headers: { Authorization: 'Bearer token-of-asha' } },
  ]);
  expect(browser.local.length + browser.session.length).toBe(0);
  expect(browser.visits).toEqual(['/']);
});

test('sign out leaves nothing on the device even without a connection', async () => {
  const { browser, startSession, signOut } = await openPage();
  startSession({ user: asha, token: 'token-of-asha' }, true);
  browser.answer(() => new TypeError('Failed to fetch'));
  await signOut();
  expect(browser.local.length + browser.session.length).toBe(0);
  expect(browser.visits).toEqual(['/']);
});

test('a token that the server no longer knows signs the device out', async () => {
  const { browser, startSession, refreshUser, useSession } = await openPage();
  startSession({ user: asha, token: 'ended' }, true);
  browser.answer(() => refusal(401, 'signed_out', 'Please log in again.'));
  await expect(refreshUser()).rejects.toThrow('Please log in again.');
  expect(useSession.getState()).toEqual({ restored: true, user: undefined, token: undefined });
  expect(browser.local.getItem('userData')).toBeNull();
});

test('when the session ends elsewhere, everything of the person goes, but what was done and not sent', async () => {
  const { browser, startSession, refreshUser } = await openPage();
  startSession({ user: asha, token: 'ended' }, true);
  const { KEPT } = await import('#browser/storage.ts');
  const order = {
    _id: '7',
    orderId: 7,
    updatedAt: 'then',
    selectedAddress: { firstName: 'Meena', phone: '98260' },
  };
  const tap = {
    id: 't',
    kind: 'order',
    title: '#7',
    user: '019',
    at: 1,
    seen: order,
    change: { packed: true },
  };
  const stop = {
    _id: '8',
    orderId: '8',
    round: 'r',
    name: 'Gita',
    phone: '98261',
    way: 'Mill Road',
    place: { latitude: 1 },
  };
  const door = {
    id: 'd',
    kind: 'stop',
    title: '#8 Gita',
    user: '019',
    at: 2,
    seen: stop,
    change: { cash: 50 },
  };
  for (const name of Object.keys(KEPT))
    for (const storage of [browser.local, browser.session])
      if (name !== 'userData') storage.setItem(name, '"Meena 98260"');
  browser.local.setItem('haat.views.019', '"Meena"');
  browser.local.setItem('of-an-earlier-build', '"Meena"');
  browser.local.setItem('waitingChanges', JSON.stringify([tap, door]));
  browser.answer(() => refusal(401, 'signed_out', 'Please log in again.'));
  await expect(refreshUser()).rejects.toThrow('Please log in again.');
  const left = (storage: Storage) => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  const stays = Object.entries(KEPT).flatMap(([name, whose]) => (whose === 'person' ? [] : [name]));
  for (const storage of [browser.local, browser.session])
    expect(left(storage).toSorted()).toEqual(stays.toSorted());
  const waiting = JSON.parse(browser.local.getItem('waitingChanges') ?? '');
  expect(JSON.stringify(waiting)).not.toMatch(/Meena|Gita|9826|Mill Road|latitude/);
  expect(waiting).toMatchObject([
    { user: '019', seen: { _id: '7', updatedAt: 'then' }, change: { packed: true } },
    { user: '019', title: '#8', seen: { _id: '8', round: 'r' }, change: { cash: 50 } },
  ]);
});

test('a server that cannot answer signs nobody out', async () => {
  const { browser, startSession, refreshUser, useSession } = await openPage();
  startSession({ user: asha, token: 'token-of-asha' }, true);
  browser.answer(() => refusal(503, 'unavailable', 'The shop is busy.'));
  await expect(refreshUser()).rejects.toThrow('The shop is busy.');
  expect(useSession.getState().user).toEqual(asha);
});

test('who signs out in one tab is signed out in the others', async () => {
  const { browser, startSession, restoreSession, useSession } = await openPage();
  restoreSession();
  startSession({ user: asha, token: 'token-of-asha' }, true);
  browser.local.clear();
  browser.dispatch(storageEvent(null));
  expect(useSession.getState()).toEqual({ restored: true, user: undefined, token: undefined });
});

test('who logs in in one tab is known in the others', async () => {
  const { browser, restoreSession, useSession } = await openPage();
  restoreSession();
  browser.local.setItem('userData', JSON.stringify(userData));
  browser.dispatch(storageEvent('userData'));
  expect(useSession.getState()).toMatchObject({ user: asha, token: 'token-of-asha' });
});

test('a page that the browser brings back after sign-out loads anew instead of showing who has gone', async () => {
  const { browser, restoreSession, startSession } = await openPage();
  restoreSession();
  startSession({ user: asha, token: 'token-of-asha' }, true);
  browser.dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(browser.visits).toEqual([]);
  browser.local.clear();
  browser.dispatch(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(browser.visits).toEqual(['reload']);
});
