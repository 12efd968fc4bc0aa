import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

/** Counts what a thumb does: taps on controls, and fields that something is typed into. */
function counted() {
  const counts = { taps: 0, fields: 0 };
  return {
    counts,
    tap: async (control: Locator): Promise<void> => {
      counts.taps += 1;
      await control.click();
    },
    type: async (field: Locator, text: string): Promise<void> => {
      counts.fields += 1;
      await field.fill(text);
    },
  };
}

test('from a card to an order with a new account: at most 10 taps; afterwards two, and nothing typed @phone', async ({
  page,
  shop,
}) => {
  const mango = await addProduct(shop, { title: 'Mulgoba' });
  const { counts, tap, type } = counted();
  const main = page.getByRole('main');
  const phone = `98${randomInt(1e8, 1e9 - 1)}`.slice(0, 10);
  await page.goto(`/shop?q=${encodeURIComponent(mango.title)}`);
  // A part of its name may, by chance, find other goods, too.
  const card = page.getByRole('article').filter({ hasText: mango.title });
  await tap(card.getByRole('link', { name: /Please Login to Add/ }));
  await tap(main.getByRole('link', { name: 'Sign Up' }));
  await type(page.getByLabel('Name'), 'Asha Rao');
  await type(page.getByLabel('Phone'), phone);
  await type(page.getByLabel('Password', { exact: true }), 'Mangoes-2026');
  await tap(page.getByRole('button', { name: 'Sign Up' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Login' }));
  await expect(page.getByText('Added to cart!')).toBeVisible();
  await tap(page.getByRole('button', { name: 'View cart' }));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Checkout' }));
  await type(page.getByLabel('Colony'), 'Nehru Nagar, house 12');
  await type(page.getByLabel('Landmark'), 'Behind the school');
  await tap(page.getByRole('button', { name: 'Place Order' }));
  await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  expect(counts.taps).toBeLessThanOrEqual(10);
  expect(counts.fields).toBeLessThanOrEqual(5);

  const token = await page.evaluate(
    () =>
      (
        JSON.parse(sessionStorage.getItem('userData') ?? localStorage.getItem('userData') ?? '{}') as {
          userToken: string;
        }
      ).userToken,
  );
  await shop.call({ method: 'POST', path: '/api/cart', token, body: { product: mango._id, quantity: 1 } });
  await page.goto('/shop');
  const again = counted();
  await page.getByRole('button', { name: 'View cart' }).click();
  await again.tap(page.getByRole('dialog').getByRole('link', { name: 'Checkout' }));
  // The order before is not packed yet: these goods may come with it.
  await again.tap(page.getByRole('button', { name: 'Add to the order' }));
  await expect(page.getByText('The goods are added to your order')).toBeVisible();
  expect(again.counts).toEqual({ taps: 2, fields: 0 });
});
