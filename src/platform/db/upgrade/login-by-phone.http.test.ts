import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { openShop } from '#test/open-shop.ts';
import { newTestDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

const MEENA = { name: 'Meena', phone: '9826044444', password: 'mango-tree', noEmail: true };

test('a shop that goes back to the version without login by phone and comes again loses nobody', async () => {
  const database = await newTestDatabase();
  const opened = () => openShop({}, { ...database, remove: () => Promise.resolve() });
  {
    await using shop = await opened();
    expect((await shop.call('POST', '/api/auth/signup', MEENA)).status).toBe(201);
  }
  const db = openDatabase(database.address);
  const emails = () => db.selectFrom('users').select('email').execute();
  await migrate(db, database.address.kind, '029-languages');
  expect(await emails()).toEqual([{ email: '9826044444@phone.invalid' }]);
  await migrate(db, database.address.kind);
  expect(await emails()).toEqual([{ email: null }]);
  await db.destroy();

  await using shop = await opened();
  const { status, body } = await shop.call('POST', '/api/auth/login', {
    email: MEENA.phone,
    password: MEENA.password,
  });
  expect([status, body.user?.name]).toEqual([200, 'Meena']);
  await database.remove();
});
