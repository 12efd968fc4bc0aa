import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** What reads rupees: schemas of what calls and settings speak, what people typed or put into files, the highest price. */
const EDGES = [
  'orders/order.ts',
  'packing/packing.ts',
  'admin/queue.ts',
  'dispatch/stops.ts',
  'settings/settings.ts',
  'delivery/delivery-rule.ts',
  'catalogue/selling/unit-price.ts',
  'base/figures/money.ts',
  // Sums and differences for the browser; the server reckons in paise, see below.
  'base/figures/rupee-sums.ts',
  'base/figures/rupees-for.ts',
  'pricing/pricing.ts',
  'search/reading/read-line.ts',
  'imports/server/values/money.ts',
  // Prices up to which a rate holds, in a file of facts.
  'tax/rates.ts',
  // Goods that become loose go through the same form as an edit by hand, which speaks rupees.
  'catalogue/server/commands/make-loose.ts',
  // The demo shop's orders are written in rupees, as people read them.
  'main/demo/seed.ts',
];

/** What writes rupees down for people, beside the presenters: the audit log, figures of refusals, files. */
const TOLD = [
  'base/figures/money.ts',
  'admin/server/queries/sales-figures.ts',
  'base/figures/rupee-sums.ts',
  'base/figures/rupees-for.ts',
  'catalogue/server/commands/make-loose.ts',
  'imports/server/layouts/prices-of-row.ts',
  'imports/server/staged/margin-prices.ts',
  'imports/server/values/details.ts',
  'imports/server/values/money.ts',
  'search/server/pasted/fit.ts',
  'till/server/close-sheet.ts',
  'till/server/write-sheet.ts',
  'orders/server/commands/expect-within-limits.ts',
  'orders/server/commands/settle-delivery.ts',
  'admin/server/order-file.ts',
  'money/server/khata/keep-khata.ts',
  'money/server/khata/on-account.ts',
  'money/server/khata/take-money.ts',
  'packing/server/change-lines.ts',
  'papers/server/write-credit.ts',
  'returns/server/register/workbook.ts',
  'returns/server/tally/write-tally.ts',
  'packing/server/change-or-ask.ts',
  'packing/server/settle-line.ts',
  'orders/server/payments/take-payment.ts',
  'orders/server/payments/write-payments.ts',
  // The file for the portal of returns.
  'returns/gstr1/offline-file.ts',
];

/** What has hundredths that are no money: stars, taxes, percentages, statuses, letters. */
const NO_MONEY = [
  'catalogue/server/commands/product-details.ts',
  'catalogue/server/product-columns.ts',
  'catalogue/server/queries/product-details.ts',
  'imports/server/reading/read-text.ts',
  'imports/server/values/count.ts',
  'imports/server/values/details.ts',
  'platform/log/metrics.ts',
  'base/figures/percent.ts',
  'pricing/server/commands/change-prices.ts',
  'pricing/server/commands/price-parts.ts',
  'returns/gstr1/offline-file.ts',
  'returns/server/register/write-register.ts',
  'returns/server/tally/voucher.ts',
  'stocking/server/tax-proposals.ts',
  'tax/server/own-rates.ts',
  'tax/server/shipped-rates.ts',
];

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.endsWith('.test.ts'))
  .map((file) => relative(SOURCE, join(file.parentPath, file.name)))
  .filter((file) => !/(^|\/)(web|ui|tests)\//.test(file) && !file.endsWith('/present.ts'));

const saying = (words: RegExp): string[] =>
  files.filter((file) => words.test(readFileSync(join(SOURCE, file), 'utf8'))).toSorted();

test('rupees are read in presenters, in schemas and in the browser only: inside, money is whole paise', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(saying(/\bfromRupees\b/)).toEqual(EDGES.toSorted());
});

test('only these files tell people rupees beside the presenters', () => {
  expect(saying(/\b(toRupees|rupeesText)\b/)).toEqual(TOLD.toSorted());
});

test('sums of rupees are for the browser alone: the server reckons in paise', () => {
  expect(saying(/figures\/rupee-sums\.ts/)).toEqual([]);
});

/**
 * What converts on pages, one place a room: amounts that people type, rules that page and shop share, and orders that this
 * device reckons as the shop will.
 */
const ON_PAGES = [
  'cart/web/amount/amount-chip.tsx',
  'cart/web/drawer/cart-way.ts',
  'cart/web/store/cart-lines.ts',
  'catalogue/web/admin/form/folds/law-fields.tsx',
  'counter/web/admin/goods/use-goods.ts',
  'counter/web/admin/money/typed-money.ts',
  'money/web/admin/in-cash.ts',
  'money/web/known-money.ts',
  'orders/web/checkout/adding/add-choice.tsx',
  'orders/web/checkout/adding/add-to-order.tsx',
  'orders/web/checkout/adding/use-adding.ts',
  'orders/web/checkout/payment-choice.tsx',
  'orders/web/checkout/reckon-here.ts',
  'orders/web/checkout/use-checkout.ts',
  'orders/web/credits/line-credit.ts',
];
const CONVERTING_LINES = 29;

test('pages show the rupees that the API hands out: few lines convert them', () => {
  const pages = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^\w+\/web\/.*\.tsx?$/.test(name) && !name.endsWith('.test.ts'),
  );
  expect(pages).toEqual(expect.arrayContaining(ON_PAGES));
  expect(new Set(pages.map((name) => name.split('/')[0])).size).toBeGreaterThan(20);
  const lines = pages.flatMap((name) =>
    readFileSync(join(SOURCE, name), 'utf8')
      .split('\n')
      .filter((line) => /fromRupees|toRupees|paise\(/.test(line) && !line.startsWith('import '))
      .map((line) => ({ name, line: line.trim() })),
  );
  expect([...new Set(lines.map(({ name }) => name))].toSorted()).toEqual(ON_PAGES);
  expect(lines.length).toBeLessThanOrEqual(CONVERTING_LINES);
});

test('nobody turns rupees into paise by hand', () => {
  const MONEY = ['base/figures/money.ts', 'base/figures/rupees.ts'];
  expect(saying(/[*/] 100\b/)).toEqual([...NO_MONEY, ...MONEY].toSorted());
});

test('every column of money is typed as paise', () => {
  const db = fileURLToPath(new URL('../../db', import.meta.url));
  const tables = readdirSync(db).filter((name) => name === 'schema.ts' || name.endsWith('-tables.ts'));
  const columns = tables.flatMap(
    (name) => readFileSync(join(db, name), 'utf8').match(/\b\w+_paise: .*/g) ?? [],
  );
  expect(columns.length).toBeGreaterThan(50);
  expect(columns.filter((column) => !/: (Generated<)?Paise( \| null)?>?;$/.test(column))).toEqual([]);
});
