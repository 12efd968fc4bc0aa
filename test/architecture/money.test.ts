import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** What reads rupees: schemas of what calls and settings speak, what people typed or put into files, the highest price. */
const EDGES = [
  'orders/order.ts',
  'packing/packing.ts',
  'admin/queue/queue.ts',
  'dispatch/dispatch.ts',
  'settings/shipping.ts',
  'settings/limits.ts',
  'delivery/delivery-rule.ts',
  'catalogue/selling/unit-price.ts',
  'base/figures/money.ts',
  'pricing/pricing.ts',
  'search/reading/read-line.ts',
  'search/server/pasted/fit.ts',
  'imports/server/values/money.ts',
  'imports/server/values/details.ts',
  // Goods that become loose go through the same form as an edit by hand, which speaks rupees.
  'catalogue/server/commands/make-loose.ts',
  // The demo shop's orders are written in rupees, as people read them.
  'main/demo/seed.ts',
];

/** What writes rupees down for people, by the presenter of orders: the audit log, figures of refusals, files. */
const TOLD = [
  'till/server/close-sheet.ts',
  'till/server/write-sheet.ts',
  'orders/server/commands/expect-within-limits.ts',
  'orders/server/commands/settle-delivery.ts',
  'orders/server/commands/write-credit.ts',
  'orders/server/export.ts',
  'money/server/khata/keep-khata.ts',
  'money/server/khata/on-account.ts',
  'money/server/khata/take-money.ts',
  'orders/server/commands/change-lines.ts',
  'packing/server/questions/change-or-ask.ts',
  'packing/server/settle-line.ts',
  'orders/server/payments/take-payment.ts',
  'orders/server/payments/write-payments.ts',
];

/** What has hundredths that are no money: stars, taxes, percentages, statuses, letters. */
const NO_MONEY = [
  'catalogue/server/commands/product-details.ts',
  'catalogue/server/product-columns.ts',
  'catalogue/server/queries/product-details.ts',
  'imports/server/reading/text-encoding.ts',
  'imports/server/values/count.ts',
  'imports/server/values/details.ts',
  'platform/log/metrics.ts',
  'pricing/pricing.ts',
  'pricing/server/commands/change-prices.ts',
  'pricing/server/commands/price-parts.ts',
  'pricing/server/queries/price-changes.ts',
];

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && /\.tsx?$/.test(file.name) && !file.name.endsWith('.test.ts'))
  .map((file) => relative(SOURCE, join(file.parentPath, file.name)))
  .filter((file) => !/(^|\/)(web|ui|tests)\//.test(file) && !file.endsWith('/present.ts'));

const saying = (words: RegExp): string[] =>
  files.filter((file) => words.test(readFileSync(join(SOURCE, file), 'utf8'))).toSorted();

test('money is whole paise everywhere inside: rupees are in present.ts, in schemas and in the browser only', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(saying(/\b(to|from)Rupees\b/)).toEqual(EDGES.toSorted());
});

test('only these files tell people rupees beside the presenters', () => {
  expect(saying(/\brupees(Text)?\b[^']*? from '(?:#base\/figures\/money|[^']*\/present)\.ts'/)).toEqual(
    TOLD.toSorted(),
  );
});

test('nobody turns rupees into paise by hand', () => {
  const MONEY = ['base/figures/money.ts', 'base/figures/rupees.ts'];
  expect(saying(/[*/] 100\b/)).toEqual([...NO_MONEY, ...MONEY].toSorted());
});
