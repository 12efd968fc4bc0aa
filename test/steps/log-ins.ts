import { createApi } from '#main/api.ts';
import type { TestShop } from '#test/open-shop.ts';

/** Tries to log in. */
export const logIn = (shop: TestShop, email: string, password: string) =>
  shop.call('POST', '/api/auth/login', { email, password });

/** Calls the shop over a socket that comes from an address. */
export async function callFrom(shop: TestShop, address: string, path: string, body: unknown) {
  const response = await createApi(shop.platform).request(
    path,
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: address } } },
  );
  const retryAfter = Number(response.headers.get('retry-after'));
  return { status: response.status, retryAfter, body: (await response.json()) as Record<string, unknown> };
}

/** Where one logs in, and the addresses of two networks. */
export const LOGIN = '/api/auth/login';
export const HERE = '203.0.113.7';
export const ELSEWHERE = '198.51.100.9';
