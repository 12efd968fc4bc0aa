import type { Page } from '@playwright/test';
import { KEPT } from '#browser/storage.ts';
import { hireStaff, newName, orderAs, orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ expectErrors }) => expectErrors(/ERR_|Failed to|status of 50\d|status of 401/));

/** Everything that the shop keeps in the browser's storages, in its caches and in its database. */
const keptOn = (page: Page): Promise<{ names: string[]; text: string }> =>
  page.evaluate(async () => {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const parts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const cache of await caches.keys())
      for (const request of await (await caches.open(cache)).keys())
        if (!request.url.includes('/assets/')) {
          const answer = await (await caches.open(cache)).match(request);
          parts.push(`${request.url} ${(await answer?.text()) ?? ''}`);
        }
    for (const { name = '' } of await indexedDB.databases()) parts.push(`database ${name}`);
    return { names, text: parts.join('\n') };
  });

test('a phone whose session is ended elsewhere keeps nobody’s name or number, and the tap that it did not send, for who made it @phone', async ({
  page,
  context,
  shop,
  enterAs,
}) => {
  const mango = await addProduct(shop);
  const name = newName();
  const asha = await shop.signUp({ name: 'Asha Rao' });
  const order = await orderAs(shop, asha, { goods: mango, lastName: name });
  const ravi = await hireStaff(shop, ['packer', 'counter']);
  await enterAs(page, ravi, '/admin/orders');
  await expect(page.getByRole('main')).toContainText(`#${order.orderId}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `#${order.orderId}` })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Dispatch' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Dispatch' }).click();
  await expect(page.getByRole('region', { name: 'Waits for the internet' })).toContainText(
    `#${order.orderId}`,
  );
  const before = await keptOn(page);
  expect(before.text).toContain(name);
  const listed = (kept: string): boolean => kept in KEPT || /\.turn$|^haat\.views\./.test(kept);
  expect(before.names.filter((kept) => !listed(kept))).toEqual([]);

  await shop.call({ method: 'POST', path: '/api/auth/logout', token: ravi.token });
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login\?/);
  const after = await keptOn(page);
  expect(after.text).not.toContain(name);
  expect(after.text).not.toContain('9876543210');
  expect(after.text).not.toContain(ravi.token);
  expect(after.names).toContain('waitingChanges');
  expect(after.names.filter((kept) => KEPT[kept as keyof typeof KEPT] === 'person')).toEqual([]);

  await page.getByLabel('Email or phone').fill(ravi.email);
  await page.getByLabel('Password', { exact: true }).fill(ravi.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/order/);
  await expect.poll(async () => (await orderNow(shop, order)).status).toBe('dispatched');
});
