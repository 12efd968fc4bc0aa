import { expect, test } from 'vitest';
import { CallFailed } from '#browser/api-client.ts';
import type { Order } from '#orders/orders.ts';
import {
  type Attempt,
  createSubmission,
  type Phase,
  type PlacedOrder,
  type Ports,
  type SentOrder,
} from './submit-order.ts';

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

/** Everything that does not wait for the network is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A browser whose network does what the test says, try by try, and whose time is the test's. */
function openDevice(...answers: (Order | CallFailed | Promise<Order>)[]) {
  const device = {
    isOnline: true,
    now: 0,
    /** False for a browser that forbids its storage. */
    remembers: true,
    kept: undefined as string | undefined,
    placed: new Map<string, PlacedOrder>(),
    withdrawn: new Set<string>(),
    /** The tab whose turn it is; the others wait for it. */
    turn: Promise.resolve() as Promise<unknown>,
    sent: [] as { key: string; order: SentOrder; keptBefore: boolean }[],
    pauses: [] as number[],
    /** What the browser would send in the background, by key, and whether it did. */
    background: new Map<string, { until: number; wasSent: boolean }>(),
    phases: [] as Phase[],
    mayWithdraw: false,
    /** Runs during a pause. */
    duringPause: undefined as (() => void) | undefined,
    /** Whether it is the connection's return that ends a pause. */
    isBack: false,
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
      if (device.remembers) device.kept = JSON.stringify(attempt);
    },
    kept: () => (device.kept === undefined ? undefined : (JSON.parse(device.kept) as Attempt)),
    forget: () => {
      device.kept = undefined;
    },
    keepWithdrawn: (key) => device.withdrawn.add(key),
    isWithdrawn: (key) => device.withdrawn.has(key),
    keepPlaced: (key, { _id, orderId }) => device.placed.set(key, { _id, orderId }),
    placedBy: (key) => device.placed.get(key),
    handOver: ({ key, wasSent }, until) => void device.background.set(key, { until, wasSent }),
    takeFromBackground: async (key) => {
      const wasSent = device.background.get(key)?.wasSent === true;
      device.background.delete(key);
      return wasSent;
    },
    alone: (work) => {
      const turn = device.turn.then(work);
      device.turn = Promise.allSettled([turn]);
      return turn;
    },
    isOnline: () => device.isOnline,
    pause: async (milliseconds) => {
      device.pauses.push(milliseconds);
      device.duringPause?.();
      return device.isBack || !Number.isFinite(milliseconds);
    },
    newKey: () => `key-${(keys += 1)}`,
    now: () => device.now,
  };
  const open = () => {
    // A page that was closed, or waited too long for its answer, gives up its turn.
    device.turn = Promise.resolve();
    return createSubmission(ports, (phase, mayWithdraw) => {
      device.phases.push(phase);
      device.mayWithdraw = mayWithdraw;
    });
  };
  return { device, open, submission: open() };
}

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

test('a browser that forbids its storage places orders all the same', async () => {
  const { device, submission } = openDevice(lost, placed);
  device.remembers = false;
  expect(await submission.place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
});

test('whoever has to log in again first goes on with the same attempt afterwards', async () => {
  const signedOut = new CallFailed(401, 'signed_out', 'Please log in again.');
  const { device, submission, open } = openDevice(lost, signedOut, placed);
  expect(await submission.place(order)).toEqual({ kind: 'refused', failure: signedOut });
  expect(await open().place(order)).toEqual({ kind: 'placed', order: placed });
  expect(device.sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-1']);
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
