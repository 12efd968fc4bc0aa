// The arrows of ARCHITECTURE.md: base <- platform | browser | ui <- features <- main, no cycles.

// Without this parser the tool reads no TypeScript and reports that all is well: better to stop here.
import '@swc/core';

const FEATURE_NAMES = ['shop', 'accounts', 'catalogue', 'media', 'cart', 'orders', 'admin'];
const FEATURES = FEATURE_NAMES.join('|');

/** The shapes and rules of a feature, read by both sides: <feature>/<feature>.ts. */
const CONTRACTS = `^src/(?:${FEATURE_NAMES.map((name) => `${name}/${name}`).join('|')})[.]ts$`;
const QUERIES = ['/server/queries[.]ts$', '/server/queries/'];
const COMMANDS = ['/server/commands[.]ts$', '/server/commands/'];
const WHO_CALLS = ['^src/accounts/(?:accounts|server/guard|web/session-store)[.]ts$'];

/** A route module: its loader runs on the server only and is cut out of the browser's bundle. */
const ROUTE_MODULE = '/web/.*-(?:page|layout)[.]tsx$';

/** What one feature may take from another. */
const FRONT_DOOR = [
  CONTRACTS,
  ...QUERIES,
  ...COMMANDS,
  '/server/(?:present|guard)[.]ts$',
  '/web/(?:admin/)?[a-z-]+-(?:card|summary|picker|drawer)[.]tsx$',
  '/web/[a-z-]+-store[.]ts$',
];

/** Feature -> features whose front door it may use. Who calls, and whether they may, each may ask accounts. */
const MAY_USE = {
  shop: 'accounts|catalogue|media',
  accounts: 'shop|catalogue|media',
  catalogue: 'shop|accounts|media',
  media: 'shop|accounts|catalogue',
  cart: 'catalogue|shop',
  orders: 'accounts|cart|catalogue|shop',
};

/**
 * @param {string} name
 * @param {string} comment
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['from']} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-cycles', 'Two modules that need each other hide a third.', {}, { circular: true }),
    forbid('nothing-unresolved', 'Each import must exist.', {}, { couldNotResolve: true }),
    forbid(
      'base-stands-alone',
      'src/base holds pure values and imports nothing else of ours.',
      { path: '^src/base/' },
      { path: '^(?:src/(?!base/)|db/)' },
    ),
    forbid(
      'plumbing-knows-no-feature',
      'platform, browser and ui import base only: not a feature, not main, not each other.',
      { path: '^src/(platform|browser|ui)/' },
      { path: '^src/', pathNot: '^src/(?:base|$1)/' },
    ),
    forbid(
      'main-is-imported-by-nothing',
      'src/main composes; nothing in the shop may depend on how.',
      { path: '^(?:src/(?!main/)|db/)' },
      { path: '^src/main/' },
    ),
    ...Object.entries(MAY_USE).map(([feature, others]) =>
      forbid(
        `${feature}-uses-only`,
        `${feature} may use ${others.replaceAll('|', ', ')}.`,
        { path: `^src/${feature}/` },
        { path: `^src/(?:${FEATURES})/`, pathNot: [`^src/(?:${feature}|${others})/`, ...WHO_CALLS] },
      ),
    ),
    forbid(
      'front-door-only',
      'Another feature is entered by <feature>.ts, server/{queries,commands,present,guard}, web/*-card|summary|picker|drawer.tsx or web/*-store.ts.',
      { path: `^src/(${FEATURES})/` },
      { path: `^src/(?:${FEATURES})/`, pathNot: ['^src/$1/', ...FRONT_DOOR] },
    ),
    forbid(
      'contract-is-pure',
      'Both sides read what stands beside server/ and web/: it imports base and other contracts only.',
      { path: `^src/(?:${FEATURES})/[^/]+[.]ts$` },
      { path: '^(?:src/(?:platform|browser|ui)/|src/[^/]+/(?:server|web)/|db/)' },
    ),
    forbid(
      'web-never-imports-server',
      'The browser gets no server code; types, and the loader of a route module, are the exceptions.',
      { path: '^src/[^/]+/web/', pathNot: ROUTE_MODULE },
      { path: '^src/(?:[^/]+/server|platform)/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'route-modules-only-read',
      'A loader reads: server/queries (and plumbing), never commands, routes or presenters of its own making.',
      { path: ROUTE_MODULE },
      {
        path: '^src/[^/]+/server/',
        pathNot: QUERIES,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'server-never-imports-web',
      'The server renders through main; its commands and queries know no screen.',
      { path: '^src/(?:[^/]+/server|platform)/' },
      { path: '^src/(?:[^/]+/web|browser|ui)/' },
    ),
    forbid(
      'shopper-pages-carry-no-back-office',
      'Nothing a shopper downloads may pull in admin code.',
      { path: '^src/[^/]+/web/', pathNot: ['^src/admin/', '/web/admin/'] },
      { path: ['^src/admin/', '^src/.*/admin/'] },
    ),
    forbid(
      'tables-stay-on-the-server',
      'db/ is for server code: a contract, a screen or the browser never sees a table.',
      { path: '^src/(?:base|browser|ui|[^/]+/web)/', pathNot: ROUTE_MODULE },
      { path: '^db/' },
    ),
    forbid(
      'shop-code-imports-no-tests',
      'What runs in the shop does not need what checks it.',
      { path: '^(?:src|db)/' },
      { path: '^(?:test|e2e|bench)/' },
    ),
    forbid(
      'shop-runs-without-dev-packages',
      'A server installed with --omit=dev must start.',
      { path: '^(?:src|db/migrations)/', pathNot: '^src/main/(?:dev|routes)[.]ts$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Tests may look anywhere; and the parser does not know `using`, which they are written with.
    exclude: { path: '[.]test[.]tsx?$|[?]|^[.]react-router/|^build/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main'],
    },
  },
};
