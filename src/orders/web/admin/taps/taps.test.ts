import { expect, test } from 'vitest';
import type { Order } from '#orders/orders.ts';
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
  const { restoreSession } = await import('#identity/web/public.ts');
  // Nothing here comes from other tabs.
  globalThis.BroadcastChannel ??= class {} as never;
  restoreSession();
  return { browser, ...(await import('./taps.ts')) };
}

test('a tap that the shop answers is done, and nothing of it waits', async () => {
  const { browser, changeOrder, useTaps } = await openOffice();
  browser.answer(() => json(order));
  expect(await changeOrder(order, { status: 'delivered', paymentStatus: 'pending' })).toBe('saved');
  expect(useTaps.getState().taps).toEqual([]);
});

test('without a network taps wait in their order, show as done, and are sent one after the other', async () => {
  const { browser, changeOrder, sendTaps, useTaps, withTaps } = await openOffice();
  browser.answer(() => LOST);
  expect(await changeOrder(order, { status: 'delivered' })).toBe('waits');
  const shown = withTaps(order, useTaps.getState().taps);
  expect(await changeOrder(shown, { paymentStatus: 'received' })).toBe('waits');
  expect(withTaps(order, useTaps.getState().taps)).toMatchObject({
    status: 'delivered',
    paymentStatus: 'received',
    due: 0,
  });
  const before = browser.sent.length;
  browser.answer(({ body }) => json({ ...(body as object), updatedAt: `after ${browser.sent.length}` }));
  await sendTaps();
  const sent = browser.sent.slice(before).map(({ body }) => body as Order);
  expect(sent).toMatchObject([
    { status: 'delivered', paymentStatus: 'pending', updatedAt: 'first' },
    // The second starts from what the shop answered to the first.
    { status: 'delivered', paymentStatus: 'received', updatedAt: `after ${before + 1}` },
  ]);
  expect(useTaps.getState().taps).toEqual([]);
});

test('a tap that meets another change is not forced: it stays in sight with how the order stands now', async () => {
  const { browser, changeOrder, dismissTap, sendTaps, useTaps } = await openOffice();
  browser.answer(() => LOST);
  await changeOrder(order, { status: 'delivered' });
  browser.answer(() =>
    refusal(409, 'conflict', 'Somebody else changed this order just now.', {
      detail: { status: 'cancelled', paymentStatus: 'pending' },
    }),
  );
  await sendTaps();
  const [tap] = useTaps.getState().taps;
  expect(tap?.refusal).toMatchObject({ now: { status: 'cancelled' } });
  const calls = browser.sent.length;
  await sendTaps();
  expect(browser.sent).toHaveLength(calls);
  dismissTap(tap!.id);
  expect(useTaps.getState().taps).toEqual([]);
});

test('where the device cannot keep it, a tap that was not answered has failed and says so', async () => {
  const { browser, changeOrder, useTaps } = await openOffice();
  browser.answer(() => LOST);
  browser.local.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(changeOrder(order, { status: 'delivered' })).rejects.toMatchObject({ status: 0 });
  expect(useTaps.getState().taps).toEqual([]);
});
