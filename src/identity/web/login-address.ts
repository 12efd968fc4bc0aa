import { pageAddress } from '#base/addresses.ts';

// Apart from return-path.ts, which needs the account's contract: every page of the shop links to the login.

/** The address of the login page, with the page to return to; `add` names a product to add to the cart after login. */
export const loginFor = (path: string, { add }: { add?: string } = {}): string =>
  pageAddress('login', { returnTo: path, add });
