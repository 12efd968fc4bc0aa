import type { Cart } from '#cart/cart.ts';
import { newName, orderAs } from '../../support/back-office.ts';
import { addProduct } from '../../support/goods.ts';
import { expect, test } from '../../support/shop.ts';

test.use({ viewport: { width: 360, height: 740 } });

const LIST = '[12/11, 9:04 am] Ravi: 2 packet maggi, आधा किलो भिंडी\nmutton 500 gm\nkerosene 1 litre';

test('a list from WhatsApp is pasted in Hindi: what is sure is ready, one is chosen, and what is not found stays in sight @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const asha = await shop.signUp();
  await enterAs(page, asha, '/hi/list');
  await page.getByRole('textbox', { name: 'आपकी लिस्ट' }).fill(LIST);
  await page.getByRole('button', { name: 'ये चीज़ें ढूँढें' }).click();

  const toSettle = page.getByRole('list', { name: 'जो तय करना है' });
  await expect(page.getByText('4 लाइनें · 2 तय · 2 बाकी')).toBeVisible();
  await expect(toSettle.getByRole('listitem')).toHaveCount(2);
  const kerosene = toSettle.getByRole('listitem', { name: /kerosene 1 litre.*नहीं मिला/ });
  await expect(kerosene).toBeVisible();
  await axe(page, { all: true });

  await page.reload();
  const mutton = toSettle.getByRole('listitem', { name: /mutton 500 gm.*कौन सा/ });
  await mutton
    .getByRole('button', { name: /500 ग्राम.*₹/ })
    .first()
    .click();
  await page.getByRole('button', { name: /3 चीज़ें कार्ट में डालें/ }).click();

  await expect(page.getByRole('list', { name: 'तय चीज़ें' })).toHaveCount(0);
  await expect(kerosene).toBeVisible();
  const { data } = (await shop.call<Cart>({ path: '/api/cart', token: asha.token })).body;
  expect(data.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([0.5, 0.5, 2]);

  await kerosene.getByRole('textbox').fill('kaju 250 gm');
  await kerosene.getByRole('button', { name: /की जगह ढूँढें/ }).click();
  await page.getByRole('button', { name: /1 चीज़ कार्ट में डालें/ }).click();
  await expect(page.getByText('सब कुछ कार्ट में आ गया।')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'आपकी लिस्ट' })).toHaveValue('');
});

test('what somebody usually buys stands below the box: one tap buys it again in the amount of last time @phone', async ({
  page,
  shop,
  enterAs,
}) => {
  const asha = await shop.signUp();
  const goods = await addProduct(shop, { title: 'Usual mango', unit: 'item', pack: '1 kg' });
  await orderAs(shop, asha, { goods, lastName: newName(), quantity: 3 });
  await enterAs(page, asha, '/my-order');
  await page.getByRole('link', { name: 'Your usual list' }).click();
  const usual = page.getByRole('region', { name: 'What you usually buy' });
  const mango = usual.getByRole('button', { name: `${goods.title} 1 kg × 3` });
  await mango.click();
  await expect(mango).toContainText('In your cart');
  const { data } = (await shop.call<Cart>({ path: '/api/cart', token: asha.token })).body;
  expect(data.map(({ product, quantity }) => [product.title, quantity])).toEqual([[goods.title, 3]]);
});
