import { expect, test } from 'vitest';
import { mailSender } from '#settings/server/queries.ts';
import { checkoutRequest, fillCart } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openFront } from '#test/open-front.ts';
import { openShop } from '#test/open-shop.ts';
import { admin, signUp } from '#test/people.ts';

/** What a new shop once said of itself. */
const INVENTED =
  /2024|was founded|Main Bazaar|मुख्य बाज़ार|মেন বাজার|haat\.local|mailto:|24\/7|दिन-रात|দিন-রাত|Our Story|Our Mission/;
const PAGES = ['', '/about-us', '/contact-us', '/shop', '/manifest.webmanifest'];

test('shoppers read nothing of a new shop that its owner did not write, in no language, and all that she did', async () => {
  await using shop = await openShop();
  const owner = await admin(shop);
  await addGoods(shop, { mango: { price: 100 } });
  const change = async (changes: object) => {
    const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
    const body = { settings: { ...settings, ...changes } };
    expect((await owner.call('PUT', '/api/shop/settings', body)).status).toBe(200);
  };
  await change({ phones: ['98260 11111'] });
  await using front = await openFront(shop);
  for (const start of ['', '/hi', '/bn'])
    for (const page of PAGES) {
      const { status, text } = await front.get(`${start}${page}` || '/');
      expect([`${start}${page}`, status, INVENTED.exec(text)?.[0]]).toEqual([
        `${start}${page}`,
        200,
        undefined,
      ]);
    }
  await change({
    address: 'Rampur, Shiv mandir',
    email: 'meena@example.in',
    story: 'We began.',
    founded: 2019,
  });
  for (const said of ['Rampur, Shiv mandir', 'mailto:meena@example.in'])
    expect((await front.get('/contact-us')).text).toContain(said);
  const about = (await front.get('/about-us')).text;
  expect(about).toContain('We began.');
  expect(about).toContain('founded in 2019');
  expect(about).not.toContain('Our Mission');
});

test('mails of a shop without an address name none, and come from where nobody reads', async () => {
  await using shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  const [owner, asha] = [await admin(shop), await signUp(shop)];
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, mayCollect: true } });
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  await fillCart(asha, [mango, 1]);
  const request = { ...(await checkoutRequest(asha)), collected: true, totalAmount: 100 };
  const { body } = await asha.call('POST', '/api/orders', request);
  await owner.call('PATCH', `/api/orders/${body.data._id}`, { status: 'dispatched' });
  const mails = await sentMails(shop);
  const all = mails.map(({ text }) => text).join('\n');
  expect(mails).toHaveLength(2);
  expect(await mailSender(shop.platform)).toEqual({ name: 'Haat', email: 'noreply@shop.example' });
  expect(all).toContain('You collect it at the shop.');
  expect(all).toContain('is ready for you at the shop.');
  expect(all).not.toMatch(INVENTED);
});
