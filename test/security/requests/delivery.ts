import type { Area } from '#delivery/areas.ts';
import type { Stage } from '../stage.ts';
import { fresh, owner, type Requests } from './prepare.ts';

async function newArea(stage: Stage): Promise<Area> {
  const name = fresh();
  const { areas } = await owner(stage)('POST', '/api/delivery/areas', { name, fee: 20 });
  return areas.find((area: Area) => area.name === name);
}

async function newVillage(stage: Stage): Promise<string> {
  const { id } = await newArea(stage);
  await owner(stage)('POST', `/api/delivery/areas/${id}/villages`, { text: `844101 ${fresh()}` });
  const { villages } = await owner(stage)('GET', `/api/delivery/areas/${id}/villages`);
  return villages[0].id;
}

/** Requests about where the shop delivers. */
export const DELIVERY: Requests = {
  'GET /api/delivery/places': () => ({ path: '/api/delivery/places?pincode=844101' }),
  'GET /api/delivery/villages': () => ({ path: '/api/delivery/villages?q=ram' }),
  'GET /api/delivery/areas': () => ({ path: '/api/delivery/areas' }),
  'POST /api/delivery/areas': () => ({ path: '/api/delivery/areas', body: { name: fresh(), fee: 20 } }),
  'PUT /api/delivery/areas/order': async (stage) => {
    await newArea(stage);
    const { areas } = await owner(stage)('GET', '/api/delivery/areas');
    const ids = areas.map(({ id }: Area) => id);
    return { path: '/api/delivery/areas/order', body: { ids: ids.toReversed(), seen: ids } };
  },
  'PUT /api/delivery/areas/:id': async (stage) => {
    const { id, revision } = await newArea(stage);
    return { path: `/api/delivery/areas/${id}`, body: { name: fresh(), fee: 30, revision } };
  },
  'DELETE /api/delivery/areas/:id': async (stage) => {
    const { id, revision } = await newArea(stage);
    return { path: `/api/delivery/areas/${id}?revision=${revision}` };
  },
  'GET /api/delivery/areas/:id/villages': async (stage) => ({
    path: `/api/delivery/areas/${(await newArea(stage)).id}/villages`,
  }),
  'POST /api/delivery/areas/:id/villages': async (stage) => ({
    path: `/api/delivery/areas/${(await newArea(stage)).id}/villages`,
    body: { text: `844102 ${fresh()}` },
  }),
  'PUT /api/delivery/villages/:id/area': async (stage) => ({
    path: `/api/delivery/villages/${await newVillage(stage)}/area`,
    body: { area: (await newArea(stage)).id },
  }),
  'DELETE /api/delivery/villages/:id': async (stage) => ({
    path: `/api/delivery/villages/${await newVillage(stage)}`,
  }),
};
