import { openPrinter, paperOf } from '#test/fakes/receipt-printer.ts';
import { newName, orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

// The shop has to know where the printer is when it starts.
const printer = await openPrinter('answers');
test.use({ ownShop: { PRINTER_AT: printer.at } });

test('a printer in the network of the shop prints what is on the screen, and what hinders it is said @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  // The browser logs each call that is refused, and all that the page asks for while there is no network.
  expectErrors(/printer\/receipts|ERR_INTERNET_DISCONNECTED|Failed to/);
  const goods = await addProduct(shop, { title: 'গোবিন্দভোগ আতপ চাল', price: 90, unit: 'item' });
  const order = await orderAs(shop, await shop.signUp(), { goods, lastName: newName(), quantity: 2 });
  await enterAs(page, shop.owner, `/hi/admin/orders/${order._id}/print?doc=bill&paper=80mm`);
  const print = page.getByRole('button', { name: 'नेटवर्क से प्रिंट करें' });
  await print.click();
  await expect(page.getByRole('status').filter({ hasText: 'छप गया।' })).toBeVisible();
  const { width, rows } = paperOf(printer.jobs.at(-1)!);
  expect(width).toBe(576);
  expect(rows.flat().filter(Boolean).length).toBeGreaterThan(5000);

  printer.become('noPaper');
  await print.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('प्रिंटर में कागज़ नहीं है।');
  await expect(alert).toContainText('“प्रिंट करें” से भी छाप सकते हैं।');
  await axe(page);
  printer.become('dumb');
  await print.click();
  await expect(page.getByRole('status').filter({ hasText: 'प्रिंटर को भेज दिया।' })).toBeVisible();
  await expect(alert).toBeHidden();

  await page.context().setOffline(true);
  await print.click();
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: 'प्रिंट करें', exact: true })).toBeEnabled();
  await page.context().setOffline(false);
});
