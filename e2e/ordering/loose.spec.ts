import type { Page } from '@playwright/test';
import {
  addPotatoes,
  editProduct,
  fillAddress,
  order,
  ordersOf,
  putIntoCart,
  stockOf,
} from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const THANKS = { name: 'Order Successful! Thank you for your order!' };
const listing = (title: string) => `/shop?q=${encodeURIComponent(title)}`;
const tileOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: `How much ${title}?` });

test('a tap on the card adds half a kilo; the amount opens all others, and 750 g are typed and ordered @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const potato = await addPotatoes(shop);
  await enterAs(page, asha, listing(potato.title));
  const tile = tileOf(page, potato.title);
  for (const said of ['Per Kg', '500 g for ₹12']) await expect(tile).toContainText(said);
  await tile.getByRole('button', { name: `+ 500 g ${potato.title}` }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Cart/ }).first()).toHaveAccessibleName(/1 item/);
  await tile.getByRole('button', { name: `One more ${potato.title}` }).click();
  const amount = tile.getByRole('button', { name: /another amount$/ });
  await expect(amount).toHaveText('750 g');
  await tile.getByRole('button', { name: `One less ${potato.title}` }).click();
  await expect(amount).toHaveText('500 g');
  await amount.click();
  await axe(page);
  await sheet(page, potato.title).getByLabel('Another amount').fill('760 g');
  await sheet(page, potato.title).getByRole('button', { name: 'Take it' }).click();
  await expect(sheet(page, potato.title).getByRole('alert')).toHaveText(
    'It is sold from 250 g, in steps of 50 g.',
  );
  await sheet(page, potato.title).getByLabel('Another amount').fill('750 g');
  await sheet(page, potato.title).getByRole('button', { name: 'Take 750 g, ₹18' }).click();
  await expect(amount).toHaveText('750 g');
  await page.goto('/checkout');
  await fillAddress(page);
  await expect(page.getByRole('main').getByText('₹18', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ totalAmount: 38, totalItems: 1 }]);
  expect(await stockOf(shop, potato)).toBe(19.25);
  await page.goto('/my-order');
  await expect(page.getByRole('article')).toContainText('750 g × ₹24 Per Kg');
});

test('for ₹20 there are 800 g: chosen on the page, in the drawer and at the checkout it stays 800 g for ₹19.20 @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const potato = await addPotatoes(shop);
  await enterAs(page, asha, `/shop/${potato._id}`);
  const choice = page.getByRole('group', { name: 'How much?' });
  await expect(choice.getByRole('button', { pressed: true })).toHaveText('500 g₹12');
  await choice.getByRole('button', { name: 'For ₹20' }).click();
  await expect(choice.getByRole('button', { pressed: true })).toHaveText('For ₹20800 g');
  await axe(page);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect(drawer.getByRole('button', { name: /another amount$/ })).toHaveText('800 g');
  await expect(drawer.getByText('₹19.20').first()).toBeVisible();
  await drawer.getByRole('button', { name: /another amount$/ }).click();
  await sheet(page, potato.title).getByRole('button', { name: 'For ₹50' }).click();
  await expect(drawer.getByRole('button', { name: /another amount$/ })).toHaveText('2.05 kg');
  await page.goto('/checkout');
  await page.getByRole('button', { name: /another amount$/ }).click();
  await sheet(page, potato.title).getByRole('button', { name: 'For ₹20' }).click();
  await expect(page.getByRole('button', { name: /another amount$/ })).toHaveText('800 g');
  await page.getByRole('button', { name: `One less of ${potato.title}` }).click();
  await page.getByRole('button', { name: `One less of ${potato.title}` }).click();
  await page.getByRole('button', { name: `One less of ${potato.title}` }).click();
  await expect(page.getByRole('button', { name: /another amount$/ })).toHaveText('250 g');
  await expect(page.getByRole('button', { name: `One less of ${potato.title}` })).toBeDisabled();
});

test('a guest who taps half a kilo comes back from the login with half a kilo @phone', async ({
  page,
  shop,
}) => {
  const asha = await shop.signUp();
  const potato = await addPotatoes(shop);
  await page.goto(listing(potato.title));
  await tileOf(page, potato.title)
    .getByRole('link', { name: /\+ 500 g/ })
    .click();
  await page.getByRole('main').getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await expect(page.getByRole('button', { name: /another amount$/ }).first()).toHaveText('500 g');
});

test('when somebody else takes most of it, only 700 g can be had: one tap takes them @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  const [asha, ravi] = [await shop.signUp(), await shop.signUp()];
  const potato = await addPotatoes(shop, 1.7);
  await putIntoCart(shop, asha, potato, 1);
  await enterAs(page, asha, '/checkout');
  await fillAddress(page);
  await order(shop, ravi, potato, 1);
  await page.getByRole('button', { name: 'Place Order' }).click();
  const notices = page.getByRole('region', { name: 'Please look at this' });
  await expect(notices).toContainText(`${potato.title}: Only 700 g left; your cart has 1 kg.`);
  await notices.getByRole('button', { name: 'Take 700 g' }).click();
  await expect(notices).toBeHidden();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(await stockOf(shop, potato)).toBe(0);
  expect(await ordersOf(shop, asha)).toMatchObject([{ totalAmount: 36.8 }]);
});

test('what the owner sells in larger amounts since is asked about before it is ordered @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const potato = await addPotatoes(shop);
  await putIntoCart(shop, asha, potato, 0.3);
  await editProduct(shop, potato, { least: 0.5, step: 0.25 });
  await enterAs(page, asha, '/checkout');
  const notices = page.getByRole('region', { name: 'Please look at this' });
  await expect(notices).toContainText(`${potato.title}: it is not sold by 300 g any more.`);
  await notices.getByRole('button', { name: 'Take 500 g' }).click();
  await expect(notices).toBeHidden();
  await expect(page.getByRole('button', { name: /another amount$/ })).toHaveText('500 g');
});

test('a guest types an amount on the page of loose goods, and logs in for that much @phone', async ({
  page,
  shop,
}) => {
  const potato = await addPotatoes(shop);
  await page.goto(`/shop/${potato._id}`);
  await page.getByRole('button', { name: /^Other/ }).click();
  await sheet(page, potato.title).getByLabel('Another amount').fill('1.3 kg');
  await sheet(page, potato.title).getByRole('button', { name: 'Take 1.3 kg, ₹31.20' }).click();
  await expect(page.getByRole('link', { name: 'Please Login to Add', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`${potato._id}%3A1.3`),
  );
  await page.goto(`/hi/shop/${potato._id}`);
  await page.getByRole('button', { name: /^कोई और मात्रा/ }).click();
  const amount = page.getByRole('dialog').getByLabel('कोई और मात्रा');
  await expect(amount).toHaveAccessibleDescription(/जैसे 750 ग्राम, 1\.5 किलो या ₹30/);
  await amount.fill('१.३ किलो');
  await page.getByRole('button', { name: '1.3 किलो लें, ₹31.20' }).click();
  await expect(page.getByRole('link', { name: 'कार्ट में डालने के लिए लॉगिन करें', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`${potato._id}%3A1.3`),
  );
});
