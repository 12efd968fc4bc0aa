import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { openShop } from '#test/open-shop.ts';
import { newTestDatabase } from '#test/test-database.ts';
import { migrate } from './migrate.ts';

const OLD = {
  name: 'Sharma Kirana',
  tagline: 'Fresh from the village market, to your door, paid in cash when it arrives.',
  story: 'My grandfather opened this shop.',
  mission:
    'To sell good food at an honest price, to pay growers and makers on the day, and to bring every order to the door, however far the road goes.',
  address: 'Main Bazaar, near the weekly market ground',
  email: 'support@haat.local',
};

test.each([
  ['what the shop made up is gone, what the owner wrote stays', false],
  ['a demo shop keeps its texts, in each language', true],
])('after the upgrade %s', async (_, isDemo) => {
  const database = await newTestDatabase();
  const opened = () => openShop({}, { ...database, remove: () => Promise.resolve() });
  const db = openDatabase(database.address);
  await migrate(db, database.address.kind, '078-rescue-codes');
  await db
    .insertInto('settings')
    .values({
      name: 'shop',
      value: JSON.stringify({ ...OLD, isDemo }),
      updated_at: '2026-11-20T03:00:00.000Z',
    })
    .execute();
  await migrate(db, database.address.kind);
  await db.destroy();
  {
    await using shop = await opened();
    const { body } = await shop.call('GET', '/api/shop/settings?lang=hi');
    const demo = { founded: 2024, email: OLD.email, address: 'मुख्य बाज़ार, हाट मैदान के पास' };
    const own = { founded: null, email: '', address: '', mission: '' };
    expect(body).toMatchObject({ ...(isDemo ? demo : own), story: OLD.story });
    expect(body.tagline).toContain(isDemo ? 'गाँव के हाट' : 'रोज़ का सामान');
  }
  await database.remove();
});
