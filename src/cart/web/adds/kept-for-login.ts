import { forget, keep, readKept } from '#browser/storage.ts';

const NAME = 'pendingAdd';

/** How a guest's wish is named on the way through the login: the product and, unless it is one, how much of it. */
export const namedForLogin = (product: string, quantity: number): string =>
  quantity === 1 ? product : `${product}:${quantity}`;

/** Remembers what a guest wanted to add, by that name, for when they come back from logging in. */
export const keepForLogin = (add: string): boolean => keep(NAME, add, 'session');

/** What a guest wanted to add before logging in, and how much of it; it is told once. */
export function takeKeptForLogin(): { product: string; quantity: number } | undefined {
  const add = readKept(NAME, 'session');
  if (typeof add !== 'string') return undefined;
  forget(NAME);
  const [product = '', quantity = '1'] = add.split(':');
  return { product, quantity: Number(quantity) || 1 };
}
