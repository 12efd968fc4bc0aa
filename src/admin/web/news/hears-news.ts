import { isAllowed, type User } from '#identity/identity.ts';

/** Whether somebody is told the news of the shop: who looks after orders or goods. The server says the same. */
export const hearsNews = (user: Pick<User, 'role' | 'permissions'>): boolean =>
  isAllowed(user, 'orders') || isAllowed(user, 'catalogue');
