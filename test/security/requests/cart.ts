import type { Stage } from '../stage.ts';
import { fresh, type Requests } from './prepare.ts';

async function lineOfTheShopper({ people, goods }: Stage): Promise<string> {
  const { body } = await people.shopper.call('POST', '/api/cart', { product: goods.mango._id });
  return body.data._id;
}

/** Requests about the cart and about wishes. */
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
  'GET /api/wishes': () => ({ path: '/api/wishes' }),
  'POST /api/wishes': () => ({ path: '/api/wishes', body: { kind: 'words', words: `sattu ${fresh()}` } }),
  'DELETE /api/wishes/:id': async ({ people }) => {
    const { body } = await people.shopper.call('POST', '/api/wishes', { kind: 'words', words: 'sattu' });
    return { path: `/api/wishes/${body.wishes[0]._id}` };
  },
  'GET /api/wishes/all': () => ({ path: '/api/wishes/all' }),
  'POST /api/wishes/answers': () => ({ path: '/api/wishes/answers', body: { words: 'sattu', here: true } }),
};
