import type { Language } from '#base/language/language.ts';
import type { Permission, User } from '#identity/identity.ts';
import { addAccount, type NewAccount } from '#identity/server/commands/add-account.ts';
import { openSession } from '#identity/server/commands/open-session.ts';
import { hashPassword } from '#identity/server/passwords/secrets.ts';
import { presentUser } from '#identity/server/present.ts';
import { userById } from '#identity/server/queries/accounts.ts';
import { write } from '#platform/http/routes.ts';
import type { Caller, TestShop } from './open-shop.ts';

/** Someone with an account who is logged in: call the shop's API as them. */
export type Person = Caller & { user: User; token: string };

/** The password of everyone made by this file. */
export const PASSWORD = 'Mango-1234';

/** A shopper, signed up and logged in. */
export const signUp = (
  shop: TestShop,
  { name = 'Asha', email, language }: { name?: string; email?: string; language?: Language } = {},
) => person(shop, { name, email: email ?? nextEmail(name), language });

/** A shopper whose orders are not limited, as if one had been delivered before. */
export async function regular(shop: TestShop, of: Parameters<typeof signUp>[1] = {}): Promise<Person> {
  const shopper = await signUp(shop, of);
  const row = { user_id: shopper.user._id, by_id: null, by_name: '', at: shop.platform.clock.now() };
  await shop.platform.db.insertInto('lifted_newcomers').values(row).execute();
  return shopper;
}

/** The owner of the shop, logged in. */
export const admin = (shop: TestShop, { name = 'Owner', email }: { name?: string; email?: string } = {}) =>
  person(shop, { name, email: email ?? nextEmail(name), role: 'admin', owner: true });

/** Someone of the staff with the permissions named, logged in. */
export const staff = (shop: TestShop, permissions: readonly Permission[]) =>
  person(shop, { name: 'Ravi', email: nextEmail('ravi'), role: 'staff', permissions });

let made = 0;
const nextEmail = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}${(made += 1)}@example.in`;

// The lowest cost of argon2, so that tests with many people are fast. The hash contains its cost, so login works as
// usual.
const cheaply = hashPassword(PASSWORD, { cost: { memory: 8, passes: 1, parallelism: 1 } });

async function person(shop: TestShop, account: Omit<NewAccount, 'phone' | 'passwordHash'>): Promise<Person> {
  const { platform } = shop;
  const passwordHash = await cheaply;
  const now = platform.clock.now();
  const { id, token } = await write(platform, async (tx) => {
    const userId = await addAccount(tx, { phone: '9876543210', ...account, passwordHash }, now);
    return {
      id: userId,
      token: await openSession(tx, { userId, remember: true, device: 'Chrome on Android' }, now),
    };
  });
  const row = await userById(platform.db, id);
  if (!row) throw new Error('the person who was just added is not there');
  return { ...shop.withToken(token), user: presentUser(row), token };
}
