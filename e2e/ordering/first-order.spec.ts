import { addProduct } from '../support/goods.ts';
import { countingHands } from '../support/hands.ts';
import { addRounds, addVillage, deleteVillages, type Village } from '../support/rounds.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

const say = saidIn('hi');
const villages: Village[] = [];
test.afterEach(({ shop }) => deleteVillages(shop, villages.splice(0)));

test('from an empty browser on Home to a placed order: 11 taps and 29 characters; then two taps and none @phone', async ({
  page,
  shop,
  axe,
}) => {
  test.slow();
  const to = await addVillage(shop, 'रामपुर');
  villages.push(to);
  await addRounds(shop, to, [20, 20]);
  const { done, tap, type, aside, tellPace } = countingHands();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const phone = `98${String(Date.now()).slice(-8)}`;

  await page.goto('/hi/');
  await tap(page.getByRole('button', { name: say('shop.place.ask') }).filter({ visible: true }));
  await tap(dialog.getByRole('button', { name: `रामपुर ${to.pincode}` }));
  await expect(dialog).toHaveCount(0);

  const first = page.getByRole('article').filter({ visible: true }).first();
  await tap(first.getByRole('link', { name: new RegExp(say('shop.cart.loginToAdd')) }));
  const goods = page.getByRole('region', { name: say('account.wanted.label') });
  await expect(goods).toContainText('₹');
  await tap(goods.getByRole('link', { name: say('account.signup.title') }));
  await expect(goods.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel(say('account.field.email'))).toHaveCount(0);
  await type(page.getByLabel(say('account.field.name'), { exact: true }), 'सुनीता देवी');
  await type(page.getByLabel(say('account.field.phone')), phone);
  await expect(page.getByText(say('account.password.ruleFirst'))).toBeVisible();
  await type(page.getByLabel(say('account.field.password'), { exact: true }), 'sunita12');
  await aside(() => axe(page));
  await tap(main.getByRole('button', { name: say('account.signup.title') }));
  await expect(dialog.getByRole('region', { name: say('account.wanted.label') })).toBeVisible();
  await aside(() => axe(page));
  const onwards = dialog.getByRole('link', { name: say('account.signup.toCheckout') });
  await aside(async () => {
    // The toast says the same, and covers neither way on.
    const [link, toast] = [await onwards.boundingBox(), await page.locator('.Toastify__toast').boundingBox()];
    expect(link!.y + link!.height).toBeLessThanOrEqual(toast!.y);
  });
  await tap(onwards);

  await expect(page.getByLabel(say('account.address.firstName'))).toHaveValue('सुनीता');
  await expect(main.getByText(`रामपुर, ${to.pincode}`)).toBeVisible();
  await expect(page.getByRole('button', { name: say('account.checkout.changePlace') })).toBeVisible();
  await expect(page.getByLabel(say('account.address.colony'))).toHaveValue('रामपुर');
  await aside(() => axe(page));
  await tap(main.getByRole('button', { name: say('account.near.temple') }));
  await tap(page.getByRole('button', { name: say('account.checkout.place') }));
  await expect(page.getByRole('heading', { name: say('account.order.thanks') })).toBeVisible();
  await expect(main.getByText(say('account.near.temple'))).toBeVisible();
  expect(done).toEqual({ taps: 11, characters: 29 });
  tellPace();

  await page.goto('/hi/profile');
  const saved = page.getByRole('button', {
    name: say('account.address.editIt', { name: 'सुनीता देवी', street: 'रामपुर' }),
  });
  await expect(saved).toHaveCount(1);
  await expect(main.locator('address')).toContainText(say('account.near.temple'));

  await page.goto('/hi/');
  await first.getByRole('button').first().click();
  const again = countingHands();
  await page.getByRole('button', { name: say('shop.cart.view') }).click();
  await again.tap(dialog.getByRole('link', { name: say('account.cart.checkout') }));
  await expect(main.getByText('सुनीता देवी')).toBeVisible();
  // The first order is not packed yet: the goods may come with it.
  const add = page.getByRole('button', { name: say('account.adding.submit') });
  await again.tap(add);
  await expect(add).toHaveCount(0);
  expect(again.done).toEqual({ taps: 2, characters: 0 });
  await page.goto('/hi/profile');
  await expect(saved).toHaveCount(1);
});

test('goods tapped by a guest stay named through sign-up and a known phone’s login, unless she leaves them out @phone', async ({
  page,
  shop,
  expectErrors,
}) => {
  expectErrors(/409 \(Conflict\)/);
  const mango = await addProduct(shop, { title: 'Mulgoba' });
  const potato = await addProduct(shop, {
    title: 'Potato',
    price: 24,
    soldBy: 'weight',
    least: 0.25,
    step: 0.05,
  });
  const rice = await addProduct(shop, { title: 'Rice', price: 60 });
  const phone = `97${String(Date.now()).slice(-8)}`;
  const account = { name: 'Asha', phone, noEmail: true, password: 'Mangoes-2026' };
  await shop.call({ method: 'POST', path: '/api/auth/signup', body: account });

  const goods = page.getByRole('region', { name: 'What goes into your cart' });
  for (const { _id, title } of [mango, potato, rice]) {
    await page.goto(`/shop/${_id}`);
    await page.getByRole('link', { name: 'Please Login to Add', exact: true }).first().click();
    await expect(goods).toContainText(title);
  }
  const lines = goods.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(1)).toContainText(/Potato.*(500 g|1 kg|250 g)/);
  await goods.getByRole('button', { name: `Leave out ${rice.title}` }).click();
  await goods.getByRole('link', { name: 'Sign Up' }).click();
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('Mangoes-2026');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText(/This phone number already has an account/)).toBeVisible();
  await page.getByRole('link', { name: `Log in with ${phone}` }).click();
  await expect(page.getByLabel('Email')).toHaveValue(phone);
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Password', { exact: true }).fill('Mangoes-2026');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/shop/${rice._id}`);
  await page.getByRole('button', { name: 'Cart, 2 items' }).first().click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByText(mango.title)).toBeVisible();
  await expect(cart.getByText(potato.title)).toBeVisible();
  await expect(cart.getByText(rice.title)).toHaveCount(0);
});
