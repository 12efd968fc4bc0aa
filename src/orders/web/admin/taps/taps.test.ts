import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { json, openBrowser, refusal } from '#test/fakes/fake-browser.ts';

const order = {
  _id: 'o1',
  orderId: '1001',
  status: 'dispatched',
  paymentStatus: 'pending',
  due: 468,
  giveBack: 0,
  updatedAt: 'first',
} as Order;
const userData = { user: { _id: 'owner' }, authenticated: true, userToken: 'token' };
const LOST = new Error('no network');

async function openOffice() {
  const browser = openBrowser();
  browser.local.setItem('userData', JSON.stringify(userData));
  const { dismissWaiting, restoreSession, sendWaiting, useWaiting } = await import('#identity/web/public.ts');
  // Nothing here comes from other tabs.
  globalThis.BroadcastChannel ??= class {} as never;
  restoreSession();
  const { changeOrder, ORDER_TAPS, withTaps } = await import('./taps.ts');
  const { moveAll } = await import('./move-all.ts');
  const waiting = () => useWaiting.getState().waiting;
  const send = () => sendWaiting([ORDER_TAPS]);
  return { browser, changeOrder, dismissWaiting, moveAll, send, waiting, withTaps };
}

test('a tap that the shop answers is done, and nothing of it waits', async () => {
  const { browser, changeOrder, waiting } = await openOffice();
  browser.answer(() => json(order));
  expect(await changeOrder(order, { status: 'delivered', paymentStatus: 'pending' })).toBe('saved');
  expect(waiting()).toEqual([]);
});

test('without a network taps wait in their order, show as done, and are sent one after the other', async () => {
  const { browser, changeOrder, send, waiting, withTaps } = await openOffice();
  browser.answer(() => LOST);
  expect(await changeOrder(order, { status: 'delivered' })).toBe('waits');
  const shown = withTaps(order, waiting());
  expect(await changeOrder(shown, { paymentStatus: 'received' })).toBe('waits');
  expect(withTaps(order, waiting())).toMatchObject({
    status: 'delivered',
    paymentStatus: 'received',
    due: 0,
  });
  const before = browser.sent.length;
  browser.answer(({ body }) => json({ ...(body as object), updatedAt: `after ${browser.sent.length}` }));
  await send();
  const sent = browser.sent.slice(before).map(({ body }) => body as Order & { waited: number });
  // How long each waited is told, so that the timeline shows the time of the tap.
  expect(sent.map(({ waited }) => waited >= 0 && waited < 60_000)).toEqual([true, true]);
  expect(sent).toMatchObject([
    { status: 'delivered', paymentStatus: 'pending', updatedAt: 'first' },
    // The second starts from what the shop answered to the first.
    { status: 'delivered', paymentStatus: 'received', updatedAt: `after ${before + 1}` },
  ]);
  expect(waiting()).toEqual([]);
});

test('of several that are moved without a network, a cancelled order does not wait: it is named at once', async () => {
  const { browser, moveAll, send, waiting } = await openOffice();
  browser.answer(() => LOST);
  const cancelled = { ...order, _id: 'o2', orderId: '1002', status: 'cancelled' } as Order;
  const all = await moveAll([order, cancelled], 'delivered');
  expect(all).toMatchObject({ moved: [{ order }], refused: [{ orderId: '1002' }], waits: true });
  expect(waiting().map(({ seen }) => seen._id)).toEqual(['o1']);
  browser.answer(() => json(order));
  await send();
  // Was it cancelled meanwhile after all, the shop leaves it so.
  expect(browser.sent.at(-1)).toMatchObject({ path: '/orders/o1', body: { ofMany: true } });
});

test('a tap that meets another change is not forced: it stays in sight with how the order stands now', async () => {
  const { browser, changeOrder, dismissWaiting, send, waiting } = await openOffice();
  browser.answer(() => LOST);
  await changeOrder(order, { status: 'delivered' });
  browser.answer(() =>
    refusal(409, 'conflict', 'This order was just changed by another person.', {
      detail: { status: 'cancelled', paymentStatus: 'pending' },
    }),
  );
  await send();
  const [tap] = waiting();
  expect(tap?.refusal).toMatchObject({ now: { status: 'cancelled' } });
  const calls = browser.sent.length;
  await send();
  expect(browser.sent).toHaveLength(calls);
  dismissWaiting(tap!.id);
  expect(waiting()).toEqual([]);
});

test('where the device cannot keep it, a tap that was not answered has failed and says so', async () => {
  const { browser, changeOrder, waiting } = await openOffice();
  browser.answer(() => LOST);
  browser.local.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(changeOrder(order, { status: 'delivered' })).rejects.toMatchObject({ status: 0 });
  expect(waiting()).toEqual([]);
});

test('a full device forgets what was only seen rather than a tap', async () => {
  const { browser, changeOrder, waiting } = await openOffice();
  browser.local.setItem('seenAnswers', '[]');
  const setItem = browser.local.setItem.bind(browser.local);
  browser.local.setItem = (name: string, text: string) => {
    if (browser.local.getItem('seenAnswers') !== null) throw new DOMException('full', 'QuotaExceededError');
    setItem(name, text);
  };
  browser.answer(() => LOST);
  expect(await changeOrder(order, { status: 'delivered' })).toBe('waits');
  expect(waiting()).toHaveLength(1);
});

test('a second tap on an order that the device cannot keep is sent at once, or has failed and says so', async () => {
  const { browser, changeOrder, waiting } = await openOffice();
  browser.answer(() => LOST);
  await changeOrder(order, { status: 'delivered' });
  browser.local.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(changeOrder(order, { paymentStatus: 'received' })).rejects.toMatchObject({ status: 0 });
  expect(waiting()).toHaveLength(1);
});
