import { registerToday, sellOne } from '../support/counter.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

test.use({ ownShop: {} });

const say = saidIn('hi');

test('in Hindi, a composition shop sees its quarter, and a shop that is not registered one sentence @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, shop.owner, '/hi/admin/returns');
  await expect(page.getByText(say('office.returns.noAnswers'))).toBeVisible();
  await axe(page, { all: true });
  await page.getByRole('link', { name: say('office.returns.toAnswers') }).click();
  await expect(page).toHaveURL(/\/hi\/settings\/tax$/);
  await registerToday(shop, 'composition');
  const soap = await addProduct(shop, {
    title: 'Lifebuoy',
    price: 200,
    taxGoods: 'soap-bar',
    hsn: '3401',
    unit: 'item',
  });
  await sellOne(shop, soap);
  await page.goto('/hi/admin/returns');
  const quarter = page.getByRole('region', { name: /^CMP-08/ });
  await expect(quarter).toContainText('CGST 0.5 %₹1');
  await axe(page, { all: true });
  await quarter.getByRole('link', { name: say('office.returns.turnover') }).click();
  await expect(page.getByRole('link', { name: /^S\/\d\d-\d\d\/0001/ })).toBeVisible();
});
