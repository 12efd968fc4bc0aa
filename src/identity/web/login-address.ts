import { pageAddress } from '#base/addresses.ts';

/**
 * The address of the login page for somebody who was going elsewhere; `add` names a product to add to the cart after
 * login.
 */
export const loginFor = (path: string, { add }: { add?: string } = {}): string =>
  pageAddress('login', { returnTo: path, add });
