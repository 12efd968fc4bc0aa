import { expect, test } from '../support/shop.ts';

test.use({ ownShop: {} });

test('in Hindi, four answers about GST on a phone: a wrong number is said while typing, a right one says the state @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await enterAs(page, shop.owner, '/hi/settings');
  await page.getByRole('link', { name: 'बिल और टैक्स' }).click();
  await axe(page, { all: true });
  // One tap is the whole answer of a shop that is not registered.
  await page.getByRole('button', { name: /^GST में रजिस्टर नहीं/ }).click();
  await expect(page.getByRole('region', { name: 'अभी' })).toContainText('GST में रजिस्टर नहीं');
  await page.getByRole('button', { name: 'बदलें' }).click();
  await page.getByRole('button', { name: /^रेगुलर/ }).click();
  const gstin = page.getByRole('textbox', { name: 'GST नंबर' });
  await gstin.fill('27AAPFU0939F1ZW');
  await expect(page.getByText('आखिरी अक्षर मेल नहीं खाता')).toBeVisible();
  await gstin.fill('27 aapfu 0939f 1zv');
  await expect(page.getByText('नंबर सही है: Maharashtra')).toBeVisible();
  await page.getByRole('textbox', { name: 'बिल नंबर की शुरुआत' }).fill('ms');
  await expect(page.getByText(/MST\/\d\d-\d\d\/0001/)).toBeVisible();
  await page.getByRole('button', { name: 'सेव करें' }).first().click();
  await expect(page.getByText('रजिस्ट्रेशन पर लिखा नाम लिखें')).toBeVisible();
  await page.getByRole('textbox', { name: 'रजिस्ट्रेशन पर लिखा नाम' }).fill('मीना स्टोर्स');
  await axe(page, { all: true });
  await page.getByRole('button', { name: 'सेव करें' }).first().click();
  const standing = page.getByRole('region', { name: 'अभी' });
  await expect(standing).toContainText('रेगुलर');
  await expect(standing).toContainText('27AAPFU0939F1ZV');
  await page.getByRole('textbox', { name: /^FSSAI/ }).fill('12345678901234');
  await page.getByRole('button', { name: 'सेव करें' }).click();
  await expect(page.getByText('सेव', { exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^FSSAI/ })).toHaveValue('12345678901234');
});

test('in Hindi, sure goods for GST are confirmed with one tap, the others one by one @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const { token } = shop.owner;
  const call = async (path: string, body: object): Promise<void> => {
    expect((await shop.call({ method: 'POST', path, token, body })).status).toBe(201);
  };
  const from = new Date().toISOString().slice(0, 10);
  await call('/api/tax/registrations', {
    from,
    mode: 'regular',
    gstin: '27AAPFU0939F1ZV',
    legalName: 'Meena',
  });
  const goods = { description: 'x', unit: 'item', price: 40, cuttedprice: 40, discount: 0, stock: 5 };
  await call('/api/products/addproduct', { ...goods, title: 'Sharma potato', category: 'vegetables' });
  await call('/api/products/addproduct', { ...goods, title: 'Zari brooch', category: 'localitems' });
  await enterAs(page, shop.owner, '/hi/admin/missing?field=taxRate');
  const panel = page.getByRole('region', { name: 'GST के लिए कौन-सा सामान?' });
  await panel.getByRole('button', { name: /^सब \d+ ठीक हैं$/ }).click();
  await expect(panel.getByRole('button', { name: /^सब/ })).toHaveCount(0);
  await panel.getByRole('combobox', { name: 'Zari brooch' }).selectOption({ label: 'नकली गहने' });
  await axe(page, { all: true });
  await panel.getByRole('button', { name: 'ठीक है: Zari brooch' }).click();
  await expect(panel.getByRole('combobox', { name: 'Zari brooch' })).toHaveCount(0);
});
