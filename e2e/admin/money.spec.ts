import { upiText } from '#money/web/upi-text.ts';
import { hireStaff, newName, orderAs, orderNow } from '../support/back-office.ts';
import { setShop } from '../support/counter.ts';
import { addProduct } from '../support/goods.ts';
import { scanned } from '../support/page/scanned.ts';
import { expect, test } from '../support/shop.ts';

test.use({ viewport: { width: 360, height: 740 } });

const PAYEE = { upiId: 'sharma.kirana@okbank', upiName: 'Sharma Kirana' };
test.afterEach(({ shop }) => setShop(shop, { upiId: '', upiName: '' }));

test('an order is paid partly in cash and the rest by UPI, in Hindi; the code can be scanned by day and by night; the UTR is taken once @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await setShop(shop, PAYEE);
  const [asha, goods, lastName] = [await shop.signUp(), await addProduct(shop, { price: 90.4 }), newName()];
  const placed = await orderAs(shop, asha, { goods, lastName });
  const clerk = await hireStaff(shop, ['packer', 'counter', 'signing']);
  await enterAs(page, clerk, `/hi/admin/orders/${placed._id}`);
  const money = page.getByRole('region', { name: 'पैसे का हिसाब' });
  const dialog = page.getByRole('dialog');

  await test.step('cash: the whole rupees of what is due stand there already; a part is taken', async () => {
    await money.getByRole('button', { name: 'पैसे लें' }).click();
    await expect(dialog.getByLabel('रकम')).toHaveValue('110');
    await dialog.getByLabel('रकम').fill('50');
    await dialog.getByRole('button', { name: 'पैसे मिल गए' }).click();
    await expect(money).toContainText('₹60.40');
  });

  await test.step('UPI: the code has the rest to the paisa; without the UTR nothing is written', async () => {
    await money.getByRole('button', { name: 'पैसे लें' }).click();
    await dialog.getByText('UPI', { exact: true }).click();
    const code = dialog.getByRole('img', { name: '₹60.40 का UPI कोड' });
    const text = upiText({ ...PAYEE, name: '' }, { orderId: placed.orderId, due: 60.4 });
    expect(await scanned(code)).toBe(text);
    await axe(page, { night: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await scanned(code)).toBe(text);
    await page.emulateMedia({ colorScheme: null });
    await dialog.getByRole('button', { name: 'पैसे मिल गए' }).click();
    await expect(dialog.getByLabel('UTR')).toBeFocused();
    await dialog.getByLabel('UTR').fill('4281 0099 1234');
    await dialog.getByRole('button', { name: 'पैसे मिल गए' }).click();
    await expect(dialog).toBeHidden();
    await expect(money).toContainText('UPI से दिए · 428100991234');
  });
  expect(await orderNow(shop, placed)).toMatchObject({
    paymentStatus: 'received',
    due: 0,
    money: { paid: 110.4, rounding: 0 },
  });

  await test.step('what was noted by mistake is taken back, and stays to be seen', async () => {
    await money.getByRole('button', { name: 'गलती से लिखा' }).first().click();
    await expect(money).toContainText('एंट्री हटाई');
    await expect(money).toContainText('₹50');
  });
  expect(await orderNow(shop, placed)).toMatchObject({ paymentStatus: 'pending', due: 50 });
});
