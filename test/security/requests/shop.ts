import { fresh, owner, type Requests } from './prepare.ts';

/** Requests about settings, newsletter and reports. */
export const SHOP: Requests = {
  'GET /api/shop/pincodes/:pincode': () => ({ path: '/api/shop/pincodes/790104' }),
  'GET /api/shop/settings': () => ({ path: '/api/shop/settings' }),
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
  'GET /api/shop/newsletter': () => ({ path: '/api/shop/newsletter' }),
  'GET /api/admin/events': () => ({ path: '/api/admin/events' }),
  'POST /api/admin/events/seen': ({ shop }) => ({
    path: '/api/admin/events/seen',
    body: { asOf: shop.clock.now() },
  }),
  'GET /api/admin/dashboard': () => ({ path: '/api/admin/dashboard' }),
  'GET /api/admin/today': () => ({ path: '/api/admin/today' }),
  'GET /api/admin/reorder': () => ({ path: '/api/admin/reorder' }),
  'GET /api/admin/audit': () => ({ path: '/api/admin/audit' }),
  'GET /api/openapi.json': () => ({ path: '/api/openapi.json' }),
};
