import { expect, test } from 'vitest';
import type { OrderQueue } from '#admin/queue.ts';
import type { WaitingChange } from '#identity/web/public.ts';
import type { QueueTab } from '#orders/order-tabs.ts';
import type { Order } from '#orders/order.ts';
import type { OrderChange } from '#orders/web/admin/taps/taps.ts';
import { withWaiting } from './use-queue.ts';

const order = (_id: string, said: Partial<Order> = {}) =>
  ({
    _id,
    status: 'pending',
    paymentStatus: 'pending',
    phoneToConfirm: false,
    due: 100,
    giveBack: 0,
    ...said,
  }) as Order;
const [odd, plain] = [order('odd', { phoneToConfirm: true }), order('plain')];
const tap = (seen: Order, change: OrderChange, said: Partial<WaitingChange> = {}): WaitingChange => ({
  id: `${seen._id} ${JSON.stringify(change)}`,
  kind: 'order',
  user: 'owner',
  at: Date.parse('2026-11-20T05:00:00.000Z'),
  seen,
  change,
  ...said,
});
const queue = (tab: QueueTab, orders: Order[]) =>
  ({
    tab,
    counts: { toConfirm: 1, toPack: 1, onTheWay: 0, toCollect: 0, done: 0 },
    groups: [{ count: orders.length, round: null }],
    orders: orders.map((one) => ({ order: one, back: null })),
  }) as unknown as OrderQueue;
const idsIn = ({ orders }: OrderQueue) => orders.map((one) => one.order._id);

test('an order whose tap waits leaves its tab, and stands in the next one, wherever that was loaded', () => {
  const taps = [tap(odd, { confirmed: true })];
  const left = withWaiting(queue('toConfirm', [odd]), taps, true);
  expect([idsIn(left), left.counts]).toEqual([[], { ...left.counts, toConfirm: 0, toPack: 2 }]);
  const next = withWaiting(queue('toPack', [plain]), taps, true);
  expect([idsIn(next), next.counts]).toEqual([['plain', 'odd'], { ...next.counts, toConfirm: 0, toPack: 2 }]);
});

test('confirmed, packed and sent without a network, one after the other, it is on the way', () => {
  const confirmed = order('odd', { phoneToConfirm: false });
  const packed = order('odd', { packedAt: '2026-11-20T05:00:00.000Z' });
  const taps = [
    tap(odd, { confirmed: true }),
    tap(confirmed, { packed: true }),
    tap(packed, { status: 'dispatched' }),
  ];
  const way = withWaiting(queue('onTheWay', []), taps, true);
  expect(way.orders[0]?.order).toMatchObject({ status: 'dispatched', packedAt: '2026-11-20T05:00:00.000Z' });
  expect(way.counts).toMatchObject({ toConfirm: 0, toPack: 1, onTheWay: 1 });
});

test('a tab that is narrowed shows what the shop answered, and nothing that is not asked for', () => {
  expect(idsIn(withWaiting(queue('toPack', [plain]), [tap(odd, { confirmed: true })], false))).toEqual([
    'plain',
  ]);
});

test('a tap that was refused moves nothing', () => {
  const refused = tap(odd, { confirmed: true }, { refusal: { message: 'Somebody else was quicker.' } });
  const still = withWaiting(queue('toConfirm', [odd]), [refused], true);
  expect([idsIn(still), still.counts.toConfirm]).toEqual([['odd'], 1]);
});
