import { expect, test } from 'vitest';
import { CallFailed } from '#browser/api-client.ts';
import type { Order } from '#orders/orders.ts';
import { type Attempt, createPlacing, type Phase, type Ports, type SentOrder } from './place-order.ts';

const order: SentOrder = {
  items: [{ _id: 'line', product: { _id: 'mango', price: 90 }, quantity: 2 }],
  totalAmount: 200,
  totalItems: 2,
  selectedAddress: {
    firstName: 'Asha',
    lastName: 'Rao',
    phone: '9876543210',
    colony: 'Nehru Nagar',
    landmark: 'Behind the school',
  },
  paymentMethod: 'cash',
  user: 'asha',
  status: 'pending',
};
const placed = { _id: 'o1', orderId: '1001' } as Order;
/** A request whose answer has not come when the page is closed. */
const never = new Promise<Order>(() => {});
const lost = new CallFailed(0, 'offline', 'No answer from the shop.');
const broken = new CallFailed(500, 'internal', 'The shop made a mistake.');
const outOfStock = new CallFailed(409, 'out_of_stock', 'Not enough mango.');

/** A browser whose network does what the test says, try by try, and whose time is the test's. */
function openDevice(...answers: (Order | CallFailed | Promise<Order>)[]) {
  const device = {
    isOnline: true,
    now: 0,
    kept: undefined as string | undefined,
    sent: [] as { key: string; order: SentOrder; keptBefore: boolean }[],
    pauses: [] as number[],
    phases: [] as Phase[],
    mayWithdraw: false,
    /** Runs during a pause; unless it wakes the shopper's page, the time goes by. */
    duringPause: undefined as (() => void) | undefined,
  };
  let keys = 0;
  const ports: Ports = {
    send: async (what, key) => {
      device.sent.push({ key, order: what, keptBefore: device.kept?.includes(key) ?? false });
      const answer = await (answers.shift() ?? placed);
      if (answer instanceof CallFailed) throw answer;
      return answer;
    },
    keep: (attempt) => {
      device.kept = JSON.stringify(attempt);
    },
    kept: () => (device.kept === undefined ? undefined : (JSON.parse(device.kept) as Attempt)),
    forget: () => {
      device.kept = undefined;
    },
    isOnline: () => device.isOnline,
    pause: async (milliseconds) => {
      device.pauses.push(milliseconds);
      device.duringPause?.();
    },
    newKey: () => `key-${(keys += 1)}`,
    now: () => device.now,
  };
  const open = () =>
    createPlacing(ports, (phase, mayWithdraw) => {
      device.phases.push(phase);
      device.mayWithdraw = mayWithdraw;
    });
  return { device, open, placing: open() };
}

test('an order that is answered is placed with one request, and nothing of it stays behind', async () => {
  const { device, placing } = openDevice(placed);
  expect(await placing.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent).toEqual([{ key: 'key-1', order, keptBefore: true }]);
  expect(device.kept).toBeUndefined();
});

test('lost answers are asked for again with the same key, ever more patiently, until the order is known', async () => {
  const { device, placing } = openDevice(lost, lost, broken, lost, lost, lost, placed);
  expect(await placing.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(new Set(device.sent.map(({ key }) => key))).toEqual(new Set(['key-1']));
  expect(device.pauses).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000]);
  expect(device.phases.slice(0, 4)).toEqual(['sending', 'waiting', 'sending', 'waiting']);
});

test.each([
  ['an overloaded shop', new CallFailed(503, 'unavailable', 'Busy.')],
  ['a shop that asks for patience', new CallFailed(429, 'too_many', 'Slowly, please.')],
  ['a proxy that is not the shop', new CallFailed(404, 'unreadable', 'Not found.')],
])('%s says nothing about the order: it is asked for again', async (_, answer) => {
  const { device, placing } = openDevice(answer, placed);
  expect(await placing.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

test('a refusal ends the attempt and is told; the next one is a new order with a new key', async () => {
  const { device, placing } = openDevice(outOfStock, placed);
  expect(await placing.place(order)).toEqual({ kind: 'refused', failure: outOfStock });
  expect(device.kept).toBeUndefined();
  expect(await placing.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
});

test('a double tap is one order', async () => {
  const { device, placing } = openDevice(placed);
  const [first, second] = await Promise.all([placing.place(order), placing.place(order)]);
  expect(first).toBe(second);
  expect(device.sent).toHaveLength(1);
});

test('offline, nothing is sent; it is sent by itself when the connection is back', async () => {
  const { device, placing } = openDevice(placed);
  device.isOnline = false;
  device.duringPause = () => {
    expect(device.sent).toEqual([]);
    expect(device.mayWithdraw).toBe(true);
    device.isOnline = true;
  };
  expect(await placing.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.phases).toEqual(['offline', 'sending']);
  expect(device.pauses).toEqual([Infinity]);
});

test('offline, the shopper may still take the order back; then nothing was sent and nothing is kept', async () => {
  const { device, placing } = openDevice();
  device.isOnline = false;
  device.duringPause = () => placing.withdraw();
  expect(await placing.place(order)).toEqual({ kind: 'withdrawn' });
  expect(device.sent).toEqual([]);
  expect(device.kept).toBeUndefined();
});

test('what was sent once is followed to its end: it may have arrived', async () => {
  const { device, placing } = openDevice(lost, placed);
  device.duringPause = () => {
    expect(device.mayWithdraw).toBe(false);
    placing.withdraw();
  };
  expect(await placing.place(order)).toEqual({ kind: 'placed', order: placed });
});

test('a tap tries at once, even where the device believes that it is offline', async () => {
  const { device, placing } = openDevice(placed);
  device.isOnline = false;
  device.duringPause = () => placing.tryNow();
  expect(await placing.place(order)).toEqual({ kind: 'placed', order: placed });
});

test('a reload in between goes on with the same key and finds the same order', async () => {
  const { device, placing, open } = openDevice(never, placed);
  void placing.place(order);
  await Promise.resolve();
  const reloaded = open();
  const attempt = reloaded.unfinished('asha');
  expect(attempt).toMatchObject({ key: 'key-1', order, wasSent: true });
  expect(await reloaded.resume(attempt as Attempt)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(reloaded.unfinished('asha')).toBeUndefined();
});

test('a second tab with the same order joins the first one’s key', async () => {
  const { device, placing, open } = openDevice(never, placed);
  void placing.place(order);
  await Promise.resolve();
  expect(await open().place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

test('a second tab with another order has a key of its own: the shop’s cart decides between them', async () => {
  const { device, placing, open } = openDevice(never, outOfStock);
  void placing.place(order);
  await Promise.resolve();
  await open().place({ ...order, totalItems: 3 });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
});

test('nobody goes on with somebody else’s attempt', async () => {
  const { placing, open } = openDevice(never);
  void placing.place(order);
  await Promise.resolve();
  expect(open().unfinished('ravi')).toBeUndefined();
  expect(open().unfinished('asha')).toBeDefined();
});

test('an attempt that is half an hour old is not sent in the shopper’s name any more', async () => {
  const { device, placing, open } = openDevice(never);
  void placing.place(order);
  await Promise.resolve();
  device.now = 30 * 60_000;
  expect(open().unfinished('asha')).toBeUndefined();
  expect(device.kept).toBeUndefined();
});

test('whoever has to log in again first goes on with the same attempt afterwards', async () => {
  const signedOut = new CallFailed(401, 'signed_out', 'Please log in again.');
  const { device, placing, open } = openDevice(lost, signedOut, placed);
  expect(await placing.place(order)).toEqual({ kind: 'refused', failure: signedOut });
  expect(await open().place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
});
