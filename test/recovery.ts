import type { TestShop } from './open-shop.ts';
import { PASSWORD, type Person } from './people.ts';

/** The password that `enter` sets. */
export const NEW = 'Papaya-1234';

export const logIn = (shop: TestShop, { user }: Person, password: string) =>
  shop.call('POST', '/api/auth/login', { email: user.email, password });
export const makeCodes = (person: Person, password = PASSWORD) =>
  person.call('POST', '/api/auth/rescue-codes', { password });
/** Sets a new password by a recovery code or by one that was handed out. */
export const enter = (shop: TestShop, { user }: Person, code: string, password = NEW) =>
  shop.call('POST', '/api/auth/rescue', { email: user.email, code, password });
/** Hands out a code for the login of a colleague. */
export const give = (by: Person, { user }: Person) =>
  by.call('POST', `/api/auth/staff/${user._id}/logincode`, {});
export const isLoggedIn = async (person: Person) =>
  (await person.call('GET', '/api/users/user')).status === 200;
