import { expect, test } from 'vitest';
import { seedDemo } from '#main/demo/seed.ts';
import { openShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

test('a new shop names no phone and promises nothing that nobody stands behind', async () => {
  await using shop = await openShop();
  const { body } = await shop.call('GET', '/api/shop/settings');
  expect(body).toMatchObject({ phones: [], whatsapp: '', banners: [], isDemo: false, fssai: '' });
  expect(body.supportDayAndNight, 'nobody can be reached').toBe(false);
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const named = { ...settings, phones: ['98260 11111'] };
  await owner.call('PUT', '/api/shop/settings', { settings: named });
  expect(
    (await shop.call('GET', '/api/shop/settings')).body.supportDayAndNight,
    'a number is no promise',
  ).toBe(false);
  const promised = { ...settings, supportDayAndNight: true };
  for (const number of [{ phones: ['98260 11111'] }, { whatsapp: '9826011111' }]) {
    await owner.call('PUT', '/api/shop/settings', { settings: { ...promised, ...number } });
    const said = (await shop.call('GET', '/api/shop/settings')).body;
    expect(said.supportDayAndNight).toBe(true);
  }
});

test('the demo shop says that it is one, until its owner says otherwise', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform);
  expect((await shop.call('GET', '/api/shop/settings')).body).toMatchObject({ isDemo: true });
  const owner = await admin(shop);
  const { settings, revision } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const mine = { ...settings, isDemo: false, supportDayAndNight: false, fssai: '12345678901234' };
  expect((await owner.call('PUT', '/api/shop/settings', { settings: mine, revision })).status).toBe(200);
  expect((await shop.call('GET', '/api/shop/settings')).body).toMatchObject({
    isDemo: false,
    supportDayAndNight: false,
    fssai: '12345678901234',
  });
});

test('an FSSAI number has 14 digits', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const noAddress = { settings: { ...settings, upiId: 'sharma kirana' } };
  const upi = await owner.call('PUT', '/api/shop/settings', noAddress);
  expect([upi.status, JSON.stringify(upi.body.fields)]).toEqual([
    422,
    expect.stringContaining('Write it like name@bank'),
  ]);
  const answer = await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, fssai: '123' } });
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toEqual({ 'settings.fssai': ['Write the 14 digits of the licence'] });
});

test('a page that was opened before the shop knew of a setting can still save', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const { fssai: _f, isDemo: _d, supportDayAndNight: _s, ...older } = settings;
  expect((await owner.call('PUT', '/api/shop/settings', { settings: older })).status).toBe(200);
});
