import type { Stage } from '../stage.ts';
import { owner, newProduct, type Requests } from './prepare.ts';

const tenPercent = (id: string) => ({
  chosen: { ids: [id] },
  percent: 10,
  of: 'both',
  round: 'rupee',
});

async function changeOfPrices(stage: Stage): Promise<string> {
  const change = tenPercent((await newProduct(stage))._id);
  const { preview } = await owner(stage)('POST', '/api/products/pricechange', change);
  return (await owner(stage)('POST', '/api/products/pricechange', { ...change, preview })).change;
}

/** Requests about changes of many prices. */
export const PRICES: Requests = {
  'POST /api/products/pricechange': ({ goods }) => ({
    path: '/api/products/pricechange',
    body: tenPercent(goods.rice._id),
  }),
  'GET /api/products/pricechange': () => ({ path: '/api/products/pricechange' }),
  'GET /api/products/pricechange/:id': async (stage) => ({
    path: `/api/products/pricechange/${await changeOfPrices(stage)}`,
  }),
  'POST /api/products/pricechange/:id/undo': async (stage) => ({
    path: `/api/products/pricechange/${await changeOfPrices(stage)}/undo`,
  }),
};
