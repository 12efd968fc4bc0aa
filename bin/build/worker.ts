// Makes the shop's worker, build/client/sw.js, and the one that takes its place when it is switched off, sw-off.js; and
// offline.json, which names the files that a page without a network needs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { LANGUAGE_CODES, LANGUAGES } from '#base/language/language.ts';
import { noNetworkWords } from '#browser/worker/no-network.ts';
import type { NeededFiles } from '#browser/worker/scope.ts';
import { isOfficeRoute, shopManifestOf } from '#main/front/routes-of-build.ts';
import { wordsIn } from '#platform/words.ts';
import { inRoot } from '../setup/paths.mjs';
import { type Part, readManifest } from './manifest.ts';

const ASSETS = inRoot('build/client/assets');
/** The screens of the back office that are used without a network; of the shop all are. */
const OFFICE =
  /\/(?:admin-layout|orders-page|order-page|grid-page|rides-page|sheet-page|packing-page|cash-page|cash-sheet-page)$/;

/** The files that every page of goods loads, now or later. */
const EVERY_PAGE = /\/(?:react|rolldown-runtime|frame|goods)-[^/]+$/;
/** Parts that these load only for signed-in shoppers, or for a link that names nothing of the shop. */
const RARE = /\/(?:sign-out-question|send-waiting-adds|not-found(?:-text)?)-[^/]+$/;
/** The files that a guest's taps load. */
const TAPS = [
  'cart-drawer',
  'filter-dialog',
  'seen-listing',
  'search-suggestions',
  'pack-choice',
  'place-line',
  'promise-line',
  'place-sheet',
  'product-page',
  'login-page',
  'signup-page',
];

const files = readdirSync(ASSETS).filter((name) => /\.(?:js|css|svg)$/.test(name));

/** Names the build by its files, which have hashes in their names. */
const buildId = createHash('sha256').update(files.toSorted().join()).digest('base64url').slice(0, 12);

const texts = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [LANGUAGES[language].start, noNetworkWords(wordsIn(language), language)]),
);

for (const [source, file] of [
  ['worker', 'sw'],
  ['farewell', 'sw-off'],
]) {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(buildId), TEXTS: JSON.stringify(texts) },
    build: {
      target: 'es2022',
      outDir: inRoot('build/client'),
      emptyOutDir: false,
      lib: {
        entry: inRoot(`src/browser/worker/${source}.ts`),
        formats: ['es'],
        fileName: () => `${file}.js`,
      },
    },
  });
}
writeFileSync(inRoot('build/client/offline.json'), JSON.stringify(neededFiles()));

/**
 * The files of the shop's screens, of parts opened by taps, and of some back-office screens, found by following their
 * imports.
 */
function neededFiles(): NeededFiles {
  const { manifest, url } = readManifest();
  const all = Object.values(manifest.routes);
  const shop = closure([manifest.entry, ...all.filter(({ id = '' }) => !isOfficeRoute(id))]);
  const office = closure(all.filter(({ id = '' }) => isOfficeRoute(id) && OFFICE.test(id)));
  return {
    taps: TAPS.flatMap(filesOf),
    shop: [shopManifestOf(url), ...shop],
    office: [url, ...[...office].filter((file) => !shop.has(file))],
  };
}

function closure(parts: readonly Part[], known?: RegExp): Set<string> {
  const found = new Set<string>();
  const left = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || known?.test(file)) continue;
    found.add(file);
    if (file.endsWith('.js')) left.push(...namedIn(file));
  }
  return found;
}

/** The files of a screen or part, by the name of its file without its hash. */
function filesOf(name: string): string[] {
  const [file, ...more] = files.filter((each) => each.replace(/-[\w-]{8}\.js$/, '') === name);
  if (file === undefined || more.length > 0) throw new Error(`Not one script of the build is ${name}.`);
  return [...closure([{ module: `/assets/${file}` }], EVERY_PAGE)].filter((file) => !RARE.test(file));
}

/** The files that a script names. Words are loaded by the page in its own language. */
function namedIn(file: string): string[] {
  const script = readFileSync(inRoot(`build/client${file}`), 'utf8');
  return (script.match(/[\w.-]+\.(?:js|css|svg)\b/g) ?? [])
    .filter((name) => files.includes(name) && !LANGUAGE_CODES.some((code) => name.startsWith(`${code}-`)))
    .map((name) => `/assets/${name}`);
}
