import { expect, test } from 'vitest';
import { openShop } from '#test/open-shop.ts';

test('a pincode names its district and its state, as people write them', async () => {
  await using shop = await openShop();
  const pune = await shop.call('GET', '/api/shop/pincodes/411001');
  expect(pune.status).toBe(200);
  expect(pune.body).toEqual({ pincode: '411001', district: 'Pune', state: 'Maharashtra' });
  expect(pune.headers.get('cache-control')).toContain('public');
  const spiti = await shop.call('GET', '/api/shop/pincodes/172114');
  expect(spiti.body).toEqual({ pincode: '172114', district: 'Lahul and Spiti', state: 'Himachal Pradesh' });
});

test('a pincode that India Post does not have is not found', async () => {
  await using shop = await openShop();
  for (const pincode of ['000000', '12', 'puducherry', 'pincodes', '411001%20'])
    expect((await shop.call('GET', `/api/shop/pincodes/${pincode}`)).status).toBe(404);
  expect(shop.bugs).toEqual([]);
});
