import { expect, test } from '../../support/shop.ts';

test.use({ ownShop: { SEED: 'none' } });

test('an empty shop is stocked: tick, type the price, done; what has no price yet waits, also after a reload @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  otherDevice,
}) => {
  const [dal, other, q] = ['Toor dal', 'Moong dal', 'अरहर'];
  await enterAs(page, shop.owner, '/admin/products');
  await page.goto(`${shop.url}/admin/stock-the-shop`);
  await page.getByRole('searchbox', { name: 'Search the staples' }).fill(q);
  await page.getByLabel(`Price of ${dal}, loose, per kg`).fill('15x');
  const ticked = page.getByRole('region', { name: 'Ticked staples' });
  await expect(ticked).toContainText('mend the red one first');
  await page.getByLabel(`Price of ${dal}, loose, per kg`).fill('158');

  await page.goto(`${shop.url}/admin/stock-the-shop?aisle=dal`);
  await expect(page.getByLabel(`Price of ${dal}, loose, per kg`)).toHaveValue('158');
  await page.getByLabel(`${other}, loose, per kg`, { exact: true }).check();
  await expect(ticked).toContainText('2 ticked · 1 priced');
  await expect(ticked).toContainText('1 waits as a draft');
  // The main way leads to the next group, and what is ticked stays ticked.
  const next = ticked.getByRole('link', { name: 'Next:' });
  const address = `${shop.url}${await next.getAttribute('href')}`;
  await next.click();
  await expect(page).toHaveURL(address);
  await expect(ticked).toContainText('2 ticked · 1 priced');
  await page.goBack();
  await expect(page).toHaveURL(/aisle=dal$/);
  await axe(page, { all: true });
  await ticked.getByRole('button', { name: 'Put 1 in the shop' }).click();
  await expect(page.getByText('1 product is in the shop, 1 waits as a draft.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: dal })).toContainText('In the shop');
  await expect(page.getByRole('listitem').filter({ hasText: other }).first()).toContainText('A draft');
  await page.getByRole('button', { name: `Take a photo of ${dal}, loose, per kg` }).click();
  const camera = page.getByRole('dialog', { name: dal });
  await expect(camera.getByLabel(/^(Choose|Change) photo$/)).toBeAttached();
  await camera.getByRole('button', { name: 'Close' }).click();

  const phone = await otherDevice();
  await phone.goto(`${shop.url}/shop?q=${encodeURIComponent(dal)}`);
  const card = phone.getByRole('article').filter({ hasText: dal });
  await expect(card).toContainText('158');
  await expect(phone.getByRole('article').filter({ hasText: other })).toHaveCount(0);
});

test('a search that finds no staple leads to a product of one’s own @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  await enterAs(page, shop.owner, '/admin/stock-the-shop?q=zzqqxx');
  await expect(page.getByText('No staple is called that.')).toBeVisible();
  await page.getByRole('link', { name: 'Add it as a product of your own' }).click();
  await expect(page).toHaveURL(`${shop.url}/admin/addproducts`);
});

test('without a network what was typed is kept, and can be sent again @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/ERR_/);
  const oil = 'Soya oil';
  await enterAs(page, shop.owner, '/admin/stock-the-shop?aisle=oil');
  const row = page.getByRole('listitem').filter({ hasText: oil });
  await row.getByRole('textbox').first().fill('140');
  const ticked = page.getByRole('region', { name: 'Ticked staples' });
  await page.context().setOffline(true);
  await ticked.getByRole('button', { name: 'Put 1 in the shop' }).click();
  await expect(ticked.getByRole('alert')).toContainText('What you typed is kept.');
  await page.context().setOffline(false);
  await ticked.getByRole('button', { name: 'Put 1 in the shop' }).click();
  await expect(page.getByText('1 product is in the shop.')).toBeVisible();
});

test('in Hindi, the list opens on eighteen groups, takes prices, and the morning prices call the goods in Hindi @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await enterAs(page, shop.owner, '/hi/admin/stock-the-shop');
  const aisles = page.getByRole('navigation', { name: 'सामान के समूह' });
  const links = aisles.getByRole('link');
  await expect(links).toHaveCount(18);
  await expect(links.first()).toContainText('आटा, बेसन, सूजी');
  await expect(links.last()).toContainText('सब्ज़ी, फल');
  await axe(page, { all: true });
  await aisles.getByRole('link', { name: /दाल, चना/ }).click();
  const prices: Record<string, string> = { 'उड़द दाल': '132', 'मसूर दाल': '104', 'चना दाल': '96' };
  for (const [name, price] of Object.entries(prices))
    await page.getByLabel(new RegExp(`^दाम: ${name}, खुला`)).fill(price);
  const bar = page.getByRole('region', { name: 'जिन पर टिक है' });
  await expect(bar).toContainText('3 पर टिक · 3 के दाम लिखे');
  await bar.getByRole('link', { name: 'आगे: तेल, घी' }).click();
  await page.getByLabel(/^दाम: सरसों का तेल, 1 /).fill('180');
  await bar.getByRole('button', { name: '4 दुकान में डालें' }).click();
  await expect(page.getByText('4 चीज़ें दुकान में आ गईं।')).toBeVisible();
  await page.goto(`${shop.url}/hi/admin/grid`);
  await expect(page.getByText('मसूर दाल').first()).toBeVisible();
});
