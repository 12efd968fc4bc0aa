import { expect, test } from 'vitest';
import { paise } from '#base/figures/money.ts';
import { shippingFor, shippingRuleOf } from '#settings/settings.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, signUp, staff } from '#test/people.ts';

const settingsOf = async (shop: TestShop) => (await shop.call('GET', '/api/shop/settings')).body;

test('shipping costs the fee up to the limit, and nothing above it or for an empty basket', () => {
  const rule = shippingRuleOf({ shippingFee: 20, freeShippingAbove: 500 });
  expect([0, 1, 50_000, 50_001].map((subtotal) => shippingFor(paise(subtotal), rule))).toEqual([
    0, 2000, 2000, 0,
  ]);
});

test('a new shop says what shipping costs, and since when it is there once its owner wrote that', async () => {
  await using shop = await openShop();
  const settings = await settingsOf(shop);
  expect(settings).toMatchObject({ name: 'Haat', shippingFee: 20, freeShippingAbove: 500, founded: null });
  const owner = await admin(shop);
  const edited = (await owner.call('GET', '/api/shop/settings/edit')).body.settings;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...edited, founded: 2019 } });
  expect((await settingsOf(shop)).founded).toBe(2019);
});

test('the owner changes the shop, and everybody sees it at once', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { settings, revision } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const changed = { ...settings, name: 'Pahadi Haat', freeShippingAbove: 1000 };
  expect((await owner.call('PUT', '/api/shop/settings', { settings: changed, revision })).status).toBe(200);
  expect(await settingsOf(shop)).toMatchObject({ name: 'Pahadi Haat', freeShippingAbove: 1000 });
});

test('a change made on another device is not overwritten unseen', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { settings, revision } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, name: 'First' }, revision });
  const second = await owner.call('PUT', '/api/shop/settings', {
    settings: { ...settings, name: 'Second' },
    revision,
  });
  expect([second.status, second.body.code, second.body.detail.settings.name]).toEqual([
    409,
    'conflict',
    'First',
  ]);
});

test('of two devices that save the same revision at once, one is told', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  for (let round = 0; round < 20; round += 1) {
    const { settings, revision } = (await owner.call('GET', '/api/shop/settings/edit')).body;
    const save = (name: string) =>
      owner.call('PUT', '/api/shop/settings', { settings: { ...settings, name }, revision });
    const answers = await Promise.all([save(`One ${round}`), save(`Other ${round}`)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const [done] = answers.filter(({ status }) => status === 200);
    const [told] = answers.filter(({ status }) => status === 409);
    expect(told?.body.detail.settings.name).toBe(done?.body.settings.name);
  }
});

test('what changed in the settings is written down with who, before and after', async () => {
  await using shop = await openShop();
  const owner = await admin(shop, { name: 'Meera' });
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, shippingFee: 30 } });
  const rows = await shop.platform.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', 'settings')
    .execute();
  expect(rows.map(({ actor_name, before, after }) => ({ actor_name, before, after }))).toEqual([
    { actor_name: 'Meera', before: '{"shippingFee":20}', after: '{"shippingFee":30}' },
  ]);
});

test.each([
  ['9826044444', '919826044444'],
  ['+91 98260-44444', '919826044444'],
  ['098260 44444', '919826044444'],
  ['+44 20 7946 0000', '442079460000'],
  ['', ''],
])('a WhatsApp number typed as %j is kept with its country code', async (typed, kept) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, whatsapp: typed } });
  expect((await settingsOf(shop)).whatsapp).toBe(kept);
});

test.each([
  ['a name', { name: '' }],
  ['a WhatsApp number', { whatsapp: '98260' }],
  ['a fee below zero', { shippingFee: -1 }],
  ['an e-mail address that is none', { email: 'nobody' }],
  ['a field that nobody knows', { secret: 1 }],
])('settings with %s wrong are refused', async (_, wrong) => {
  await using shop = await openShop();
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const answer = await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, ...wrong } });
  expect([answer.status, answer.body.code]).toEqual([422, 'invalid']);
});

test('neither a shopper nor staff may change the settings or read the newsletter list', async () => {
  await using shop = await openShop();
  const { settings } = (await (await admin(shop)).call('GET', '/api/shop/settings/edit')).body;
  for (const person of [await signUp(shop), await staff(shop, ['packer', 'counter', 'goods'])]) {
    expect((await person.call('PUT', '/api/shop/settings', { settings })).status).toBe(403);
    expect((await person.call('GET', '/api/shop/newsletter')).status).toBe(403);
  }
  expect((await shop.call('PUT', '/api/shop/settings', { settings })).status).toBe(401);
});
