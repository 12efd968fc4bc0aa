import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';
import { newTestDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

test('who logged in with a number goes on doing so after the upgrade, also those whom a later sign-up had shut out', async () => {
  const database = await newTestDatabase();
  const opened = () => openShop({}, { ...database, remove: () => Promise.resolve() });
  const asha = { name: 'Asha', phone: '9826044444', email: 'asha@example.in', password: 'mango-tree' };
  const meena = { name: 'Meena', phone: '9826055555', noEmail: true, password: 'papaya-tree' };
  {
    await using shop = await opened();
    await shop.call('POST', '/api/auth/signup', asha);
    shop.clock.advance({ hours: 1 });
    await shop.call('POST', '/api/auth/signup', { ...asha, email: 's@example.com', phone: '919826044444' });
    await shop.call('POST', '/api/auth/signup', meena);
    await shop.call('POST', '/api/auth/signup', { ...asha, email: 't@example.com', phone: meena.phone });
    await shop.call('POST', '/api/auth/signup', { ...asha, email: 'u@example.com', phone: '02226044444' });
    // A number that both a shopper and, later, the owner gave.
    await shop.call('POST', '/api/auth/signup', { ...asha, email: 'v@example.com', phone: '9876543210' });
    shop.clock.advance({ hours: 1 });
    await admin(shop, { email: 'owner@example.in' });
  }
  const db = openDatabase(database.address);
  await migrate(db, database.address.kind, '062-shop');
  await db.updateTable('users').set({ login_phone: null }).where('email', 'is not', null).execute();
  await migrate(db, database.address.kind);
  const named = await db
    .selectFrom('users')
    .select(['email', 'login_phone'])
    .where('login_phone', 'is not', null)
    .orderBy('login_phone')
    .execute();
  expect(named).toEqual([
    { email: asha.email, login_phone: '9826044444' },
    { email: null, login_phone: meena.phone },
    { email: 'owner@example.in', login_phone: '9876543210' },
  ]);
  await db.destroy();
  {
    await using shop = await opened();
    for (const { phone: email, password, name } of [asha, meena])
      expect((await shop.call('POST', '/api/auth/login', { email, password })).body.user.name).toBe(name);
  }
  await database.remove();
});
