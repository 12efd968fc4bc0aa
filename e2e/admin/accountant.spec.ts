import { readFile } from 'node:fs/promises';
import { registerToday, sellOne } from '../support/counter.ts';
import { addProduct } from '../support/goods.ts';
import { expect, test } from '../support/shop.ts';
import { saidIn } from '../support/words.ts';

test.use({ ownShop: {} });

const say = saidIn('hi');
const PHONE = { width: 360, height: 740 };

test('in Hindi, the owner makes a link; the accountant sees the month by it and takes its files, until she ends it @phone', async ({
  page,
  shop,
  enterAs,
  otherDevice,
  axe,
  expectErrors,
}) => {
  await registerToday(shop, 'regular');
  const soap = await addProduct(shop, {
    title: 'Lifebuoy',
    price: 105,
    taxGoods: 'soap-bar',
    hsn: '3401',
    unit: 'item',
  });
  await sellOne(shop, soap);
  await page.setViewportSize(PHONE);
  await enterAs(page, shop.owner, '/hi/admin/returns');
  const card = page.getByRole('region', { name: say('office.accountant.title') });
  await card.getByRole('textbox', { name: say('office.accountant.name') }).fill('मेहता जी');
  await card.getByRole('button', { name: say('office.accountant.make') }).click();
  const shown = card.getByRole('textbox', { name: say('office.accountant.linkOf', { name: 'मेहता जी' }) });
  await expect(shown).toHaveValue(/\/hi\/returns#[\w-]{43}$/);
  const link = await shown.inputValue();
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(link.split('#')[1] ?? '')),
  );
  await expect(card.getByText(say('office.accountant.unused'))).toBeVisible();
  await axe(page, { all: true });

  // No cache keeps the page, and no search engine lists it.
  const plain = await page.request.get('/hi/returns');
  expect(plain.headers()['cache-control']).toBe('no-store');
  expect(await plain.text()).toContain('<meta name="robots" content="noindex"');

  const accountant = await otherDevice();
  await accountant.setViewportSize(PHONE);
  await accountant.goto(link);
  const taxed = accountant.getByRole('link', { name: /^3\.1\(a\)/ });
  await expect(taxed).toContainText('100');
  await axe(accountant, { all: true });
  for (const [words, name] of [
    ['office.returns.file', /^returns_\d{6,8}_R1_27AAPFU0939F1ZV_offline\.json$/],
    ['office.returns.register', /^register-\d{4}-\d\d\.xlsx$/],
    ['office.returns.tallyVouchers', /^tally-vouchers-\d{4}-\d\d\.xml$/],
  ] as const) {
    const saved = accountant.waitForEvent('download');
    await accountant.getByRole('button', { name: say(words) }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(name);
    expect((await readFile(await download.path())).length).toBeGreaterThan(100);
  }
  // The bills behind a figure, and the way back: the link stays in the address, and leads to no paper.
  await taxed.click();
  await expect(accountant.getByText(/^T\/\d\d-\d\d\/0001/)).toBeVisible();
  await expect(accountant.getByRole('main').getByRole('link')).toHaveCount(1);
  await accountant.getByRole('link', { name: say('office.returns.back') }).click();
  await accountant.getByRole('link', { name: say('office.returns.kind.quarter') }).click();
  await expect(taxed).toContainText('100');
  await accountant.getByRole('link', { name: 'English' }).click();
  const inEnglish = saidIn('en');
  await expect(accountant.getByRole('button', { name: inEnglish('office.returns.register') })).toBeVisible();

  expectErrors(/status of 404 .*\/api\/accountant\/returns/);
  // After a reload nobody reads the link any more; it says when it was used.
  await page.reload();
  await expect(shown).toHaveCount(0);
  await expect(card.getByText(say('office.accountant.unused'))).toHaveCount(0);
  await card
    .getByRole('button', { name: say('office.accountant.endOf', { name: 'मेहता जी' }), exact: true })
    .click();
  await expect(card.getByText('मेहता जी')).toHaveCount(0);
  await accountant.getByRole('link', { name: inEnglish('office.returns.kind.year') }).click();
  await expect(accountant.getByRole('heading', { name: inEnglish('office.accountant.over') })).toBeVisible();
  await accountant.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(accountant.getByRole('heading', { name: say('office.accountant.over') })).toBeVisible();
  await axe(accountant, { all: true });
});
