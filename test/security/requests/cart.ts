import type { Stage } from '../stage.ts';
import type { Requests } from './prepare.ts';

async function lineOfTheShopper({ people, goods }: Stage): Promise<string> {
  const { body } = await people.shopper.call('POST', '/api/cart', { product: goods.mango._id });
  return body.data._id;
}

/** Requests about the cart. */
export const CART: Requests = {
  'GET /api/cart': () => ({ path: '/api/cart' }),
  'GET /api/cart/quote': () => ({ path: '/api/cart/quote' }),
  'POST /api/cart': ({ goods }) => ({ path: '/api/cart', body: { product: goods.rice._id } }),
  'PATCH /api/cart/:id': async (stage) => ({
    path: `/api/cart/${await lineOfTheShopper(stage)}`,
    body: { quantity: 2 },
  }),
  'DELETE /api/cart/:id': async (stage) => ({ path: `/api/cart/${await lineOfTheShopper(stage)}` }),
  'DELETE /api/cart': () => ({ path: '/api/cart' }),
};
