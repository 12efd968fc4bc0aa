import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

test('the API’s description names each call of cart and orders', async () => {
  await using shop = await openShop();
  const { body } = await shop.call('GET', '/api/openapi.json');
  const calls = Object.entries<object>(body.paths)
    .filter(([path]) => /^\/api\/(cart|orders)/.test(path))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  const described = [
    'delete /api/cart',
    'delete /api/cart/{id}',
    'get /api/cart',
    'get /api/cart/quote',
    'get /api/orders',
    'get /api/orders/all',
    'get /api/orders/{id}',
    'patch /api/cart/{id}',
    'patch /api/orders/{id}',
    'post /api/cart',
    'post /api/orders',
    'post /api/orders/status',
    'post /api/orders/{id}/cancellation',
    'post /api/orders/{id}/reorder',
  ];
  expect(described.filter((call) => !calls.includes(call))).toEqual([]);
  const placing = body.paths['/api/orders'].post;
  expect(Object.keys(placing.responses)).toEqual(expect.arrayContaining(['200', '201', '401', '409', '422']));
  expect(JSON.stringify(placing.parameters)).toContain('idempotency-key');
});
