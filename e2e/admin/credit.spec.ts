import { hireStaff, newName, orderAs, orderNow } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('half of it came spoiled: credit in Hindi though the network fails, and she reads why @phone', async ({
  page,
  context,
  shop,
  enterAs,
  otherDevice,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  await page.setViewportSize({ width: 360, height: 740 });
  const [asha, goods] = [await shop.signUp(), await addProduct(shop, { price: 90.4, stock: 10 })];
  const placed = await orderAs(shop, asha, { goods, quantity: 2, lastName: newName() });
  const path = `/api/orders/${placed._id}`;
  const { token } = shop.owner;
  await shop.call({ method: 'PATCH', path, token, body: { status: 'delivered', paymentStatus: 'received' } });
  const clerk = await hireStaff(shop, ['packer', 'counter']);
  await enterAs(page, clerk, `/hi/admin/orders/${placed._id}`);
  const dialog = page.getByRole('dialog');

  await test.step('the line is ticked, one of two is typed, and what follows stands there', async () => {
    await page.getByRole('button', { name: 'बिल में से घटाएँ' }).click();
    await dialog.getByRole('checkbox', { name: goods.title }).check();
    await dialog.getByLabel('कितना (×)').fill('1');
    await expect(dialog.getByLabel('कितने रुपये घटाएँ')).toHaveValue('90.4');
    await expect(dialog).toContainText('₹89.60 लौटाने हैं');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await axe(page);
  });

  await test.step('without a network it says so and keeps what was typed; then it is given once', async () => {
    const give = dialog.getByRole('button', { name: '₹90.40 घटाएँ' });
    await context.setOffline(true);
    await give.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('कितना (×)')).toHaveValue('1');
    await context.setOffline(false);
    await give.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText('क्रेडिट नोट');
    await axe(page);
  });
  expect(await orderNow(shop, placed)).toMatchObject({ credited: 90.4, giveBack: 89.6, due: 0 });

  const phone = await otherDevice();
  await phone.setViewportSize({ width: 360, height: 740 });
  await test.step('she reads on her order what was taken off, and why', async () => {
    await enterAs(phone, asha, `/hi/my-order/${placed._id}`);
    const bill = phone.getByRole('region', { name: 'ऑर्डर का सामान' });
    await expect(bill).toContainText('आपके बिल में से घटाया गया');
    await expect(bill).toContainText('सामान खराब निकला');
    await axe(phone);
  });

  await test.step('it was a mistake, and is taken back by a further row', async () => {
    await page.getByRole('button', { name: 'गलती से लिखा' }).first().click();
    await expect(page.getByRole('main')).toContainText('एंट्री हटाई');
  });
  expect(await orderNow(shop, placed)).toMatchObject({
    credited: 0,
    giveBack: 0,
    credits: [{ isUndone: true }],
  });
});

test('a wrong price and a part of the delivery are credited on a laptop, the bill says so, and the money is given back @desktop', async ({
  page,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/status of 422/);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [asha, goods] = [await shop.signUp(), await addProduct(shop, { price: 90 })];
  const placed = await orderAs(shop, asha, { goods, lastName: newName() });
  const path = `/api/orders/${placed._id}`;
  const body = { status: 'delivered', paymentStatus: 'received' };
  await shop.call({ method: 'PATCH', path, token: shop.owner.token, body });
  await enterAs(page, shop.owner, `/admin/orders/${placed._id}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Give credit' }).click();
  await dialog.getByText('Price was wrong').click();
  await dialog.getByRole('checkbox', { name: goods.title }).check();
  await dialog.getByLabel('Take off (₹)').fill('91');
  await dialog.getByRole('button', { name: 'Take off ₹91' }).click();
  await expect(dialog.getByRole('alert')).toContainText('At most ₹90 can be credited');
  await dialog.getByLabel('Take off (₹)').fill('15');
  // It came late, too: a part of the delivery goes off with it.
  await dialog.getByRole('checkbox', { name: /^Delivery/ }).check();
  await dialog.getByLabel('Take off (₹)').last().fill('5.50');
  await axe(page);
  await dialog.getByRole('button', { name: 'Take off ₹20.50' }).click();
  await expect(page.getByRole('button', { name: 'Give back ₹20.50' })).toBeVisible();
  expect(await orderNow(shop, placed)).toMatchObject({ credited: 20.5, creditedDelivery: 5.5, subtotal: 75 });
  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('The price was wrong');
  await expect(page.getByRole('main')).toContainText('−₹20.50');
  const { shipping } = await orderNow(shop, placed);
  await expect(page.getByRole('main')).toContainText(`₹${shipping + 5.5}`);
});
