import type { Order } from '#orders/orders.ts';
import { checkoutRequest, order, fillCart } from '#test/carts.ts';
import type { Stage } from '../stage.ts';
import type { Requests } from './prepare.ts';
import { newRound } from './rounds.ts';

const orderOfTheShopper = ({ people, goods }: Stage): Promise<Order> =>
  order(people.shopper, [goods.mango, 1]);

/** Requests about orders. */
export const ORDERS: Requests = {
  'POST /api/orders of the shopper’s cart': async ({ people, goods }) => {
    await people.shopper.call('DELETE', '/api/cart');
    await fillCart(people.shopper, [goods.mango, 3]);
    return { path: '/api/orders', body: await checkoutRequest(people.shopper) };
  },
  'GET /api/orders': () => ({ path: '/api/orders' }),
  'GET /api/orders/goods': () => ({ path: '/api/orders/goods' }),
  'GET /api/orders/:id': async (stage) => ({ path: `/api/orders/${(await orderOfTheShopper(stage))._id}` }),
  'POST /api/orders/:id/cancellation': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/cancellation`,
  }),
  'POST /api/orders/:id/reorder': async (stage) => ({
    path: `/api/orders/${(await orderOfTheShopper(stage))._id}/reorder`,
  }),
  'GET /api/orders/all': () => ({ path: '/api/orders/all' }),
  'GET /api/orders/customers/:id': ({ people }) => ({
    path: `/api/orders/customers/${people.shopper.user._id}`,
  }),
  'POST /api/orders/status': async (stage) => ({
    path: '/api/orders/status',
    body: {
      orders: [{ _id: (await orderOfTheShopper(stage))._id, status: 'pending' }],
      status: 'dispatched',
    },
  }),
  'PATCH /api/orders/:id': async (stage) => {
    const placed = await orderOfTheShopper(stage);
    return { path: `/api/orders/${placed._id}`, body: { ...placed, paymentStatus: 'received' } };
  },
  'POST /api/orders/:id/phone-confirmation': async (stage) => {
    const { _id, updatedAt } = await orderOfTheShopper(stage);
    return { path: `/api/orders/${_id}/phone-confirmation`, body: { updatedAt } };
  },
  'PUT /api/orders/:id/round': async (stage) => {
    const { _id, updatedAt } = await orderOfTheShopper(stage);
    return { path: `/api/orders/${_id}/round`, body: { round: await newRound(stage), updatedAt } };
  },
  'PUT /api/orders/:id/packing': async (stage) => {
    const { _id, updatedAt } = await orderOfTheShopper(stage);
    return { path: `/api/orders/${_id}/packing`, body: { packed: true, updatedAt } };
  },
  'GET /api/orders/rounds': () => ({ path: '/api/orders/rounds' }),
  'POST /api/orders/rounds/:id/closings': async (stage) => ({
    path: `/api/orders/rounds/${await newRound(stage)}/closings`,
    body: { came: 0, seen: { expected: 0, closings: 0 } },
  }),
  'GET /api/orders/export.csv': () => ({ path: '/api/orders/export.csv' }),
};
