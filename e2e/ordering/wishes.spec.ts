import { randomUUID } from 'node:crypto';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';

test('in Hindi: a guest asks to be told of sold-out goods and for what is not found; the owner sees both, and answers @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
}) => {
  const asha = await shop.signUp();
  const mango = await addProduct(shop, { title: 'Kesar', stock: 0 });
  const sattu = `sattu ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/hi/shop?q=${encodeURIComponent(mango.title)}`);
  const tile = page.getByRole('article').filter({ hasText: mango.title });
  await expect(tile.getByText('स्टॉक खत्म')).toBeVisible();
  await tile.getByRole('button', { name: 'मुझे बताएँ' }).click();
  await page.getByLabel('ईमेल या मोबाइल नंबर').fill(asha.email);
  await page.getByLabel('पासवर्ड', { exact: true }).fill(asha.password);
  await page.getByRole('button', { name: 'लॉगिन करें', exact: true }).click();
  const told = tile.getByRole('button', { name: 'बताएँगे', pressed: true });
  await expect(told).toBeVisible();
  await axe(page);
  await page.goto(`/hi/shop/${mango._id}`);
  await expect(page.getByText('फिर आते ही हम आपको बताएँगे।')).toBeInViewport();
  await page.getByRole('button', { name: 'मुझे न बताएँ' }).click();
  await page.getByRole('button', { name: 'फिर आने पर मुझे बताएँ' }).click();
  await expect(page.getByRole('button', { name: 'मुझे न बताएँ' })).toBeInViewport({ ratio: 1 });

  await page.goto(`/hi/shop?q=${encodeURIComponent(sattu)}`);
  await page.getByRole('button', { name: 'दुकान से मँगवाने को कहें' }).click();
  await expect(page.getByText('आपने दुकान से यह मँगवाने को कहा है।')).toBeVisible();
  await expect(page.getByText(`आते ही यहाँ बताएँगे: ${asha.email}`)).toBeVisible();
  await axe(page);

  const office = await otherDevice();
  await enterAs(office, shop.owner, `${shop.url}/admin/products?q=${encodeURIComponent(mango.title)}`);
  await expect(office.getByText('1 waits for it').first()).toBeVisible();
  await office.goto(`${shop.url}/admin/searches`);
  const asked = office.getByRole('region', { name: 'What customers ask for' });
  await expect(asked.getByRole('listitem').filter({ hasText: mango.title })).toContainText('1 waits for it');
  await asked.getByRole('button', { name: `It is here: tell them, ${sattu}` }).click();
  await expect(asked.getByText(sattu)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'दुकान से मँगवाने को कहें' })).toBeVisible();
});
