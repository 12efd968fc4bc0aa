import type { Page } from '@playwright/test';
import {
  editProduct,
  fillAddress,
  type TestProduct,
  ordersOf,
  putIntoCart,
  addProduct,
  deactivateProduct,
} from '../support/goods.ts';
import type { Person } from '../support/people.ts';
import { expect, type Shop, test } from '../support/shop.ts';

const THANKS = { name: 'Order Successful! Thank you for your order!' };
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const notices = (page: Page) => page.getByRole('region', { name: 'Please look at this' });

/** Somebody at the checkout with five kilos of mango and one of rice. */
async function atCheckout(
  shop: Shop,
  page: Page,
  enterAs: (page: Page, person: Person, path: string) => Promise<void>,
): Promise<{ asha: Person; mango: TestProduct; rice: TestProduct }> {
  const asha = await shop.signUp();
  const [mango, rice] = await Promise.all([
    addProduct(shop, { title: 'Mango', price: 90 }),
    addProduct(shop, { title: 'Rice', price: 60 }),
  ]);
  await putIntoCart(shop, asha, mango, 5);
  await putIntoCart(shop, asha, rice, 1);
  await enterAs(page, asha, '/checkout');
  await fillAddress(page);
  return { asha, mango, rice };
}

test.beforeEach(({ expectErrors }) => expectErrors(/409 \(Conflict\)/));

test('too few left: one tap takes what there is @phone', async ({ page, shop, enterAs, axe }) => {
  const { asha, mango } = await atCheckout(shop, page, enterAs);
  await editProduct(shop, mango, { stock: 3 });
  await place(page).click();
  await expect(notices(page)).toContainText(`${mango.title}: Only 3 kg left; your cart has 5 kg.`);
  await axe(page);
  expect(await ordersOf(shop, asha)).toHaveLength(0);
  await notices(page).getByRole('button', { name: 'Take 3 kg' }).click();
  await expect(notices(page)).toBeHidden();
  await place(page).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ totalAmount: 350, totalItems: 4 }]);
});

test('what is short is told before the first tap, and can be removed @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const { asha, mango } = await atCheckout(shop, page, enterAs);
  await editProduct(shop, mango, { stock: 0 });
  await page.reload();
  await expect(notices(page)).toContainText(`${mango.title}: none left.`);
  await place(page).click();
  await expect(page.getByText('Please decide about these goods first.')).toBeVisible();
  await notices(page)
    .getByRole('button', { name: `Remove ${mango.title}` })
    .click();
  await expect(notices(page)).toBeHidden();
  await place(page).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ totalItems: 1, totalAmount: 80 }]);
});

test('a price that moved is told with the new total, and nothing is placed before the shopper agrees @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const { asha, mango, rice } = await atCheckout(shop, page, enterAs);
  await editProduct(shop, mango, { price: 95 });
  await place(page).click();
  await expect(notices(page)).toContainText(`${mango.title}: the price was ₹90 and is now ₹95.`);
  await expect(page.getByRole('definition').filter({ hasText: '₹535' }).first()).toBeVisible();
  expect(await ordersOf(shop, asha)).toHaveLength(0);
  await notices(page).getByRole('button', { name: 'Take at ₹95' }).click();
  await expect(notices(page)).toBeHidden();
  await place(page).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ totalAmount: 535, totalItems: 6 }]);
  expect(rice.price).toBe(60);
});

test('what the shop no longer sells is named and out of the cart @phone', async ({ page, shop, enterAs }) => {
  const { asha, mango } = await atCheckout(shop, page, enterAs);
  await deactivateProduct(shop, mango);
  await place(page).click();
  await expect(notices(page)).toContainText(`${mango.title} is no longer sold. It is out of your cart.`);
  await notices(page).getByRole('button', { name: 'OK' }).click();
  await expect(notices(page)).toBeHidden();
  await place(page).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ totalItems: 1 }]);
});

test('what another screen changed in the cart is named line by line @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const { asha, mango } = await atCheckout(shop, page, enterAs);
  const onion = await addProduct(shop, { title: 'Onion', price: 30 });
  await putIntoCart(shop, asha, mango, 1);
  await putIntoCart(shop, asha, onion, 2);
  await place(page).click();
  await expect(notices(page)).toContainText(
    `${mango.title} was changed from 5 kg on another screen; your cart has 6 kg.`,
  );
  await expect(notices(page)).toContainText(
    `${onion.title} was put in on another screen; your cart has 2 kg.`,
  );
  await notices(page)
    .getByRole('button', { name: `Keep 6 kg: ${mango.title}` })
    .click();
  await notices(page)
    .getByRole('button', { name: `Remove ${onion.title}` })
    .click();
  await expect(notices(page)).toBeHidden();
  await place(page).click();
  await expect(page.getByRole('heading', THANKS)).toBeVisible();
  expect(await ordersOf(shop, asha)).toMatchObject([{ totalItems: 7 }]);
});

test('the cart drawer over the checkout and the checkout agree @desktop', async ({ page, shop, enterAs }) => {
  const { mango, rice } = await atCheckout(shop, page, enterAs);
  await page.getByRole('button', { name: /^Cart/ }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Shopping cart' });
  await drawer
    .getByRole('button', { name: `Remove ${rice.title}` })
    .filter({ hasText: 'Remove' })
    .click();
  await expect(page.getByText('Removed from cart!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('definition').filter({ hasText: '₹470' }).first()).toBeVisible();
  await page.getByRole('button', { name: `One more of ${mango.title}` }).click();
  await expect(page.getByRole('definition').filter({ hasText: '₹540' }).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Free' })).toBeVisible();
});
