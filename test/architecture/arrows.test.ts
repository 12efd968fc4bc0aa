import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const value = (from: string) => `import { x } from '${from}'; export const y = x;`;
const type = (from: string) => `import type { X } from '${from}'; export type Y = X;`;
const lazily = (from: string) => `export const y = () => import('${from}');`;

/** The file that somebody might write, the import in it, and the rule that must report it. */
const FAULTS: [path: string, code: string, rule: string][] = [
  ['src/base/figures/money.ts', value('#platform/log/log.ts'), 'base-stands-alone'],
  ['src/platform/mail/mailer.ts', type('#cart/cart.ts'), 'plumbing-knows-no-feature'],
  ['src/ui/dialog.tsx', value('#browser/calls/api-client.ts'), 'plumbing-knows-no-feature'],
  ['src/cart/server/queries/totals.ts', value('#main/api.ts'), 'main-is-imported-by-nothing'],
  ['db/orders.ts', type('#cart/cart.ts'), 'tables-know-no-feature'],
  ['db/migrations/001-names.fill.ts', value('#platform/log/log.ts'), 'tables-know-no-feature'],
  ['src/identity/server/guard.ts', value('#settings/settings.ts'), 'identity-uses-lower-levels-only'],
  ['src/settings/server/commands.ts', value('#cart/cart.ts'), 'settings-uses-lower-levels-only'],
  ['src/settings/server/logo.ts', value('#media/media.ts'), 'settings-uses-lower-levels-only'],
  ['src/media/server/routes.ts', value('#admin/admin.ts'), 'media-uses-lower-levels-only'],
  ['src/catalogue/web/tile.tsx', value('#cart/cart.ts'), 'catalogue-uses-lower-levels-only'],
  ['src/delivery/server/areas.ts', type('#catalogue/catalogue.ts'), 'delivery-uses-lower-levels-only'],
  ['src/team/server/routes.ts', value('#orders/orders.ts'), 'team-uses-lower-levels-only'],
  ['src/search/server/routes.ts', value('#imports/imports.ts'), 'search-uses-lower-levels-only'],
  ['src/imports/server/routes.ts', value('#search/server/public.ts'), 'imports-uses-lower-levels-only'],
  ['src/pricing/server/routes.ts', value('#cart/cart.ts'), 'pricing-uses-lower-levels-only'],
  ['src/customers/server/queries.ts', value('#orders/orders.ts'), 'customers-uses-lower-levels-only'],
  ['src/stocking/server/routes.ts', value('#imports/imports.ts'), 'stocking-uses-lower-levels-only'],
  ['src/cart/server/routes.ts', value('#orders/orders.ts'), 'cart-uses-lower-levels-only'],
  ['src/orders/server/routes.ts', value('#storefront/storefront.ts'), 'orders-uses-lower-levels-only'],
  ['src/money/server/queries.ts', type('#orders/orders.ts'), 'money-uses-lower-levels-only'],
  ['src/orders/server/move.ts', value('#packing/server/public.ts'), 'orders-uses-lower-levels-only'],
  ['src/packing/server/pack.ts', value('#till/server/public.ts'), 'packing-uses-lower-levels-only'],
  ['src/cart/server/owner.ts', value('#identity/server/queries.ts'), 'front-door-only'],
  ['src/cart/server/present.ts', value('#catalogue/server/index.ts'), 'front-door-only'],
  ['src/orders/server/present.ts', lazily('#catalogue/server/index.ts'), 'front-door-only'],
  ['src/cart/server/commands.ts', type('#catalogue/server/index.ts'), 'front-door-only'],
  ['src/admin/web/shell.tsx', value('#catalogue/web/tile-picture.tsx'), 'front-door-only'],
  ['src/orders/server/list.ts', value('#orders/server/public.ts'), 'front-door-for-others'],
  ['src/shop/shop.ts', value('#base/figures/money.ts'), 'every-folder-is-known'],
  ['src/settings/settings.ts', value('#platform/log/log.ts'), 'contract-is-pure'],
  ['src/orders/staff-orders.ts', type('#orders/server/queries.ts'), 'contract-is-pure'],
  ['src/catalogue/stock/shown.ts', value('#platform/log/log.ts'), 'contract-is-pure'],
  ['src/identity/identity.ts', type('#identity/server/sessions.ts'), 'contract-is-pure'],
  ['src/cart/web/cart-drawer.tsx', value('#cart/server/queries.ts'), 'web-never-imports-server'],
  ['src/cart/web/line.tsx', value('#platform/log/log.ts'), 'web-never-imports-server'],
  ['src/cart/web/add-on-page.tsx', value('#cart/server/queries.ts'), 'web-never-imports-server'],
  ['src/storefront/web/product-page.tsx', value('#storefront/server/commands.ts'), 'route-modules-only-read'],
  ['src/storefront/server/queries/step.ts', value('#storefront/server/commands.ts'), 'queries-only-read'],
  ['src/till/server/queries.ts', value('#till/server/commands.ts'), 'queries-only-read'],
  ['src/orders/server/bill.ts', value('#orders/web/bill-summary.tsx'), 'server-never-imports-web'],
  ['src/media/server/store.ts', value('#ui/button.tsx'), 'server-never-imports-web'],
  ['src/orders/web/orders-page.tsx', value('./admin/desk-page.tsx'), 'shopper-pages-carry-no-back-office'],
  ['src/catalogue/web/hero.tsx', type('#db/schema.ts'), 'tables-stay-on-the-server'],
  ['src/catalogue/server/search.ts', value('#test/open-shop.ts'), 'shop-code-imports-no-tests'],
  ['src/catalogue/server/commands.ts', value('vitest'), 'shop-runs-without-dev-packages'],
  ['src/media/server/size.ts', value('#media/server/gone.ts'), 'nothing-unresolved'],
  ['src/settings/server/one.ts', value('./two.ts'), 'no-cycles'], // told once, for both
];

/** Allowed imports, so that a rule which forbids everything is noticed, too. */
const ALLOWED: [path: string, code: string][] = [
  ['src/settings/server/two.ts', value('./one.ts')],
  ['src/orders/orders.ts', value('#cart/cart.ts')],
  ['src/orders/server/commands/place-order.ts', value('#catalogue/server/public.ts')],
  ['src/orders/web/admin/desk-page.tsx', value('#orders/server/queries.ts')],
  ['src/orders/web/success-page.tsx', type('#orders/server/bill.ts')],
  ['src/orders/web/bill-summary.tsx', value('#catalogue/web/public.ts')],
  ['src/orders/web/admin/board.tsx', value('#team/web/admin/public.ts')],
  ['src/cart/server/queries.ts', `${value('#db/schema.ts')} export { x as z } from 'valibot';`],
  ['src/cart/server/commands/add-line.ts', value('#identity/server/public.ts')],
  ['src/admin/web/links.tsx', type('#storefront/storefront.ts')],
  ['src/admin/web/screens.ts', lazily('#packing/web/admin/help.tsx')],
  ['src/cart/cart.test.ts', value('#test/open-shop.ts')],
  ['db/tables.ts', value('#base/figures/money.ts')],
  ['src/main/api.ts', lazily('#admin/web/shell.tsx')],
  ['test/open-shop.ts', value('#main/api.ts')],
  ['src/catalogue/web/card.tsx', 'export const x = <p>What if you import?</p>; export type X = 1;'],
];

/** What is a route module, the list of routes says; the name of a file does not. */
const ROUTES = [
  `layout('../orders/web/admin/desk-page.tsx', [`,
  `  index('../orders/web/success-page.tsx'), page('product', '../storefront/web/product-page.tsx')]);`,
].join('\n');

/** Modules that the ones above need and that import nothing. */
const PLAIN = [
  'src/platform/log/log.ts',
  'src/browser/calls/api-client.ts',
  'src/ui/button.tsx',
  'src/admin/admin.ts',
  'src/media/media.ts',
  'src/imports/imports.ts',
  'src/catalogue/catalogue.ts',
  'src/catalogue/server/index.ts',
  'src/catalogue/server/public.ts',
  'src/catalogue/web/public.ts',
  'src/catalogue/web/tile-picture.tsx',
  'src/search/server/public.ts',
  'src/team/web/admin/public.ts',
  'src/cart/cart.ts',
  'src/orders/server/queries.ts',
  'src/till/server/commands.ts',
  'src/orders/server/public.ts',
  'src/packing/server/public.ts',
  'src/packing/web/admin/help.tsx',
  'src/till/server/public.ts',
  'src/storefront/storefront.ts',
  'src/storefront/server/commands.ts',
  'src/identity/server/sessions.ts',
  'src/identity/server/queries.ts',
  'src/identity/server/public.ts',
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
    put(
      'src/main/routes.ts',
      `export const x = () => {}; const [index, layout, page] = [x, x, x]; ${ROUTES}`,
    );
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
