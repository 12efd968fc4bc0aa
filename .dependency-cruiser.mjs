// The arrows of ARCHITECTURE.md: base <- platform | browser | ui <- level 1 <- level 2 <- … <- main, no cycles.

import { readFileSync } from 'node:fs';
// Without this parser the tool reads no TypeScript and reports that all is well: better to stop here.
import '@swc/core';

/** The features by level, lowest first. A feature imports lower levels, and on its own level nobody. */
export const LEVELS = [
  ['identity'],
  ['settings', 'media', 'tax'],
  ['catalogue', 'delivery', 'team', 'printing'],
  ['search', 'imports', 'pricing', 'customers', 'stocking', 'wishes'],
  ['cart', 'money', 'bills', 'notices'],
  ['orders'],
  ['packing', 'dispatch', 'counter', 'till', 'papers'],
  ['alarm', 'complaints', 'returns'],
  ['storefront', 'admin'],
];
/** The last level may also use its own: the back office shows the shop, and the shop leads to the back office. */
const LAST_LEVEL = LEVELS.length - 1;

const FEATURE_NAMES = LEVELS.flat();
const FEATURES = FEATURE_NAMES.join('|');

/** The shapes and rules of a feature, read by both sides: <feature>/<feature>.ts. */
const CONTRACTS = `^src/(?:${FEATURE_NAMES.map((name) => `${name}/${name}`).join('|')})[.]ts$`;

/** What other features may use of one: its contract, one front door a side, and the help of its screens, which is loaded by itself. */
const FRONT_DOORS = [
  CONTRACTS,
  '/server/public[.]ts$',
  '/web/public[.]ts$',
  '/web/admin/(?:public[.]ts|help[.]tsx)$',
];

/** The route modules, by the list of routes: their loaders run on the server only and are cut out of the browser's bundle. */
const ROUTE_MODULE = [...readFileSync('src/main/routes.ts', 'utf8').matchAll(/'[.][.]\/([^']+[.]tsx)'/g)].map(
  ([, file = '']) => `^src/${file.replaceAll('.', '[.]')}$`,
);

/** Where a loader may read from: queries, of its own feature or through a front door. */
const READS = ['/server/queries[.]ts$', '/server/queries/', '/server/public[.]ts$'];

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

/** @param {number} level */
const allowedFrom = (level) => LEVELS.slice(0, level === LAST_LEVEL ? level + 1 : level).flat();

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
      { path: '^src/(?!main/)' },
      { path: '^src/main/' },
    ),
    forbid(
      'tables-know-no-feature',
      'db/ holds tables and their history: it imports base and itself, so a migration stays as it was written.',
      { path: '^db/' },
      { path: '^src/(?!base/)' },
    ),
    ...LEVELS.flatMap((features, level) =>
      features.map((feature) =>
        forbid(
          `${feature}-uses-lower-levels-only`,
          `${feature} is on level ${level + 1} and imports lower levels only.`,
          { path: `^src/${feature}/` },
          {
            path: `^src/(?:${FEATURES})/`,
            pathNot: `^src/(?:${[feature, ...allowedFrom(level)].join('|')})/`,
          },
        ),
      ),
    ),
    forbid(
      'front-door-only',
      'Another feature is entered by <feature>.ts, server/public.ts, web/public.ts, web/admin/public.ts or web/admin/help.tsx.',
      { path: `^src/(${FEATURES})/` },
      { path: `^src/(?:${FEATURES})/`, pathNot: ['^src/$1/', ...FRONT_DOORS] },
    ),
    forbid(
      'front-door-for-others',
      'A front door is for other features: inside its own, a file imports what it needs where it stands.',
      { path: `^src/(${FEATURES})/` },
      { path: '^src/$1/.*/public[.]ts$' },
    ),
    forbid(
      'every-folder-is-known',
      'A new folder in src gets a level here and in ARCHITECTURE.md.',
      { path: `^src/(?!(?:base|platform|browser|ui|main|${FEATURES})/)` },
      {},
    ),
    forbid(
      'contract-is-pure',
      'Both sides read what stands beside server/ and web/: it imports base and other contracts only.',
      { path: `^src/(?:${FEATURES})/(?!server/|web/).*[.]ts$` },
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
        pathNot: READS,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'queries-only-read',
      'A query never writes: it does not reach for a command. What it takes through a front door: reads.test.ts.',
      { path: '/queries[.]ts$|/queries/' },
      { path: '/commands[.]ts$|/commands/' },
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
