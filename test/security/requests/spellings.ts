import type { Stage } from '../stage.ts';
import { fresh, owner, type Requests } from './prepare.ts';

const spellings = () => ({ canonical: fresh(), spellings: [fresh()] });
const newSpellings = (stage: Stage) => owner(stage)('POST', '/api/products/spellings', spellings());

/** Requests about what search was taught. */
export const SPELLINGS: Requests = {
  'GET /api/products/spellings': () => ({ path: '/api/products/spellings' }),
  'POST /api/products/spellings': () => ({ path: '/api/products/spellings', body: spellings() }),
  'PUT /api/products/spellings/:id': async (stage) => ({
    path: `/api/products/spellings/${(await newSpellings(stage)).id}`,
    body: spellings(),
  }),
  'DELETE /api/products/spellings/:id': async (stage) => ({
    path: `/api/products/spellings/${(await newSpellings(stage)).id}`,
  }),
  'GET /api/products/misses': () => ({ path: '/api/products/misses' }),
};
