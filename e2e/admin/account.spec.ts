import type { Khata } from '#orders/khata/khata.ts';
import { newName, orderAs } from '../support/back-office.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('an order goes on the account, and money is taken against it though the network fails, in Hindi @phone', async ({
  page,
  context,
  shop,
  enterAs,
  expectErrors,
  axe,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/);
  const [fatima, goods] = [
    await shop.signUp({ name: 'Fatima Bi' }),
    await addProduct(shop, { price: 590.4 }),
  ];
  const placed = await orderAs(shop, fatima, { goods, lastName: newName() });
  const { _id } = fatima.user;
  await enterAs(page, shop.owner, `/hi/admin/accounts/${_id}`);
  const account = page.getByRole('region', { name: 'खाते में बाकी' });
  const dialog = page.getByRole('dialog');

  await test.step('the owner lends her 2,000 and brings the paper book over', async () => {
    await account.getByRole('button', { name: 'खाता खोलें' }).click();
    await dialog.getByLabel('Fatima Bi पर ज़्यादा से ज़्यादा बाकी').fill('2000');
    await dialog.getByRole('button', { name: 'सेव करें' }).click();
    await account.getByRole('button', { name: 'पुरानी कॉपी से लाएँ' }).click();
    await dialog.getByLabel('रकम').fill('866');
    await dialog.getByRole('button', { name: 'सेव करें' }).click();
    await expect(account).toContainText('₹866');
    await expect(account).toContainText('₹2,000 में से');
  });

  await test.step('her order is put on it where money is taken', async () => {
    await page.goto(`/hi/admin/orders/${placed._id}`);
    const money = page.getByRole('region', { name: 'पैसे का हिसाब' });
    await money.getByRole('button', { name: 'पैसे लें' }).click();
    await dialog.getByText('खाते में लिखें').click();
    await dialog.getByRole('button', { name: 'पैसे मिल गए' }).click();
    await expect(money).toContainText('खाते में लिखा');
  });

  await test.step('without a network what was typed stays, and is taken once when it is back', async () => {
    await page.goto(`/hi/admin/accounts/${_id}`);
    await account.getByRole('button', { name: 'पैसे लें' }).click();
    for (const key of ['5', '0', '0']) await dialog.getByRole('button', { name: key, exact: true }).click();
    const take = dialog.getByRole('button', { name: '₹500 लिए: नकद' });
    await context.setOffline(true);
    await take.click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await axe(page);
    await context.setOffline(false);
    await take.click();
    await expect(dialog).toBeHidden();
    await expect(account).toContainText('− ₹500');
  });
  const khata = await shop.call<Khata>({ path: `/api/khatas/${_id}`, token: shop.owner.token });
  expect(khata.body.lines.map(({ kind }) => kind)).toEqual(['paid', 'order', 'opening']);

  await test.step('all who owe stand in a list, and she sees her own', async () => {
    await page.getByRole('link', { name: 'जिन पर बाकी है, सब' }).click();
    await expect(page.getByRole('link', { name: /Fatima Bi.*₹/ })).toContainText('₹956.40');
    const own = await shop.call<{ khata: { owed: number } }>({
      path: '/api/khatas/own',
      token: fatima.token,
    });
    expect(own.body.khata.owed).toBe(khata.body.owed);
  });
});
