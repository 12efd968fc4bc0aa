import { newestOrders } from '../support/counter.ts';
import { addProduct } from '../support/goods.ts';
import { countingHands } from '../support/hands.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

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
  await expect(page.getByText('नंबर सही है: महाराष्ट्र')).toBeVisible();
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
  await expect(page.getByText(saidIn('hi')('office.settings.saved'))).toBeVisible();
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

test('in Hindi, answers without bills are corrected, and taken away @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const { token } = shop.owner;
  const from = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);
  const body = { from, mode: 'regular', gstin: '27AAPFU0939F1ZV', legalName: 'Mena' };
  await shop.call({ method: 'POST', path: '/api/tax/registrations', token, body });
  await enterAs(page, shop.owner, '/hi/settings/tax');
  await page.getByRole('button', { name: /वाले जवाब सुधारें$/ }).click();
  await page.getByRole('textbox', { name: 'रजिस्ट्रेशन पर लिखा नाम' }).fill('मीना स्टोर्स');
  await page.getByRole('button', { name: 'सेव करें' }).first().click();
  const standing = page.getByRole('region', { name: 'अभी' });
  await expect(standing).toContainText('मीना स्टोर्स');
  await expect(standing).toContainText('महाराष्ट्र');
  await page.getByRole('button', { name: /वाले जवाब हटाएँ$/ }).click();
  await axe(page, { all: true });
  await page.getByRole('dialog').getByRole('button', { name: 'हटाएँ', exact: true }).click();
  await expect(standing).toHaveCount(0);
  await page.getByRole('link', { name: 'सेटिंग', exact: true }).first().click();
  await expect(page).toHaveURL(/\/hi\/settings$/);
});

test('in Hindi, from four answers to a lawful bill of a sale at the counter: 12 taps and 41 characters beside the goods @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const say = saidIn('hi');
  const { token } = shop.owner;
  const facts = { taxGoods: 'soap-bar', hsn: '3401', unit: 'item' } as const;
  const { title } = await addProduct(shop, { title: 'Lifebuoy', price: 105, ...facts });
  const asked = `2 ${title}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, shop.owner, '/hi/settings');
  const { done, tap, type, aside, tellPace } = countingHands();
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  await tap(page.getByRole('link', { name: 'बिल और टैक्स' }));
  await tap(page.getByRole('button', { name: /^रेगुलर/ }));
  await type(field(/^GST नंबर/), '27AAPFU0939F1ZV');
  await type(field(/^रजिस्ट्रेशन पर लिखा नाम/), 'मीना स्टोर्स');
  await tap(page.getByRole('button', { name: 'सेव करें' }).first());
  await expect(page.getByRole('region', { name: 'अभी' })).toContainText('रेगुलर');
  await type(field(/^FSSAI/), '12345678901234');
  await tap(page.getByRole('button', { name: 'सेव करें' }));
  await expect(page.getByText(say('office.settings.saved'))).toBeVisible();

  await page.goto('/hi/admin/new-order');
  await tap(page.getByRole('button', { name: say('office.take.atCounter') }));
  await type(page.getByLabel(say('office.take.goods'), { exact: true }), asked);
  await tap(
    page
      .getByRole('list', { name: say('office.take.offers') })
      .getByRole('button')
      .first(),
  );
  await tap(page.getByRole('button', { name: say('office.take.sell', { total: '₹210' }) }));
  const bill = page.getByRole('link', { name: say('office.print.bill'), exact: true });
  await tap(bill);
  const paper = page.getByRole('article');
  await expect(paper).toContainText('27AAPFU0939F1ZV');
  await expect(paper).toContainText(/T\/\d\d-\d\d\/0001/);
  for (const text of ['मीना स्टोर्स', '3401', '₹200', '₹5', '₹210']) await expect(paper).toContainText(text);
  await aside(() => axe(page, { all: true }));
  expect(done).toEqual({ taps: 12, characters: 41 + asked.length });
  tellPace();
  const [sale] = await newestOrders(shop);
  const { body } = await shop.call<{ bills: { kind: string; missing: string[] }[] }>({
    path: `/api/orders/${sale?._id}/bills`,
    token,
  });
  expect(body).toMatchObject({ bills: [{ kind: 'tax' }] });
});
