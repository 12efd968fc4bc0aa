import type { StaffShelf } from '#catalogue/catalogue.ts';
import type { Stage } from '../stage.ts';
import { fresh, owner, type Requests } from './prepare.ts';

const shelvesNow = async (stage: Stage): Promise<StaffShelf[]> =>
  (await owner(stage)('GET', '/api/shelves/admin')).shelves;
async function newShelf(stage: Stage): Promise<StaffShelf> {
  const title = fresh();
  const { shelves } = await owner(stage)('POST', '/api/shelves', { titles: { en: title } });
  return shelves.find(({ titles }: StaffShelf) => titles.en === title);
}

/** Requests about shelves. */
export const SHELVES: Requests = {
  'GET /api/shelves': () => ({ path: '/api/shelves' }),
  'GET /api/shelves/admin': () => ({ path: '/api/shelves/admin' }),
  'POST /api/shelves': () => ({ path: '/api/shelves', body: { titles: { en: fresh() } } }),
  'PUT /api/shelves/order': async (stage) => {
    const seen = (await shelvesNow(stage)).filter(({ parent }) => parent === null).map(({ value }) => value);
    return { path: '/api/shelves/order', body: { parent: null, values: seen.toReversed(), seen } };
  },
  'PUT /api/shelves/carousels': async (stage) => {
    const seen = (await shelvesNow(stage))
      .filter(({ carousel }) => carousel !== null)
      .toSorted((one, other) => (one.carousel ?? 0) - (other.carousel ?? 0))
      .map(({ value }) => value);
    return { path: '/api/shelves/carousels', body: { values: seen.toReversed(), seen } };
  },
  'PUT /api/shelves/:value': async (stage) => {
    const { value, revision } = await newShelf(stage);
    return { path: `/api/shelves/${value}`, body: { titles: { en: fresh() }, revision } };
  },
  'POST /api/shelves/:value/merger': async (stage) => {
    const { value, revision } = await newShelf(stage);
    return { path: `/api/shelves/${value}/merger`, body: { into: 'grocery', revision } };
  },
};
