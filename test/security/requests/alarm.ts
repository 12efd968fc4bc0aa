import type { Alarm } from '#alarm/alarm.ts';
import { order } from '#test/carts.ts';
import { newBrowserKeys } from '#test/fakes/read-push.ts';
import type { Stage } from '../stage.ts';
import { fresh, owner, type Requests } from './prepare.ts';

/** A device as a browser describes it. */
function newDevice() {
  const { p256dh, auth } = newBrowserKeys();
  const endpoint = `https://push.services.example.com/${fresh()}`;
  return { endpoint, keys: { p256dh, auth }, language: 'en' };
}

/** The id of a device of the owner that rings. */
async function owners(stage: Stage): Promise<string> {
  const { people } = (await owner(stage)('PUT', '/api/alarm/device', newDevice())) as Alarm;
  return people.flatMap(({ devices }) => devices).find(({ isThis }) => isThis)!.id;
}

/** Requests about what rings when an order comes. */
export const ALARM: Requests = {
  'GET /api/alarm': () => ({ path: '/api/alarm' }),
  'PUT /api/alarm/device': () => ({ path: '/api/alarm/device', body: newDevice() }),
  'DELETE /api/alarm/device': () => ({ path: '/api/alarm/device' }),
  'DELETE /api/alarm/devices/:id of the owner': async (stage) => ({
    path: `/api/alarm/devices/${await owners(stage)}`,
  }),
  'PUT /api/alarm/rules': async (stage) => ({
    path: '/api/alarm/rules',
    body: ((await owner(stage)('GET', '/api/alarm')) as Alarm).rules,
  }),
  'POST /api/alarm/tests of the owner’s device': async (stage) => ({
    path: '/api/alarm/tests',
    body: { channel: 'push', device: await owners(stage) },
  }),
  'POST /api/alarm/tests by mail': () => ({ path: '/api/alarm/tests', body: { channel: 'mail' } }),
  'GET /api/alarm/tests/:id of the owner': async (stage) => {
    const body = { channel: 'push', device: await owners(stage) };
    const { id } = (await owner(stage)('POST', '/api/alarm/tests', body)) as { id: string };
    return { path: `/api/alarm/tests/${id}` };
  },
  'POST /api/alarm/looked': async ({ people, goods }) => ({
    path: '/api/alarm/looked',
    body: { order: (await order(people.shopper, [goods.mango, 1]))._id },
  }),
  'POST /api/alarm/renewals': () => {
    const { endpoint, keys } = newDevice();
    const old = { endpoint: newDevice().endpoint, auth: keys.auth };
    return { path: '/api/alarm/renewals', body: { old, endpoint, keys } };
  },
  'POST /api/alarm/arrivals': () => ({ path: '/api/alarm/arrivals', body: { token: 'x'.repeat(43) } }),
};
