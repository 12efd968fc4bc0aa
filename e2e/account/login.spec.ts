import { order, addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('personal pages send a guest to the login, in her language, and back; guest pages send a shopper home @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  for (const path of ['/profile', '/checkout', '/my-order', '/order-success/1', '/my-order/1/bill']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(path)}`);
  }
  await page.goto('/hi/checkout');
  await expect(page).toHaveURL('/hi/login?returnTo=%2Fcheckout');
  await page.goto('/login?returnTo=/my-order');
  await page.getByRole('main').getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByLabel('Remember Me').uncheck();
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/my-order');
  // Without Remember Me the session ends with the browser: it is in the session's storage only.
  await expect
    .poll(() => page.evaluate(() => [Object.keys(localStorage), 'userData' in sessionStorage]))
    .toEqual([['knownDevice'], true]);
  await enterAs(page, asha);
  for (const path of ['/login', '/signup', '/forgot-password', '/reset-password']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('a wrong password is told under the form, which keeps what was typed @phone', async ({
  page,
  shop,
  expectErrors,
  axe,
}) => {
  expectErrors(/401 \(Unauthorized\)/);
  const asha = await shop.signUp();
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await main.getByLabel('Email').fill(asha.email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Wrong-1234');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await expect(password).toHaveValue('Wrong-1234');
  await axe(page);
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await expect(page.getByText('Google sign-in is not set up')).toBeVisible();
});

test('signing out on a shared phone leaves nothing behind, not even for the Back button @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  await order(shop, asha, await addProduct(shop));
  await enterAs(page, asha, '/my-order');
  await expect(page.getByRole('article')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    /userData|Asha|token|example\.com/,
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(asha.email)).toHaveCount(0);
  const { status } = await shop.call({ path: '/api/users/user', token: asha.token });
  expect(status).toBe(401);
});

test('Remember Me is ticked at first, and a new tab stays signed in; the owner lands at work @phone', async ({
  page,
  shop,
  context,
}) => {
  const asha = await shop.signUp();
  const logIn = async (email: string, password: string): Promise<void> => {
    await page.goto('/login');
    await expect(page.getByLabel('Remember Me')).toBeChecked();
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  };
  await logIn(asha.email, asha.password);
  await expect(page).toHaveURL('/');
  const tab = await context.newPage();
  await tab.goto('/my-order');
  await expect(tab.getByText('You do not have Order yet from the store')).toBeVisible();
  await test.step('on a phone her first letter stands in the head, and its menu begins with her name', async () => {
    await tab.getByRole('banner').getByRole('button', { name: asha.name }).click();
    await expect(tab.getByText(asha.name, { exact: true }).last()).toBeVisible();
    await tab
      .getByRole('navigation', { name: 'Your account' })
      .getByRole('button', { name: 'Sign out' })
      .last()
      .click();
    await expect(tab).toHaveURL('/');
  });
  await logIn(shop.owner.email, shop.owner.password);
  await expect(page).toHaveURL('/dashboard');
});

test('the login names the goods that a guest tapped, and puts them into the cart @phone', async ({
  page,
  shop,
  axe,
}) => {
  const asha = await shop.signUp();
  const rice = await addProduct(shop, { title: 'Rice, everyday', price: 48, unit: 'kg', soldBy: 'weight' });
  await page.goto(`/shop?q=${encodeURIComponent(rice.title)}`);
  await page.getByRole('link', { name: new RegExp(`^\\+ .*${rice.title}`) }).click();
  const wanted = page.getByRole('region', { name: 'What goes into your cart' });
  await expect(wanted).toContainText(`${rice.title}, 500 g, ₹24`);
  await expect(wanted).toContainText('Log in, and it is in your cart.');
  await axe(page);
  await test.step('the way to sign up stands beside it, and names them, too', async () => {
    await wanted.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/signup/);
    await expect(wanted).toContainText(`${rice.title}, 500 g, ₹24`);
    await page.reload();
    await expect(wanted).toContainText(`${rice.title}, 500 g, ₹24`);
    await page.goBack();
  });
  await page.getByRole('main').getByLabel('Email').fill(asha.email);
  await page.getByLabel('Password', { exact: true }).fill(asha.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/shop/${rice._id}`);
  await expect(page.getByText('Added to cart!')).toBeVisible();
});
