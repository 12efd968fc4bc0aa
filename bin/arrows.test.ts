import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const value = (from: string) => `import { x } from '${from}'; export const y = x;`;
const type = (from: string) => `import type { X } from '${from}'; export type Y = X;`;
const lazily = (from: string) => `export const y = () => import('${from}');`;

/** Where somebody might put it, what they might write there, and the rule that must speak up. */
const FAULTS: [path: string, code: string, rule: string][] = [
  ['src/base/money.ts', value('#platform/log.ts'), 'base-stands-alone'],
  ['src/platform/mailer.ts', type('#cart/cart.ts'), 'plumbing-knows-no-feature'],
  ['src/ui/dialog.tsx', value('#browser/api-client.ts'), 'plumbing-knows-no-feature'],
  ['src/cart/server/queries/totals.ts', value('#main/api.ts'), 'main-is-imported-by-nothing'],
  ['db/demo/orders.ts', value('#main/api.ts'), 'main-is-imported-by-nothing'],
  ['src/shop/server/commands.ts', value('#cart/cart.ts'), 'shop-uses-only'],
  ['src/accounts/server/queries.ts', value('#orders/server/queries.ts'), 'accounts-uses-only'],
  ['src/catalogue/web/tile.tsx', value('#cart/web/cart-store.ts'), 'catalogue-uses-only'],
  ['src/media/server/routes.ts', value('#admin/admin.ts'), 'media-uses-only'],
  ['src/cart/server/routes.ts', value('#orders/orders.ts'), 'cart-uses-only'],
  ['src/cart/server/owner.ts', value('#accounts/server/queries.ts'), 'cart-uses-only'],
  ['src/orders/server/routes.ts', value('#admin/admin.ts'), 'orders-uses-only'],
  ['src/cart/server/present.ts', value('#catalogue/server/search-index.ts'), 'front-door-only'],
  ['src/orders/server/present.ts', lazily('#catalogue/server/search-index.ts'), 'front-door-only'],
  ['src/cart/server/commands.ts', type('#catalogue/server/search-index.ts'), 'front-door-only'],
  ['src/admin/web/shell.tsx', value('#catalogue/web/hero.tsx'), 'front-door-only'],
  ['src/shop/shop.ts', value('#platform/log.ts'), 'contract-is-pure'],
  ['src/orders/order-desk.ts', type('#orders/server/queries.ts'), 'contract-is-pure'],
  ['src/accounts/accounts.ts', type('#accounts/server/guard.ts'), 'contract-is-pure'],
  ['src/cart/web/cart-drawer.tsx', value('#cart/server/queries.ts'), 'web-never-imports-server'],
  ['src/cart/web/line.tsx', value('#platform/log.ts'), 'web-never-imports-server'],
  ['src/catalogue/web/product-page.tsx', value('#catalogue/server/commands.ts'), 'route-modules-only-read'],
  ['src/orders/server/bill.ts', value('#orders/web/bill-summary.tsx'), 'server-never-imports-web'],
  ['src/media/server/store.ts', value('#ui/button.tsx'), 'server-never-imports-web'],
  ['src/orders/web/orders-page.tsx', value('./admin/desk-page.tsx'), 'shopper-pages-carry-no-back-office'],
  ['src/catalogue/web/hero.tsx', type('#db/schema.ts'), 'tables-stay-on-the-server'],
  ['src/catalogue/server/search-index.ts', value('#test/open-shop.ts'), 'shop-code-imports-no-tests'],
  ['src/catalogue/server/commands.ts', value('vitest'), 'shop-runs-without-dev-packages'],
  ['src/media/server/size.ts', value('#media/server/gone.ts'), 'nothing-unresolved'],
  ['src/shop/server/one.ts', value('./two.ts'), 'no-cycles'], // told once, for both
];

/** What the architecture allows, so that a rule which forbids everything is noticed, too. */
const ALLOWED: [path: string, code: string][] = [
  ['src/shop/server/two.ts', value('./one.ts')],
  ['src/orders/orders.ts', value('#cart/cart.ts')],
  ['src/orders/server/commands/place-order.ts', value('#catalogue/server/commands/take-stock.ts')],
  ['src/orders/web/admin/desk-page.tsx', value('#orders/server/queries.ts')],
  ['src/orders/web/success-page.tsx', type('#orders/server/bill.ts')],
  ['src/orders/web/bill-summary.tsx', value('#catalogue/web/product-card.tsx')],
  ['src/cart/server/queries.ts', `${value('#db/schema.ts')} export { x as z } from 'valibot';`],
  ['src/cart/server/commands/add-line.ts', value('#accounts/server/guard.ts')],
  ['src/cart/cart.test.ts', value('#test/open-shop.ts')],
  ['src/main/api.ts', lazily('#admin/web/shell.tsx')],
  ['test/open-shop.ts', value('#main/api.ts')],
  ['src/catalogue/web/product-card.tsx', 'export const x = <p>What if you import?</p>; export type X = 1;'],
];

/** Modules that the ones above need and that import nothing. */
const PLAIN = [
  'src/platform/log.ts',
  'src/browser/api-client.ts',
  'src/ui/button.tsx',
  'src/admin/admin.ts',
  'src/cart/cart.ts',
  'src/cart/web/cart-store.ts',
  'src/orders/server/queries.ts',
  'src/accounts/server/guard.ts',
  'src/catalogue/server/commands/take-stock.ts',
  'db/schema.ts',
];

test('each arrow of the architecture is watched, and nothing else is forbidden', () => {
  const folder = mkdtempSync(join(tmpdir(), 'haat-arrows-'));
  try {
    const put = (path: string, code: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), code);
    };
    for (const path of PLAIN) put(path, 'export const x = 1; export type X = 1;');
    for (const [path, code] of [...FAULTS, ...ALLOWED]) put(path, code);
    for (const name of ['package.json', '.dependency-cruiser.mjs'])
      cpSync(join(ROOT, name), join(folder, name));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const found = violationsIn(folder);
    expect(found).toEqual(FAULTS.map(([path, , rule]) => `${path}: ${rule}`).sort());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function violationsIn(folder: string): string[] {
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/depcruise',
    ['src', 'db', '--output-type', 'json'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (!stdout) throw new Error(stderr);
  const report = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return [...new Set(report.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`))].sort();
}
