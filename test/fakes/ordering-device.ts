import { CallFailed } from '#browser/calls/api-client.ts';
import type { Order } from '#orders/order.ts';
import type { Attempt, Phase, PlacedOrder, Ports, SentOrder } from '#orders/web/submission/attempt.ts';
import { createSubmission } from '#orders/web/submission/submit-order.ts';

/** What the page sends. */
export const order: SentOrder = {
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
/** What the shop answers. */
export const placed = { _id: 'o1', orderId: '1001' } as Order;
/** A request whose answer has not come when the page is closed. */
export const never = new Promise<Order>(() => {});
export const lost = new CallFailed(0, 'offline', 'No answer from the shop.');
export const broken = new CallFailed(500, 'internal', 'The shop made a mistake.');
export const outOfStock = new CallFailed(409, 'out_of_stock', 'Not enough mango.');

/** Everything that does not wait for the network is done. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A browser whose network does what the test says, try by try, and whose time is the test's. */
export function openDevice(...answers: (Order | CallFailed | Promise<Order>)[]) {
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
