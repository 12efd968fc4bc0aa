import type { Order } from '#orders/order.ts';
import { fillAddress, order, orderThatCame, ordersOf, putIntoCart, addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('a newcomer signs up on the way to a mango, orders it with cash, and finds the order again @phone', async ({
  page,
  shop,
  axe,
}) => {
  test.slow();
  const mango = await addProduct(shop, { price: 90 });

  await test.step('a guest who wants to add is asked to log in', async () => {
    await page.goto(`/shop/${mango._id}`);
    await page.getByRole('link', { name: 'Please Login to Add', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  });

  await test.step('what the shop keeps, why, and where to complain stands folded below the form', async () => {
    await expect(page.getByText('By signing up you say that you are 18 or older.')).toBeVisible();
    const notice = page.getByText('What we keep about you, and why');
    await notice.click();
    for (const said of ['Only if you say yes.', 'Data Protection Board of India', 'Whom to ask'])
      await expect(page.getByText(said)).toBeVisible();
    await axe(page);
    await notice.click();
  });

  await test.step('what was tapped stands on top, the button under the thumb, and little leads away', async () => {
    const wanted = page.getByRole('region', { name: 'What goes into your cart' });
    await expect(wanted).toContainText(`${mango.title}`);
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeInViewport();
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
  });

  const email = `asha.${mango._id.slice(-8)}@example.com`;
  await test.step('each field says what is missing, and keeps what was typed', async () => {
    const signUp = page.getByRole('button', { name: 'Sign Up' });
    await page.getByRole('button', { name: 'Add an e-mail address' }).click();
    await signUp.click();
    for (const message of [
      'Name is required',
      'Email is required',
      'Phone is required',
      'Password is required',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await axe(page);
    await page.getByLabel('Name').fill('Asha Rao');
    await expect(page.getByText('Name is required')).toBeHidden();
    await page.getByLabel('Email').last().fill('asha at home');
    await page.getByLabel('Phone').fill('98765');
    await signUp.click();
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(page.getByText('Phone number must be at least 10 digits')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao');
  });

  await test.step('signing up shows the success dialog', async () => {
    await page.getByRole('main').getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('9876543210');
    await page.getByLabel('Password', { exact: true }).fill('Mangoes-2026');
    await page.route('**/api/auth/signup', async (route) => {
      await expect(page.getByRole('button', { name: 'Registering...' })).toBeVisible();
      await route.continue();
    });
    await page.getByRole('button', { name: 'Sign Up' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'User Created Successfully!' })).toBeVisible();
    await expect(page).toHaveURL(/\/signup\/usercreatedsuccessfully/);
    await axe(page);
    await dialog.getByRole('link', { name: 'Login' }).click();
  });

  await test.step('its Login signs in without typing, back at the product, with it added', async () => {
    await expect(page).toHaveURL(`/shop/${mango._id}`);
    await expect(page.getByText('Added to cart!')).toBeVisible();
  });

  await test.step('the cart leads to the checkout, which wants an address', async () => {
    await page.getByRole('button', { name: /^Cart/ }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { name: 'Shipped to below Address' })).toBeVisible();
    await page.getByLabel('First Name').fill('');
    await page.getByLabel('Last Name').fill('');
    await page.getByLabel('Phone number').fill('');
    await page.getByRole('button', { name: 'Place Order' }).click();
    for (const message of [
      'First Name is required',
      'Last Name is required',
      'Phone number is required',
      'colony  is required',
      'landmark  is required',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await axe(page);
    await page.getByLabel('Pincode').fill('411001');
    await expect(page.getByLabel('District')).toHaveValue('Pune');
    await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
    await fillAddress(page);
    await expect(page.getByText('is required')).toHaveCount(0);
    await expect(page.getByLabel('Cash on delivery')).toBeChecked();
  });

  await test.step('quantity, subtotal, shipping and total come from the shop', async () => {
    const less = page.getByRole('button', { name: `One less of ${mango.title}` });
    await expect(less).toBeDisabled();
    await page.getByRole('button', { name: `One more of ${mango.title}` }).click();
    await expect(less).toBeEnabled();
    const figures = page.getByRole('definition');
    await expect(figures.filter({ hasText: '₹180' })).toBeVisible();
    await expect(figures.filter({ hasText: /^₹20$/ })).toBeVisible();
    await expect(figures.filter({ hasText: '₹200' })).toBeVisible();
  });

  await test.step('the order is placed, thanked for, and still there after a reload', async () => {
    await page.getByRole('button', { name: 'Place Order' }).click();
    const thanks = page.getByRole('heading', { name: 'Order Successful! Thank you for your order!' });
    await expect(thanks).toBeVisible();
    await expect(page.getByText('Order Placed Successfully!')).toBeVisible();
    await axe(page);
    await page.reload();
    await expect(thanks).toBeVisible();
    await expect(page.getByText('Nehru Nagar, house 12')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cart/ }).first()).toHaveAccessibleName('Cart');
  });

  await test.step('my orders show it', async () => {
    await page.getByRole('link', { name: 'My Orders' }).first().click();
    const card = page.getByRole('article');
    await expect(card).toHaveCount(1);
    await expect(card).toContainText(mango.title);
    await expect(card).toContainText('₹200');
    await expect(card).toContainText('pending');
    await expect(card).toContainText('Sweet and ripe.');
    await card.getByText('Details and timeline').click();
    await expect(card.getByText('Order placed')).toBeVisible();
    await axe(page);
  });
});

test('after a reload of the success dialog its Login leads to the login page, which knows the e-mail @phone', async ({
  page,
  shop,
}) => {
  const mango = await addProduct(shop, { price: 90 });
  const email = `reload.${mango._id.slice(-8)}@example.com`;
  await page.goto(`/signup?returnTo=/shop/${mango._id}&add=${mango._id}`);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByRole('button', { name: 'Add an e-mail address' }).click();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('9876543210');
  await page.getByLabel('Password', { exact: true }).fill('Mangoes-2026');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // What was typed is in the page's memory, not on the device.
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('Mangoes-2026');
  await page.reload();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill('Mangoes-2026');
  await page.getByLabel('Remember Me').check();
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/shop/${mango._id}`);
  await expect(page.getByText('Added to cart!')).toBeVisible();
});

test('a returning shopper orders in two taps from the cart @phone', async ({ page, shop, enterAs }) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop);
  await orderThatCame(shop, asha, mango);
  await putIntoCart(shop, asha, mango, 2);
  await enterAs(page, asha);
  await page.getByRole('button', { name: /^Cart/ }).first().click();

  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('button', { name: 'Place Order' }).click();

  await expect(page.getByRole('heading', { name: /Order Successful!/ })).toBeVisible();
  expect(await ordersOf(shop, asha)).toHaveLength(2);
});

test('the shopper sees where the order is: dispatched, then delivered with the day @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const placed = await order(shop, asha, await addProduct(shop));
  const move = async (status: string) => {
    const path = `/api/orders/${placed._id}`;
    const { body } = await shop.call<Order>({ path, token: shop.owner.token });
    const answer = await shop.call({
      method: 'PATCH',
      path,
      token: shop.owner.token,
      body: { ...body, status },
    });
    expect(answer.status).toBe(200);
  };
  await enterAs(page, asha, '/my-order');
  const card = page.getByRole('article');
  await expect(card.getByText('pending', { exact: true })).toBeVisible();
  await move('dispatched');
  await page.reload();
  await expect(card.getByText('dispatched', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await move('delivered');
  await page.reload();
  await expect(card.getByText(/^Delivered on \d{1,2} \w{3} \d{4}$/)).toBeVisible();
  await card.getByText('Details and timeline').click();
  await expect(card.getByText('On its way')).toBeVisible();
  await axe(page);
});

test('without an order and with an empty cart the screens say so @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await enterAs(page, await shop.signUp(), '/my-order');
  await expect(page.getByText('You do not have Order yet from the store')).toBeVisible();
  await axe(page);
  await page.goto('/checkout');
  await expect(page.getByText('Your cart is Empty Please add items to your cart.')).toBeVisible();
  const offered = page.getByRole('region', { name: 'Daily needs' }).getByRole('article');
  await expect(offered).toHaveCount(6);
  await axe(page);
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/checkout');
  await offered.first().getByRole('button', { name: /^Add/ }).click();
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeVisible();
});

test('an order that is not the shopper’s own leads home @phone', async ({
  page,
  shop,
  enterAs,
  expectErrors,
}) => {
  expectErrors(/404 \(Not Found\)/);
  const foreign = await order(shop, await shop.signUp({ name: 'Ravi' }), await addProduct(shop));
  await enterAs(page, await shop.signUp(), `/order-success/${foreign._id}`);
  await expect(page).toHaveURL('/');
});
