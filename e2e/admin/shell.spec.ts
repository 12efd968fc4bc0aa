import { hireStaff, isPhone, newName, orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { tokenFor } from '../support/people.ts';
import { expect, test } from '../support/shop.ts';

const SIDEBAR = [
  ['Home', '/'],
  ['Dashboard', '/dashboard'],
  ['Products', '/admin/products'],
  ['Add Product', '/admin/addproducts'],
  ['Orders', '/admin/orders'],
  ['Customers', '/customers'],
  ['Customer Details', '/customer-details'],
  ['Setting', '/settings'],
  ['Teams', '/team'],
];

test('a guest who opens a page of the back office logs in and comes where they were going @phone', async ({
  page,
  shop,
}) => {
  await page.goto('/admin/orders?status=pending');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Forders%3Fstatus%3Dpending$/);
  await page.getByLabel('Email').fill(shop.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(shop.owner.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?status=pending$/);
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
});

test('a shopper is sent to the shop from the back office, and no page asks for anything first @desktop', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  await enterAs(page, asha);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(admin|orders\/all|products\/admin|auth\/(user|staff|team))/.test(pathname))
      asked.push(pathname);
  });
  for (const path of ['/dashboard', '/admin/orders', '/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${shop.url}/`);
  }
  expect(asked).toEqual([]);
});

test('the owner finds every part by the sidebar, is greeted by name and told the day', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  // A login of its own: signing out ends it, and other tests need the owner's.
  await enterAs(page, { ...shop.owner, ...(await tokenFor(shop.url, shop.owner)) }, '/admin/orders');
  await expect(page.getByRole('banner')).toContainText('Hello, ');
  await expect(page.getByRole('banner')).toContainText(/day, \d{1,2} [A-Z][a-z]{2} \d{4}/);
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  const links = sidebar.getByRole('list').first().getByRole('link');
  await expect
    .poll(() =>
      links.evaluateAll((all) =>
        all.map((link) => [link.querySelector('span')?.textContent, link.getAttribute('href')]),
      ),
    )
    .toEqual(SIDEBAR);
  await axe(page, { all: true });
  if (!isPhone(page)) {
    const { body } = await shop.call<{ name: string }>({ path: '/api/shop/settings' });
    await expect(page.getByRole('complementary').getByText(body.name, { exact: true })).toBeVisible();
    await expect.poll(async () => (await page.getByRole('complementary').boundingBox())?.width).toBe(256);
  }
  await sidebar.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: /your menu$/ }).click();
  await expect(page.getByRole('link', { name: 'Your Profile' })).toHaveAttribute('href', '/profile');
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  await axe(page, { all: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Your Profile' })).toBeHidden();
  await page.getByRole('button', { name: /your menu$/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toBeNull();
});

test('while the first page waits on a slow network, the owner already goes elsewhere @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/orders/all*', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await enterAs(page, shop.owner, '/admin/orders');
  await expect(page.getByRole('banner')).toContainText('Hello, ');
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  answered.resolve();
});

test('staff see the part that they were given and no other @desktop', async ({ page, shop, enterAs }) => {
  const packer = await hireStaff(shop, ['packer', 'counter']);
  await enterAs(page, packer, '/dashboard');
  await expect(page).toHaveURL(/\/admin\/orders\/queue$/);
  if (isPhone(page)) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual([
      '/',
      '/admin/orders',
      '/admin/new-order',
      '/admin/complaints',
      '/admin/alarm',
      '/admin/rides',
      '/admin/cash',
    ]);
  await page.goto('/team');
  await expect(page).toHaveURL(`${shop.url}/`);
});

test('a new order rings the bell by itself, also after the line was down, until somebody looks @phone', async ({
  page,
  context,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  const [asha, goods, lastName] = [await shop.signUp(), await addProduct(shop), newName()];
  // Someone else's account would have seen other tests' orders as new; this one begins by looking.
  const packer = await hireStaff(shop, ['packer', 'counter']);
  await enterAs(page, packer, '/admin/orders');
  const bell = page.getByRole('button', { name: /^Notifications:/ });
  await bell.click();
  await expect(page.getByText('New things appear here by themselves.')).toBeVisible();
  await expect(bell).toHaveAccessibleName(/^Notifications: 0 new orders/);
  await page.keyboard.press('Escape');

  const first = await orderAs(shop, asha, { goods, lastName });
  await expect(bell).toHaveAccessibleName(/[1-9]\d* new order/);
  await bell.click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: new RegExp(`^#${first.orderId} Asha ${lastName}`) }),
  ).toBeVisible();
  await axe(page, { all: true });
  await expect(bell).toHaveAccessibleName(/^Notifications: 0 new orders/);
  await page.getByRole('button', { name: /^Ring for new orders/ }).click();
  await expect(page.getByRole('button', { name: /^Ring for new orders/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await context.setOffline(true);
  await expect(page.getByText('No connection to the shop: this may be old.')).toBeVisible({
    timeout: 30_000,
  });
  const second = await orderAs(shop, asha, { goods, lastName });
  await context.setOffline(false);
  await expect(
    page.getByRole('banner').getByRole('link', { name: new RegExp(`^#${second.orderId} `) }),
  ).toBeVisible({
    timeout: 30_000,
  });
});

test('on a keyboard two keys lead anywhere, and whoever needs it switches them off @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await enterAs(page, shop.owner, '/admin/orders');
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('go');
  await expect(page.getByRole('searchbox')).toHaveValue('go');
  await page.getByRole('heading', { name: 'Products' }).click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Add Products')).toBeVisible();
  await axe(page, { all: true });
  await list.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/admin\/products/);
});

const UNKNOWN =
  'OOPS!Page not foundSorry, we couldn’t find the page you’re looking for.Go back homeContact support';

test('an address of what is not there says so, and leads back to the list @phone', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/404 \(Not Found\)/);
  for (const [address, says, back, list] of [
    ['/admin/products/nosuch', UNKNOWN, 'All products', '/admin/products'],
    ['/admin/nosuch', UNKNOWN, 'Dashboard', '/dashboard'],
    [
      '/customer-details?id=00000000-0000-7000-8000-000000000000',
      /no such account/i,
      'All customers',
      '/customers',
    ],
    ['/admin/orders/nosuch', 'There is no such order.', 'All orders', '/admin/orders'],
  ] as const)
    await test.step(address, async () => {
      await enterAs(page, shop.owner, address);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(says);
      if (says !== UNKNOWN || back === 'Dashboard') await axe(page, { all: true });
      await page.getByRole('alert').getByRole('link', { name: back }).click();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
    });
});
