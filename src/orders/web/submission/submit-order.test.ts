import { expect, test } from 'vitest';
import { CallFailed } from '#browser/calls/api-client.ts';
import { broken, lost, openDevice, order, outOfStock, placed, settled } from '#test/fakes/ordering-device.ts';
import type { Attempt } from './attempt.ts';

test('an order that is answered is placed with one request, and nothing of it stays behind', async () => {
  const { device, submission } = openDevice(placed);
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent).toEqual([{ key: 'key-1', order, keptBefore: true }]);
  expect(device.kept).toBeUndefined();
});

test('lost answers are asked for again with the same key, ever more patiently, until the order is known', async () => {
  const { device, submission } = openDevice(lost, lost, broken, lost, lost, lost, placed);
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(new Set(device.sent.map(({ key }) => key))).toEqual(new Set(['key-1']));
  expect(device.pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(device.phases.slice(0, 4)).toEqual(['sending', 'waiting', 'sending', 'waiting']);
});

test('once the connection is back, the next tries come quickly again', async () => {
  const { device, submission } = openDevice(lost, lost, lost, lost, lost, placed);
  device.duringPause = () => {
    device.isBack = device.pauses.length === 3;
  };
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.pauses).toEqual([1000, 2000, 4000, 1000, 2000]);
});

test.each([
  ['an overloaded shop', new CallFailed(503, 'unavailable', 'Busy.')],
  ['a shop that asks for patience', new CallFailed(429, 'too_many', 'Slowly, please.')],
  ['a proxy that is not the shop', new CallFailed(404, 'unreadable', 'Not found.')],
])('%s says nothing about the order: it is asked for again', async (_, answer) => {
  const { device, submission } = openDevice(answer, placed);
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

test('a refusal ends the attempt and is kept until the shopper has seen it; the next one is a new order', async () => {
  const { device, submission, open } = openDevice(outOfStock, placed);
  expect(await submission.place(order)).toEqual({ kind: 'refused', failure: outOfStock });
  const attempt = open().unfinished('asha') as Attempt;
  expect(attempt.refusal).toMatchObject({ code: 'out_of_stock', message: 'Not enough mango.' });
  submission.forget(attempt);
  expect(device.kept).toBeUndefined();
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
});

test('a double tap is one order', async () => {
  const { device, submission } = openDevice(placed);
  const [first, second] = await Promise.all([submission.place(order), submission.place(order)]);
  expect(first).toBe(second);
  expect(device.sent).toHaveLength(1);
});

test('offline, nothing is sent; it is sent by itself when the connection is back', async () => {
  const { device, submission } = openDevice(placed);
  device.isOnline = false;
  device.duringPause = () => {
    expect(device.sent).toEqual([]);
    expect(device.mayWithdraw).toBe(true);
    device.isOnline = true;
  };
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.phases).toEqual(['offline', 'sending']);
  expect(device.pauses).toEqual([Infinity]);
});

test('offline, the shopper may still take the order back; then nothing was sent and nothing is kept', async () => {
  const { device, submission } = openDevice();
  device.isOnline = false;
  device.duringPause = () => submission.withdraw();
  expect(await submission.place(order)).toEqual({ kind: 'withdrawn' });
  expect(device.sent).toEqual([]);
  expect(device.kept).toBeUndefined();
});

test('what was sent once is followed to its end: it may have arrived', async () => {
  const { device, submission } = openDevice(lost, placed);
  device.duringPause = () => {
    expect(device.mayWithdraw).toBe(false);
    submission.withdraw();
  };
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
});

test('a tap tries at once, even where the device believes that it is offline', async () => {
  const { device, submission } = openDevice(placed);
  device.isOnline = false;
  device.duringPause = () => submission.tryNow();
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
});

test('a browser that forbids its storage places orders all the same', async () => {
  const { device, submission } = openDevice(lost, placed);
  device.remembers = false;
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

test('an order that waits is handed to the browser, for 12 hours, and taken back when its outcome is known', async () => {
  const { device, submission } = openDevice(placed);
  device.isOnline = false;
  device.duringPause = () => {
    expect([...device.background]).toEqual([['key-1', { until: 12 * 60 * 60_000, wasSent: false }]]);
    device.isOnline = true;
  };
  await submission.place(order);
  await settled();
  expect(device.background.size).toBe(0);
});

test('an order that the browser sent in the background cannot be taken back: its outcome is awaited', async () => {
  const { device, submission } = openDevice(placed);
  device.isOnline = false;
  device.duringPause = () => {
    device.background.set('key-1', { until: 0, wasSent: true });
    submission.withdraw();
    device.isOnline = true;
  };
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1']);
});
