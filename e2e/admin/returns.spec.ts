import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registerToday, sellOne } from '../support/counter.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

test.use({ ownShop: {} });

const say = saidIn('hi');
const GSTIN = '27AAPFU0939F1ZV';
const openMenu = (page: Page) => page.getByRole('button', { name: say('office.nav.menu'), exact: true });

test('in Hindi, the month’s return in three taps: menu, returns, file; a figure leads to its bill, an HSN is written @phone', async ({
  page,
  shop,
  enterAs,
  axe,
}) => {
  await registerToday(shop, 'regular');
  const soap = await addProduct(shop, {
    title: 'Lifebuoy',
    price: 105,
    taxGoods: 'soap-bar',
    hsn: '3401',
    unit: 'item',
  });
  const comb = await addProduct(shop, { title: 'कंघी', price: 59, unit: 'item' });
  await sellOne(shop, soap);
  await sellOne(shop, comb);
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAs(page, shop.owner, '/hi/dashboard');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await openMenu(page).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('office.returns.title') })
    .click();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: say('office.returns.file') }).click();
  const download = await file;
  expect(download.suggestedFilename()).toMatch(/^returns_\d{6,8}_R1_27AAPFU0939F1ZV_offline\.json$/);
  const read = async (path: Promise<string>) => JSON.parse(await readFile(await path, 'utf8'));
  const before = await read(download.path());
  expect(before).toMatchObject({ gstin: GSTIN, version: 'GST3.2.4' });
  expect(before.b2cs.map(({ rt, txval }: Record<string, number>) => [rt, txval])).toEqual([
    [18, 50],
    [5, 100],
  ]);
  expect(before.hsn.hsn_b2c.map(({ hsn_sc }: Record<string, string>) => hsn_sc)).toEqual(['3401']);
  await axe(page, { all: true });

  // The accountant's files stand below the figures.
  const files = page.getByRole('region', { name: say('office.returns.forAccountant') });
  for (const [words, name] of [
    ['office.returns.register', /^register-\d{4}-\d\d\.xlsx$/],
    ['office.returns.tallyMasters', /^tally-masters-\d{4}-\d\d\.xml$/],
    ['office.returns.tallyVouchers', /^tally-vouchers-\d{4}-\d\d\.xml$/],
  ] as const) {
    const saved = page.waitForEvent('download');
    await files.getByRole('button', { name: say(words) }).click();
    expect((await saved).suggestedFilename()).toMatch(name);
  }

  // What is missing comes first, and one HSN is for all bills.
  const lacks = page.getByRole('region', { name: say('office.returns.lacks') });
  await lacks.getByRole('textbox').fill('96');
  await lacks.getByRole('button', { name: say('office.common.save') }).click();
  await expect(lacks.getByText('HSN में 4, 6 या 8 अंक होते हैं')).toBeVisible();
  await lacks.getByRole('textbox').fill('9615');
  await lacks.getByRole('button', { name: say('office.common.save') }).click();
  await expect(lacks.getByRole('textbox')).toHaveCount(0);
  await expect(lacks.getByRole('link', { name: say('office.returns.setRates') })).toBeVisible();
  const after = page.waitForEvent('download');
  await page.getByRole('button', { name: say('office.returns.file') }).click();
  const { hsn } = await read((await after).path());
  expect(hsn.hsn_b2c.map(({ hsn_sc }: Record<string, string>) => hsn_sc)).toEqual(['3401', '9615']);

  await page.getByRole('link', { name: /^3\.1\(a\)/ }).click();
  await expect(page.getByRole('heading', { name: say('office.returns.billsOf') })).toBeVisible();
  await expect(page.getByRole('link', { name: /^T\/\d\d-\d\d\/0001/ })).toBeVisible();
  await axe(page, { all: true });
  await page.getByRole('link', { name: /^T\/\d\d-\d\d\/0002/ }).click();
  await expect(page.getByRole('article', { name: /^T\/\d\d-\d\d\/0002/ })).toContainText('59');
  await page.goBack();
  await page.getByRole('link', { name: say('office.returns.back') }).click();
  await expect(page.getByRole('button', { name: say('office.returns.file') })).toBeVisible();
});
