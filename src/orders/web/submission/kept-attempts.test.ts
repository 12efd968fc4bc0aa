import { expect, test } from 'vitest';
import { CallFailed } from '#browser/calls/api-client.ts';
import { lost, never, openDevice, order, outOfStock, placed, settled } from '#test/fakes/ordering-device.ts';
import type { Attempt } from './attempt.ts';

test('a reload in between goes on with the same key and finds the same order', async () => {
  const { device, submission, open } = openDevice(never, placed);
  void submission.place(order);
  await settled();
  const reloaded = open();
  const attempt = reloaded.unfinished('asha');
  expect(attempt).toMatchObject({ key: 'key-1', order, wasSent: true });
  expect(await reloaded.resume(attempt as Attempt)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(reloaded.unfinished('asha')).toBeUndefined();
});

test('a second tab with the same order joins the first one’s key', async () => {
  const { device, submission, open } = openDevice(never, placed);
  void submission.place(order);
  await settled();
  expect(await open().place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

test('a second tab with another order has a key of its own: the shop’s cart decides between them', async () => {
  const { device, submission, open } = openDevice(never, outOfStock);
  void submission.place(order);
  await settled();
  await open().place({ ...order, totalItems: 3 });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
});

test('nobody goes on with somebody else’s attempt', async () => {
  const { submission, open } = openDevice(never);
  void submission.place(order);
  await settled();
  expect(open().unfinished('ravi')).toBeUndefined();
  expect(open().unfinished('asha')).toBeDefined();
});

test('an attempt from yesterday is kept, and the shopper is asked before it is sent', async () => {
  const { device, submission, open } = openDevice(never);
  void submission.place(order);
  await settled();
  const kept = open().unfinished('asha') as Attempt;
  device.now = 12 * 60 * 60_000 - 1;
  expect(submission.isOld(kept)).toBe(false);
  device.now += 1;
  expect(submission.isOld(kept)).toBe(true);
  expect(open().unfinished('asha')).toEqual(kept);
});

test('two tabs that find the connection back at the same moment send the order once, and both know it stands', async () => {
  const { device, submission, open } = openDevice(placed);
  const second = open();
  let tabs = 0;
  device.isOnline = false;
  device.duringPause = () => {
    tabs += 1;
    device.isOnline = tabs === 2;
  };
  const first = submission.place(order);
  const resumed = second.resume(submission.unfinished('asha') as Attempt);
  const { _id, orderId } = placed;
  expect(await Promise.all([first, resumed])).toEqual([
    { kind: 'placed', order: placed },
    { kind: 'placed', order: { _id, orderId } },
  ]);
  expect(device.sent).toHaveLength(1);
});

test('what the shopper took back in one tab is not sent by another', async () => {
  const { device, submission, open } = openDevice();
  device.isOnline = false;
  const kept = new Promise<Attempt>((resolve) => {
    device.duringPause = () => resolve(open().unfinished('asha') as Attempt);
  });
  const outcome = submission.place(order);
  open().takeBack(await kept);
  device.isOnline = true;
  expect(await outcome).toEqual({ kind: 'withdrawn' });
  expect(device.sent).toEqual([]);
});

test('an order is sent even if another tab replaced it on the device: the shop decides between them', async () => {
  const { device, submission, open } = openDevice(placed, outOfStock);
  const second = open();
  device.isOnline = false;
  let waiting = 0;
  device.duringPause = () => {
    waiting += 1;
    device.isOnline = waiting === 2;
  };
  const outcomes = await Promise.all([submission.place(order), second.place({ ...order, totalItems: 3 })]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['placed', 'refused']);
  expect(new Set(device.sent.map(({ key }) => key)).size).toBe(2);
});

test('whoever has to log in again first goes on with the same attempt afterwards', async () => {
  const signedOut = new CallFailed(401, 'signed_out', 'Please log in again.');
  const { device, submission, open } = openDevice(lost, signedOut, placed);
  expect(await submission.place(order)).toEqual({ kind: 'refused', failure: signedOut });
  expect(await open().place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
});
