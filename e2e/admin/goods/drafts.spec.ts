import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { goodsNow } from '../../support/back-office.ts';
import { expect, test } from '../../support/shop.ts';

const photo = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

test('photos become drafts; names and prices are typed in one go, and what is complete is in the shop @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_/);
  const title = `Pickle ${randomUUID().slice(0, 6)}`;
  await enterAs(page, shop.owner, '/admin/products/drafts');
  const drafts = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Discard draft' });
  await expect(page.getByRole('heading', { name: /^Drafts/ })).toBeVisible();
  const before = await drafts.count();
  await page.context().setOffline(true);
  await page.getByLabel(/^Choose photos/).setInputFiles([await photo('first.jpg', '#a33')]);
  await expect(page.getByRole('button', { name: 'Try first.jpg again' })).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try first.jpg again' }).click();
  await expect(drafts).toHaveCount(before + 1);
  await page.getByLabel(/^Choose photos/).setInputFiles([await photo('second.jpg', '#3a3')]);
  await expect(drafts).toHaveCount(before + 2);

  const [first, second] = [drafts.nth(before), drafts.nth(before + 1)];
  await first.getByLabel('Name', { exact: true }).fill(title);
  await first.getByLabel('Price').fill('8x');
  await expect(first.getByText('A price is a number in rupees')).toBeVisible();
  await first.getByLabel('Price').fill('85');
  await second.getByLabel('Name', { exact: true }).fill(`Papad for ${title}`);
  await axe(page, { all: true });
  await page.getByRole('button', { name: 'Put 1 in the shop' }).click();
  await expect(page.getByText('1 product is in the shop, 1 draft is saved.')).toBeVisible();
  await expect(drafts).toHaveCount(before + 1);
  const [pickle, papad] = [
    (await shop.call({ path: `/api/products?q=${encodeURIComponent(title)}` })).body,
    await goodsNow(shop, { title: `Papad for ${title}` }),
  ];
  expect(JSON.stringify(pickle)).toContain(title);
  expect(papad).toMatchObject({ draft: true, active: false });
});
