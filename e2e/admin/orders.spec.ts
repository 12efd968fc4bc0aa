import type { Page } from '@playwright/test';
import { hireStaff, newName, orderAs, orderNow } from '../support/back-office.ts';
import { addProduct, stockOf } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

/** What a badge says; the choices of the filters say the same words. */
const badge = (page: Page, text: RegExp) => page.getByRole('main').getByText(text).and(page.locator('span'));

test('the owner finds an order by name, turns the list around and moves it along by the pencil @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [asha, goods, lastName] = [await shop.signUp(), await addProduct(shop), newName()];
  const first = await orderAs(shop, asha, { goods, lastName });
  const second = await orderAs(shop, asha, { goods, lastName, quantity: 2 });
  await enterAs(page, shop.owner, '/admin/orders');
  await page.getByRole('searchbox', { name: 'Search orders' }).fill(lastName);
  await expect(page.getByText('2 orders', { exact: true })).toBeVisible();
  const numbers = page.getByRole('main').getByText(/^#\d+$/);
  await expect(numbers).toHaveText([`#${second.orderId}`, `#${first.orderId}`]);
  await axe(page, { all: true });

  await test.step('the date turns the order of the list', async () => {
    await page.getByRole('button', { name: /^Order Date/ }).click();
    await expect(numbers).toHaveText([`#${first.orderId}`, `#${second.orderId}`]);
    await page.getByRole('button', { name: /^Order Date/ }).click();
    await expect(numbers).toHaveText([`#${second.orderId}`, `#${first.orderId}`]);
  });

  await test.step('a sort that is tapped while a search waits for the end of the typing is not lost', async () => {
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('');
    await page.getByRole('button', { name: /^Order Date/ }).click();
    await expect(page).toHaveURL('/admin/orders?order=asc');
    await page.getByRole('searchbox', { name: 'Search orders' }).fill(lastName);
    await page.getByRole('button', { name: /^Order Date/ }).click();
    await expect(page).toHaveURL(`/admin/orders?q=${lastName}`);
    await expect(numbers).toHaveText([`#${second.orderId}`, `#${first.orderId}`]);
  });

  await test.step('the pencil makes status and payment editable, with Escape as the way back', async () => {
    const pencil = page.getByRole('button', { name: `Edit status of order ${first.orderId}` });
    await pencil.click();
    await expect(
      page.getByRole('combobox', { name: `Order Status of order ${first.orderId}` }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pencil).toBeVisible();
    await pencil.click();
    const settle = async (look: () => Promise<void>) => {
      await page
        .getByRole('combobox', { name: `Order Status of order ${first.orderId}` })
        .selectOption('delivered');
      await page
        .getByRole('combobox', { name: `Payment Status of order ${first.orderId}` })
        .selectOption('received');
      await look();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(`Order #${first.orderId}: delivered, received`)).toBeVisible();
      await expect(badge(page, /^delivered/)).toBeVisible();
    };
    await settle(() => axe(page, { all: true }));
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(badge(page, /^delivered/)).toBeHidden();
    expect(await orderNow(shop, first)).toMatchObject({ status: 'pending', paymentStatus: 'pending' });
    await pencil.click();
    await settle(() => Promise.resolve());
    expect(await orderNow(shop, first)).toMatchObject({ status: 'delivered', paymentStatus: 'received' });
  });

  await test.step('Filter By sorts by name or price, as its two choices say', async () => {
    const filterBy = page.getByRole('combobox', { name: 'Filter By' });
    await expect(filterBy.getByRole('option')).toHaveText(['Order Date', 'name', 'price']);
    await filterBy.selectOption('price');
    await expect(page).toHaveURL(/sortBy=totalAmount/);
    await filterBy.selectOption('name');
    await expect(page).toHaveURL(/sortBy=name/);
    await filterBy.selectOption('Order Date');
    await expect(page).not.toHaveURL(/sortBy/);
  });

  await test.step('the filters beside it show only what is asked for', async () => {
    await page.locator('summary', { hasText: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'Payment Status' }).selectOption('received');
    await expect(numbers).toHaveText([`#${first.orderId}`]);
    await page.getByRole('combobox', { name: 'Order Status' }).selectOption('pending');
    await expect(page.getByText('No order is like that.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(numbers).toHaveCount(2);
    // Typed digit by digit, in whatever order the browser asks for day and month.
    await page.getByLabel('To', { exact: true }).pressSequentially('01012020');
    await expect(page.getByText('No order is like that.')).toBeVisible();
    await expect(page).toHaveURL(/[?&]to=2020-01-01$/);
  });
});

test('ten orders stand on a page, and several that are chosen move at once @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [goods, lastName] = [await addProduct(shop, { stock: 40 }), newName()];
  // Nobody new has more than five orders open.
  const shoppers = [await shop.signUp(), await shop.signUp(), await shop.signUp()];
  for (let placed = 0; placed < 11; placed += 1)
    await orderAs(shop, shoppers[placed % shoppers.length]!, { goods, lastName });
  await enterAs(page, shop.owner, `/admin/orders?q=${lastName}`);
  const ticks = page.getByRole('checkbox', { name: /^Choose order \d+$/ });
  await expect(ticks).toHaveCount(10);
  await expect(page.getByRole('columnheader')).toHaveText([
    '',
    'Order Id',
    'Order Date',
    'Items',
    'totalAmount',
    'totalItems',
    'Shipping Address',
    'Order Status',
    'Payment Status',
  ]);
  const pages = page.getByRole('navigation', { name: 'Pages of orders' });
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(ticks).toHaveCount(1);
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(ticks).toHaveCount(10);

  for (const at of [0, 1, 2]) await ticks.nth(at).check();
  const bar = page.getByRole('region', { name: 'Chosen orders' });
  await expect(bar.getByText('3 orders chosen')).toBeVisible();
  await axe(page, { all: true });
  await bar.getByRole('combobox').selectOption('cancelled');
  await bar.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('3 orders now cancelled.')).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await stockOf(shop, goods)).toBe(32);
});

/** Two choices before the page is drawn anew. */
async function chooseAtOnce(page: Page, choices: Record<string, string>): Promise<void> {
  const selects = await Promise.all(
    Object.entries(choices).map(async ([name, value]) => ({
      select: await page.getByRole('combobox', { name }).elementHandle(),
      value,
    })),
  );
  await page.evaluate((all) => {
    for (const { select, value } of all) {
      (select as HTMLSelectElement).value = value;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, selects);
}

test('the order’s own page calls, writes, prints and takes the next step @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const [asha, goods, lastName] = [await shop.signUp(), await addProduct(shop), newName()];
  const placed = await orderAs(shop, asha, { goods, lastName, quantity: 3 });
  await enterAs(page, shop.owner, `/admin/orders/${placed._id}`);
  await expect(page.getByRole('heading', { name: `Order #${placed.orderId}` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:9876543210');
  const chat = new URL((await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
  expect(chat.origin + chat.pathname).toBe('https://wa.me/919876543210');
  expect(chat.searchParams.get('text')).toContain(`order #${placed.orderId}`);
  await axe(page, { all: true });

  await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('pending to dispatched')).toBeVisible();
  await expect(page.getByText(`Order #${placed.orderId}: dispatched`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(timeline.getByText('dispatched to pending')).toBeVisible();
  await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('button', { name: /^Delivered, ₹\d+ received$/ }).click();
  await expect(timeline.getByText('dispatched to delivered')).toBeVisible();
  await expect(timeline.getByText('Payment: received')).toBeVisible();
  expect(await orderNow(shop, placed)).toMatchObject({ status: 'delivered', paymentStatus: 'received' });

  await test.step('slip and bill fit A4 and the roll of a receipt printer', async () => {
    await page.getByRole('link', { name: 'Packing slip' }).click();
    await expect(
      page.getByRole('article', { name: `Packing slip of order ${placed.orderId}` }),
    ).toContainText('3 kg');
    await chooseAtOnce(page, { Document: 'bill', Paper: '80mm' });
    const bill = page.getByRole('article', { name: `Bill of order ${placed.orderId}` });
    await expect(bill).toContainText(goods.title);
    await axe(page, { all: true });
    await page.emulateMedia({ media: 'print' });
    await expect(bill).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('combobox', { name: 'Paper' })).toBeHidden();
  });
});

test('what another device changed appears by itself, and nobody overwrites it unseen @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
}) => {
  const [asha, goods, lastName] = [await shop.signUp(), await addProduct(shop), newName()];
  const placed = await orderAs(shop, asha, { goods, lastName });
  const packer = await hireStaff(shop, ['packer', 'counter']);
  await enterAs(page, shop.owner, `/admin/orders?q=${lastName}`);
  await expect(badge(page, /^pending$/).first()).toBeVisible();
  const phone = await otherDevice();
  await enterAs(phone, packer, `${shop.url}/admin/orders/${placed._id}`);
  await phone.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await expect(badge(page, /^dispatched$/)).toBeVisible({
    timeout: 20_000,
  });
  await orderAs(shop, asha, { goods, lastName });
  await expect(page.getByText('2 orders', { exact: true })).toBeVisible({ timeout: 20_000 });
});
