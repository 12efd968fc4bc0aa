import { dayAfter } from '#base/calendar.ts';
import { shopDay } from '#base/time.ts';
import type { Stage } from '../stage.ts';
import { fresh, owner, type Requests } from './prepare.ts';

const holiday = ({ shop }: Stage): string => dayAfter(shopDay(shop.platform.clock.now()), 30);

async function newClosure(stage: Stage): Promise<string> {
  const from = holiday(stage);
  const { closures } = await owner(stage)('POST', '/api/shop/closures', { from, text: fresh() });
  return closures.find((closure: { from: string }) => closure.from === from).id;
}

/** Requests about settings, newsletter and reports. */
export const SHOP: Requests = {
  'GET /api/shop/pincodes/:pincode': () => ({ path: '/api/shop/pincodes/790104' }),
  'GET /api/shop/settings': () => ({ path: '/api/shop/settings' }),
  'GET /api/shop/rules': () => ({ path: '/api/shop/rules' }),
  'GET /api/shop/today': () => ({ path: '/api/shop/today' }),
  'POST /api/lists': () => ({ path: '/api/lists', body: { text: '2 kg aloo, 1 surf' } }),
  'POST /api/shop/newsletter': () => ({
    path: '/api/shop/newsletter',
    body: { email: `${fresh()}@example.in`, consent: true },
  }),
  'POST /api/shop/newsletter/confirmation': () => {
    const body = new FormData();
    body.append('token', 'x'.repeat(43));
    return { path: '/api/shop/newsletter/confirmation', body };
  },
  'POST /api/shop/newsletter/leave': () => ({
    path: '/api/shop/newsletter/leave',
    body: { token: 'x'.repeat(43) },
  }),
  'GET /api/shop/newsletter/mine': () => ({ path: '/api/shop/newsletter/mine' }),
  'PUT /api/shop/newsletter/mine': () => ({ path: '/api/shop/newsletter/mine', body: { isOn: false } }),
  'GET /api/shop/settings/edit': () => ({ path: '/api/shop/settings/edit' }),
  'PUT /api/shop/settings': async (stage) => ({
    path: '/api/shop/settings',
    body: await owner(stage)('GET', '/api/shop/settings/edit'),
  }),
  'POST /api/shop/test-mail': () => ({ path: '/api/shop/test-mail' }),
  'GET /api/shop/test-mail/:id': async (stage) => {
    const { id } = (await owner(stage)('POST', '/api/shop/test-mail')) as { id: string };
    return { path: `/api/shop/test-mail/${id}` };
  },
  'GET /api/shop/hours': () => ({ path: '/api/shop/hours' }),
  'GET /api/shop/hours/edit': () => ({ path: '/api/shop/hours/edit' }),
  'PUT /api/shop/hours': async (stage) => {
    const { revision } = await owner(stage)('GET', '/api/shop/hours/edit');
    return { path: '/api/shop/hours', body: { week: Array(7).fill([['07:00', '20:00']]), revision } };
  },
  'POST /api/shop/closures': (stage) => ({
    path: '/api/shop/closures',
    body: { from: holiday(stage), text: 'Diwali', keepsRounds: true },
  }),
  'PUT /api/shop/closures/:id': async (stage) => ({
    path: `/api/shop/closures/${await newClosure(stage)}`,
    body: { from: holiday(stage), text: fresh(), keepsRounds: true },
  }),
  'DELETE /api/shop/closures/:id': async (stage) => ({
    path: `/api/shop/closures/${await newClosure(stage)}`,
  }),
  'POST /api/shop/opening': () => ({ path: '/api/shop/opening' }),
  'GET /api/shop/newsletter': () => ({ path: '/api/shop/newsletter' }),
  'GET /api/admin/events': () => ({ path: '/api/admin/events' }),
  'POST /api/admin/events/seen': ({ shop }) => ({
    path: '/api/admin/events/seen',
    body: { asOf: shop.clock.now() },
  }),
  'GET /api/admin/dashboard': () => ({ path: '/api/admin/dashboard' }),
  'GET /api/admin/figures': () => ({ path: '/api/admin/figures?from=2026-11-01&to=2026-11-30' }),
  'GET /api/admin/figures.csv': () => ({ path: '/api/admin/figures.csv?from=2026-11-01&to=2026-11-30' }),
  'GET /api/admin/today': () => ({ path: '/api/admin/today' }),
  'GET /api/admin/first-steps': () => ({ path: '/api/admin/first-steps' }),
  'PUT /api/admin/first-steps': () => ({ path: '/api/admin/first-steps', body: { later: ['goods'] } }),
  'GET /api/admin/reorder': () => ({ path: '/api/admin/reorder' }),
  'GET /api/admin/audit': () => ({ path: '/api/admin/audit' }),
  'GET /api/openapi.json': () => ({ path: '/api/openapi.json' }),
};
