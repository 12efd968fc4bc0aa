import { addPotatoes, addProduct, order } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('in Hindi: the page of potatoes adds under the thumb, the Cart tab counts, and Home shows the running order @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  const placed = await order(shop, asha, await addProduct(shop, { title: 'Kesar', price: 90.4 }));
  const potato = await addPotatoes(shop);
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, asha, `/hi/shop/${potato._id}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^1 किलो/ }).click();
  const add = main.getByRole('button', { name: 'कार्ट में डालें' });
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  await expect(main.getByText(/^कार्ट में: ₹/)).toBeInViewport();
  await axe(page);
  // What was chosen can be changed there.
  await main.getByRole('button', { name: /^500 ग्राम/ }).click();
  await expect(main.getByRole('group').getByText('500 ग्राम').last()).toBeVisible();

  await page.goto('/hi');
  const bar = page.getByRole('navigation', { name: 'जल्दी पहुँचें' });
  await expect(bar.getByRole('link', { name: 'होम' })).toHaveAttribute('aria-current', 'page');
  await expect(bar).toContainText('1 चीज़ · ₹');
  const see = main.getByRole('link', { name: /^देखें/ });
  await expect(see).toBeInViewport();
  await expect(main.getByText('आपका ऑर्डर मिल गया')).toBeVisible();
  await expect(main.getByText('₹110 नकद (पैसे छूट)')).toBeVisible();
  await see.click();
  await expect(page).toHaveURL(`/hi/my-order/${placed._id}`);
  await page.goBack();
  await bar.getByRole('button', { name: /^कार्ट/ }).click();
  await expect(page.getByRole('dialog', { name: 'आपका कार्ट' })).toContainText('500 ग्राम');
});
