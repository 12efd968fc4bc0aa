import { randomUUID } from 'node:crypto';
import { expect, type Shop, test } from '../../support/shop.ts';

/** A shelf that no other test uses, with these goods on it, all weighed out. */
async function shelfOf(shop: Shop, titles: readonly string[]) {
  const { token } = shop.owner;
  const en = `Shelf ${randomUUID().slice(0, 8)}`;
  const shelf = { titles: { en, hi: '', bn: '' }, parent: 'electronics' };
  const made = await shop.call({ method: 'POST', path: '/api/shelves', token, body: shelf });
  expect(made.status).toBe(201);
  const category = en.toLowerCase().replaceAll(' ', '-');
  for (const title of titles) {
    const body = {
      title,
      description: title,
      category,
      unit: 'kg',
      soldBy: 'weight',
      least: 0.25,
      step: 0.05,
      price: 40,
      cuttedprice: 40,
      discount: 0,
      stock: 5,
    };
    const added = await shop.call({ method: 'POST', path: '/api/products/addproduct', token, body });
    expect(added.status).toBe(201);
  }
  const lacking = async (field: string): Promise<string[]> => {
    const path = `/api/products/admin/missing?category=${category}&field=${field}`;
    const body = (await shop.call({ path, token })).body as { products: { title: string }[] };
    return body.products.map(({ title }: { title: string }) => title).toSorted();
  };
  return { at: `/admin/missing?category=${category}`, lacking };
}

test('the owner fills in what goods lack like a spreadsheet; what was refused is still there after a reload @desktop', async ({
  page,
  shop,
  enterAs,
  axe,
  expectErrors,
}) => {
  expectErrors(/422/);
  const { at, lacking } = await shelfOf(shop, ['Fresh potato', 'Zari brooch', 'Zari purse']);
  await enterAs(page, shop.owner, at);
  await page.getByRole('link', { name: 'HSN 3' }).click();
  const hsn = page.getByRole('textbox', { name: /^HSN of / });
  await expect(hsn).toHaveCount(3);
  await page.getByRole('button', { name: /^As Potatoes: 0701 ?, for Fresh potato$/ }).click();
  await expect(page.getByRole('textbox', { name: 'HSN of Fresh potato' })).toHaveValue('0701');
  await expect.poll(() => lacking('hsn')).toEqual(['Zari brooch', 'Zari purse']);
  await hsn.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Enter');
  await expect(page.getByText('All saved')).toBeVisible();
  for (const title of ['Zari brooch', 'Zari purse'])
    await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
  await page.getByRole('textbox', { name: 'HSN of all chosen' }).fill('71');
  await page.getByRole('button', { name: 'Fill in', exact: true }).click();
  await expect(page.getByText('HSN has 4, 6 or 8 digits')).toHaveCount(2);
  await axe(page, { all: true });
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'HSN of Zari purse' })).toHaveValue('71');
  await expect(page.getByText('2 rows not saved')).toBeVisible();
  for (const title of ['Zari brooch', 'Zari purse']) {
    await page.getByRole('textbox', { name: `HSN of ${title}` }).fill('7117');
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => lacking('hsn')).toEqual([]);
});

test('on a phone each product is a card with just what it lacks, and a tap fills in what is known @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  const { at, lacking } = await shelfOf(shop, ['Fresh onion']);
  await enterAs(page, shop.owner, at);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Fresh onion' }) });
  // No rate: a shop that is not registered for GST needs none.
  await expect(card.getByRole('textbox').or(card.getByRole('combobox'))).toHaveCount(3);
  await expect(card.getByRole('textbox', { name: 'Maker of Fresh onion' })).toHaveCount(0);
  await axe(page, { all: true });
  await card.getByRole('button', { name: /^0703 as Onions ?, HSN of Fresh onion$/ }).click();
  await card.getByRole('textbox', { name: 'Name in Hindi of Fresh onion' }).fill('प्याज');
  await card.getByRole('textbox', { name: 'Name in Bengali of Fresh onion' }).press('Enter');
  await expect(page.getByText('All saved')).toBeVisible();
  await expect.poll(() => lacking('title_hi')).toEqual([]);
  expect(await lacking('hsn')).toEqual([]);
  expect(await lacking('title_bn')).toEqual(['Fresh onion']);
});
