import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fillAddress } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

const PASSWORD = 'Mangoes-2026';

/** Logs in as a person does: by the form. */
async function logIn(page: Page, email: string, password: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

test('the whole job: a shopper finds real goods and orders them, the owner brings them, the shopper has them @desktop', async ({
  page,
  shop,
  axe,
  otherDevice,
}) => {
  test.slow();
  const email = `asha.${randomUUID().slice(0, 8)}@example.com`;
  const lastName = `Rao${randomUUID().replaceAll(/[^a-f]/g, '')}`;

  const product = await test.step('the home page leads to the goods, and these to a product', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Shop', exact: true }).first().click();
    await expect(page).toHaveURL(/\/shop/);
    const tile = page.getByRole('article').filter({ hasText: 'Tomato' }).first();
    await page.goto('/shop?q=tamatar');
    const title = await tile.getByRole('link').first().innerText();
    await page.goto((await tile.getByRole('link').first().getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tomato');
    await axe(page, { night: true });
    return title;
  });
  expect(product).toContain('Tomato');

  await test.step('signing up, and Login in the success dialog, puts it into the cart', async () => {
    await page.getByRole('link', { name: 'Please Login to Add', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
    await page.getByLabel('Name').fill('Asha Rao');
    await page.getByRole('button', { name: 'Add an e-mail address' }).click();
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('9876543210');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByText('Added to cart!')).toBeVisible();
  });

  await test.step('the order is placed with cash on delivery', async () => {
    await page.getByRole('button', { name: /^Cart/ }).first().click();
    await axe(page, { night: true });
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
    const demo = page.getByRole('banner').getByText('This is a demo shop: nothing is sold or delivered.');
    await expect(demo).toBeInViewport();
    await fillAddress(page);
    await page.getByLabel('Last Name').fill(lastName);
    await axe(page, { night: true });
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  });

  await test.step('the owner, on a device of their own, finds the order, sends it and marks it delivered', async () => {
    const desk = await otherDevice();
    await desk.goto('/login');
    await logIn(desk, shop.owner.email, shop.owner.password);
    await expect(desk).toHaveURL(/\/dashboard$/);
    await desk.goto(`/admin/orders?q=${lastName}`);
    await desk.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
    await axe(desk, { night: true });
    const timeline = desk.getByRole('region', { name: 'Timeline' });
    await desk.getByRole('button', { name: 'Dispatch', exact: true }).click();
    await expect(timeline.getByText('pending to dispatched')).toBeVisible();
    await desk.getByRole('button', { name: /^Delivered, ₹\d+ received$/ }).click();
    await expect(timeline.getByText('dispatched to delivered')).toBeVisible();
  });

  await test.step('the shopper’s orders say so, with the day', async () => {
    await page.goto('/my-order');
    const card = page.getByRole('article');
    await expect(card).toContainText('Tomato');
    await expect(card.getByText(/^Delivered on \d{1,2} \w{3} \d{4}$/)).toBeVisible();
    await axe(page, { night: true });
  });
});
