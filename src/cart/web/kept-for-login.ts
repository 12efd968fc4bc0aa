import { forget, keep, readKept } from '#browser/storage.ts';

const NAME = 'pendingAdd';

/** Remembers what a guest wanted to add, for when they come back from logging in. */
export const keepForLogin = (product: string): boolean => keep(NAME, product, 'session');

/** What a guest wanted to add before logging in; it is told once. */
export function takeKeptForLogin(): string | undefined {
  const product = readKept(NAME, 'session');
  if (typeof product !== 'string') return undefined;
  forget(NAME);
  return product;
}
