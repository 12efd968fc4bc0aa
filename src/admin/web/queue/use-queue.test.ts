import { expect, test } from 'vitest';
import type { OrderQueue } from '#admin/queue.ts';
import type { Order } from '#orders/order.ts';
import { movedOn } from './use-queue.ts';

const onTheWay = (id: string, round?: string) =>
  ({
    order: { _id: id, status: 'dispatched', due: 50, giveBack: 0, ...(round && { promise: { round } }) },
  }) as OrderQueue['orders'][number];

const queue = {
  tab: 'onTheWay',
  counts: { toConfirm: 0, toPack: 2, onTheWay: 3, toCollect: 0, done: 1 },
  groups: [
    { count: 1, round: null },
    { count: 2, round: { id: 'evening' } },
  ],
  orders: [onTheWay('asha'), onTheWay('ravi', 'evening'), onTheWay('sita', 'evening')],
} as unknown as OrderQueue;

test('what was delivered and paid without a network counts as done, and no more under the head of its round', () => {
  const delivered = (order: Order): Order =>
    order._id === 'ravi' ? { ...order, status: 'delivered', due: 0 } : order;
  const { counts, groups, orders } = movedOn(queue, delivered);
  expect(counts).toEqual({ ...queue.counts, onTheWay: 2, done: 2 });
  expect(groups.map(({ count }) => count)).toEqual([1, 1]);
  expect(orders.map(({ order }) => order._id)).toEqual(['asha', 'sita']);
});
