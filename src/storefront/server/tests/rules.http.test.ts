import { expect, test } from 'vitest';
import { order } from '#test/carts.ts';
import { addGoods } from '#test/goods.ts';
import { sentMails } from '#test/mails.ts';
import { openFront } from '#test/open-front.ts';
import { openShop, type TestShop } from '#test/open-shop.ts';
import { admin, regular } from '#test/people.ts';
import { addArea } from '#test/steps/areas.ts';

async function change(shop: TestShop, changes: Record<string, unknown>): Promise<void> {
  const owner = await admin(shop);
  const { settings } = (await owner.call('GET', '/api/shop/settings/edit')).body;
  const { status } = await owner.call('PUT', '/api/shop/settings', { settings: { ...settings, ...changes } });
  expect(status).toBe(200);
}

test('a shop whose owner wrote nothing has rules already, in each language, and none of it is invented', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  const { text } = await front.get('/rules');
  for (const said of ['Our rules', 'seven days', 'Cancelling costs nothing', 'above ₹500 it is free'])
    expect(text).toContain(said);
  expect(text).toContain('has not written its address and phone number here yet');
  expect(text).toContain('has not named a grievance officer');
  expect(text).toContain('Data Protection Board');
  expect(text).not.toMatch(/Legal name|UPI/);
  expect((await front.get('/hi/rules')).text).toContain('हमारे नियम');
  expect((await front.get('/bn/rules')).text).toContain('আমাদের নিয়ম');
  expect((await front.get('/sitemap.xml')).text).toContain('/hi/rules</loc>');
});

test('the rules name the officer and the areas, and hold what the owner changed in words, in her language', async () => {
  await using shop = await openShop();
  await using front = await openFront(shop);
  await front.get('/rules');
  const owner = await admin(shop);
  await addArea(owner, { name: 'Bazaar', fee: 15 }, '814001 Rampur');
  await change(shop, {
    legalName: 'Gupta Traders',
    phones: ['9876500000'],
    officerName: 'Meena Gupta',
    officerRole: 'Owner',
    officerEmail: 'meena@example.in',
    upiId: 'gupta@okbank',
    upiName: 'Gupta',
    rulesReturns: 'Milk is not taken back.',
    rulesReturnsHi: 'दूध वापस नहीं होता।',
  });
  const { text } = await front.get('/rules');
  for (const said of ['Gupta Traders', 'Meena Gupta', 'Owner', 'mailto:meena@example.in', 'Bazaar', '₹15'])
    expect(text).toContain(said);
  expect(text).toContain('Milk is not taken back.');
  expect(text).toContain('in cash or by UPI');
  expect(text).not.toContain('seven days');
  expect((await front.get('/hi/rules')).text).toContain('दूध वापस नहीं होता।');
  // Where she wrote nothing in a language, her English words hold there, too.
  expect((await front.get('/bn/rules')).text).toContain('Milk is not taken back.');
});

test('every page and every mail leads to the rules', async () => {
  await using shop = await openShop({ PUBLIC_URL: 'https://shop.example' });
  await using front = await openFront(shop);
  expect((await front.get('/hi')).text).toContain('href="/hi/rules"');
  const { mango } = await addGoods(shop, { mango: { price: 100 } });
  const asha = await regular(shop);
  await order(asha, [mango, 1]);
  expect((await sentMails(shop)).at(-1)?.text).toContain('Our rules: https://shop.example/rules');
});
