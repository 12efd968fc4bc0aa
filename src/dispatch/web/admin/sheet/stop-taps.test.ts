import { expect, test } from 'vitest';
import type { SentTap, Stop } from '#dispatch/stops.ts';
import { json, openBrowser, refusal } from '#test/fakes/fake-browser.ts';

const stop = (id: string): Stop =>
  ({
    _id: id,
    orderId: id,
    round: 'r1',
    status: 'dispatched',
    collect: 120,
    taps: [],
    elsewhere: false,
  }) as never;
const rider = { user: { _id: 'rider', name: 'Raju' }, authenticated: true, userToken: 'token' };

async function onTheWay() {
  const browser = openBrowser();
  browser.local.setItem('userData', JSON.stringify(rider));
  const { restoreSession, sendWaiting, useWaiting } = await import('#identity/web/public.ts');
  // Nothing here comes from other tabs.
  globalThis.BroadcastChannel ??= class {} as never;
  restoreSession();
  const { isOpen, refusedTap, STOP_TAPS, tapDoor, withStopTaps } = await import('./stop-taps.ts');
  const shown = (of: Stop): Stop => withStopTaps(of, useWaiting.getState().waiting);
  const refused = (round: string) => refusedTap(round, useWaiting.getState().waiting);
  return { browser, isOpen, refused, send: () => sendWaiting([STOP_TAPS]), shown, tapDoor, useWaiting };
}

test('taps without a network wait in their order, each with its own id, its stop and what it saw', async () => {
  const { browser, isOpen, send, shown, tapDoor, useWaiting } = await onTheWay();
  browser.answer(() => new Error('no network'));
  const [asha, bina] = [stop('asha'), stop('bina')];
  expect(await tapDoor(asha, { kind: 'away' })).toBe('waits');
  expect(await tapDoor(bina, { kind: 'delivered', cash: 120 })).toBe('waits');
  expect(await tapDoor(shown(asha), { kind: 'delivered', cash: 100 })).toBe('waits');
  expect([isOpen(shown(asha)), isOpen(shown(bina))]).toEqual([false, false]);
  expect(shown(asha).taps).toMatchObject([{ kind: 'away' }, { kind: 'delivered', cash: 100, by: 'Raju' }]);
  const before = browser.sent.length;
  browser.answer(() => json({ stops: [] }));
  await send();
  const sent = browser.sent.slice(before).map(({ body }) => body as SentTap);
  expect(sent.map(({ order, kind }) => `${order} ${kind}`)).toEqual([
    'asha away',
    'bina delivered',
    'asha delivered',
  ]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
  const [first, , second] = sent;
  // The second tap on a stop has seen the first, which had not arrived when it was made.
  expect(second).toMatchObject({ seen: { status: 'dispatched', taps: [first?.id] } });
  expect(useWaiting.getState().waiting).toEqual([]);
});

test('a tap that waited and is refused then is told at the next door of its round, with whose it was', async () => {
  const { browser, refused, send, shown, tapDoor } = await onTheWay();
  browser.answer(() => new Error('no network'));
  const asha = { ...stop('asha'), name: 'Asha Rao' };
  await tapDoor(asha, { kind: 'delivered', cash: 120 });
  expect(refused('r1')).toBeUndefined();
  const message = 'This order is in another round now.';
  browser.answer(() => refusal(404, 'not_found', message));
  await send();
  expect(refused('r1')).toEqual({ stop: 'asha', whose: '#asha Asha Rao', problem: message });
  expect(refused('r2')).toBeUndefined();
  expect(shown(asha).taps).toEqual([]);
});
