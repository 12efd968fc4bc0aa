import { expect, test } from 'vitest';
import type { Order } from '#orders/order.ts';
import { json, openBrowser } from '#test/fakes/fake-browser.ts';
import type { OrderChange } from './taps.ts';

const userData = { user: { _id: 'owner' }, authenticated: true, userToken: 'token' };
const LOST = new Error('no network');
const upi = { _id: 'upi', kind: 'paid', method: 'upi', amount: 300, rounding: 0, isUndone: false };
const order = {
  _id: 'o1',
  orderId: '1001',
  status: 'dispatched',
  paymentStatus: 'pending',
  totalAmount: 500,
  due: 200,
  giveBack: 0,
  money: { paid: 300, rounding: 0, payments: [upi] },
  timeline: [],
  updatedAt: 'first',
} as unknown as Order;
const CHANGE = { status: 'delivered', paymentStatus: 'received' } as const;

async function openOffice() {
  const browser = openBrowser();
  browser.local.setItem('userData', JSON.stringify(userData));
  const { restoreSession, sendWaiting, useWaiting } = await import('#identity/web/public.ts');
  // Nothing here comes from other tabs.
  globalThis.BroadcastChannel ??= class {} as never;
  restoreSession();
  const { ORDER_TAPS, withTaps } = await import('./taps.ts');
  const { changeWithUndo } = await import('./take-back.ts');
  const waiting = () => useWaiting.getState().waiting;
  const last = () => browser.sent.at(-1)?.body as Order & OrderChange;
  return { browser, changeWithUndo, last, send: () => sendWaiting([ORDER_TAPS]), waiting, withTaps };
}

/** The order as the shop answers it once a tap has noted the rest in cash. */
const paidBy = (id: string): Order =>
  ({
    ...order,
    ...CHANGE,
    due: 0,
    updatedAt: 'second',
    money: { paid: 500, rounding: 0, payments: [upi, { ...upi, _id: id, method: 'cash', amount: 200 }] },
  }) as unknown as Order;

test('money that a tap noted is taken back by its own id; no other payment is touched', async () => {
  const { browser, changeWithUndo, last } = await openOffice();
  browser.answer(({ body }) => json(paidBy((body as OrderChange).payment?.id ?? '')));
  const undo = await changeWithUndo(order, CHANGE);
  const { payment } = last();
  expect(payment?.seen).toEqual({ due: 200, giveBack: 0 });
  await undo();
  expect(last()).toMatchObject({
    status: 'dispatched',
    paymentStatus: 'received',
    takesBack: payment?.id,
    updatedAt: 'second',
  });
  expect(last().payment).toBeUndefined();
});

test('an Undo that has to wait shows the order with what is due again, and says what it is', async () => {
  const { browser, changeWithUndo, last, waiting, withTaps } = await openOffice();
  browser.answer(({ body }) => json(paidBy((body as OrderChange).payment?.id ?? '')));
  const undo = await changeWithUndo(order, CHANGE);
  const now = paidBy(last().payment?.id ?? '');
  browser.answer(() => LOST);
  await undo();
  expect(waiting()).toHaveLength(1);
  expect(withTaps(now, waiting())).toMatchObject({
    status: 'dispatched',
    paymentStatus: 'pending',
    due: 200,
    money: { paid: 300 },
  });
});

test('a tap that waited, was sent and is taken back then, names the payment and the moment at which it moved the order', async () => {
  const { browser, changeWithUndo, last, send, waiting } = await openOffice();
  browser.answer(() => LOST);
  const undo = await changeWithUndo(order, CHANGE);
  const moved = { kind: 'status', from: 'dispatched', to: 'delivered', at: 'tapped', arrivedAt: 'arrived' };
  browser.answer(() => json({ ...paidBy('x'), timeline: [moved] }));
  await send();
  const { payment } = last();
  expect(waiting()).toEqual([]);
  await undo();
  expect(last()).toMatchObject({ status: 'dispatched', takesBack: payment?.id, updatedAt: 'arrived' });
});
