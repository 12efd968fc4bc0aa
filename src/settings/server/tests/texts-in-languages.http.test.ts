import { expect, test } from 'vitest';
import { seedDemo } from '#main/demo/seed.ts';
import { wordsIn } from '#platform/words.ts';
import { DEFAULT_SETTINGS } from '#settings/settings.ts';
import { openFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin } from '#test/people.ts';

const textsIn = async (shop: TestShop, language: string) =>
  (await shop.call('GET', `/api/shop/settings?lang=${language}`)).body;

async function change(shop: TestShop, changes: Record<string, unknown>): Promise<void> {
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const { status } = await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, ...changes } });
  expect(status).toBe(200);
}

test('a new shop presents itself in each language', async () => {
  await using shop = await openShop();
  expect((await textsIn(shop, 'en')).tagline).toBe(DEFAULT_SETTINGS.tagline);
  expect((await textsIn(shop, 'hi')).tagline).toContain('रोज़ का सामान');
  expect((await textsIn(shop, 'bn')).tagline).toContain('রোজকার জিনিস');
  await using front = await openFront(shop);
  expect((await front.get('/hi')).text).toContain('रोज़ का सामान');
});

test('what the owner wrote in a language is shown in it; where she wrote nothing, her English text is', async () => {
  await using shop = await openShop();
  await change(shop, {
    tagline: 'Everything from the hills',
    mission: 'To be open every day.',
    taglineHi: 'पहाड़ का सब कुछ',
    banners: ['Apples are here'],
    bannersBn: ['আপেল এসেছে'],
  });
  expect(await textsIn(shop, 'hi')).toMatchObject({
    tagline: 'पहाड़ का सब कुछ',
    mission: 'To be open every day.',
    banners: ['Apples are here'],
  });
  expect(await textsIn(shop, 'bn')).toMatchObject({
    tagline: 'Everything from the hills',
    banners: ['আপেল এসেছে'],
  });
  expect((await textsIn(shop, 'en')).tagline).toBe('Everything from the hills');
  expect(await textsIn(shop, 'en')).not.toHaveProperty('taglineHi');
  await using front = await openFront(shop);
  expect((await front.get('/hi/about-us')).text).toContain('पहाड़ का सब कुछ');
});

test('what the owner wrote in Hindi alone is shown in every language', async () => {
  await using shop = await openShop();
  await change(shop, { address: '', addressHi: 'हाट मैदान के पास', banners: [], bannersHi: ['सेब आ गए'] });
  for (const language of ['en', 'hi', 'bn'])
    expect(await textsIn(shop, language)).toMatchObject({
      address: 'हाट मैदान के पास',
      banners: ['सेब आ गए'],
    });
});

test('the translated text is that of a new shop', () => {
  expect(wordsIn('en')._('own.tagline')).toBe(DEFAULT_SETTINGS.tagline);
});

test('the demo shop tells its story in each language', async () => {
  await using shop = await openShop();
  await seedDemo(shop.platform);
  expect((await textsIn(shop, 'en')).story).toContain('founded in 2024');
  expect((await textsIn(shop, 'hi')).address).toContain('हाट मैदान');
  expect((await textsIn(shop, 'bn')).address).toContain('মেন বাজার');
});
