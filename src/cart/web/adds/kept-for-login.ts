import { forget, keep, readKept } from '#browser/storage.ts';

const NAME = 'pendingAdd';

/** What a guest wanted to add, as text for the login's address: the product and, unless it is one, the quantity. */
export const namedForLogin = (product: string, quantity: number): string =>
  quantity === 1 ? product : `${product}:${quantity}`;

/** Remembers that text until the guest comes back from logging in. */
export const keepForLogin = (add: string): boolean => keep(NAME, add, 'session');

/** What a guest wanted to add before logging in, and how much of it. It is returned only once. */
export function takeKeptForLogin(): { product: string; quantity: number } | undefined {
  const add = readKept(NAME, 'session');
  if (typeof add !== 'string') return undefined;
  forget(NAME);
  const [product = '', quantity = '1'] = add.split(':');
  return { product, quantity: Number(quantity) || 1 };
}
