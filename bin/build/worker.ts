// Makes the shop's worker, build/client/sw.js, and the one that takes its place when it is switched off, sw-off.js; and
// offline.json, which names the files that a page without a network needs.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { LANGUAGE_CODES, LANGUAGES } from '#base/language/language.ts';
import { noNetworkWords } from '#browser/worker/no-network-words.ts';
import { wordsIn } from '#platform/words.ts';
import { inRoot } from '../setup/paths.mjs';

const ASSETS = inRoot('build/client/assets');
/** The screens of the back office that are used without a network; of the shop all are. */
const OFFICE = /\/(?:admin-layout|orders-page|order-page|grid-page|rides-page|sheet-page)$/;
const IS_OFFICE = /\/admin\/|\/src\/admin\//;

type Part = { id?: string; module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: Part; routes: Record<string, Part> };

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

/** What the shop's screens, and some of the back office's, are made of: found by following what each file names. */
function neededFiles(): { shop: string[]; office: string[] } {
  const { entry, routes } = readManifest();
  const all = Object.values(routes);
  const shop = closure([entry, ...all.filter(({ id = '' }) => !IS_OFFICE.test(id))]);
  const office = closure(all.filter(({ id = '' }) => IS_OFFICE.test(id) && OFFICE.test(id)));
  return { shop: [...shop], office: [...office].filter((file) => !shop.has(file)) };
}

function readManifest(): Manifest {
  const name = files.find((file) => file.startsWith('manifest-'));
  if (!name) throw new Error('The build has no manifest of its routes.');
  const script = readFileSync(`${ASSETS}/${name}`, 'utf8');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest;
}

function closure(parts: readonly Part[]): Set<string> {
  const found = new Set<string>();
  const left = parts.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css]);
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    if (file.endsWith('.js')) left.push(...namedIn(file));
  }
  return found;
}

/** The files that a script names. Words are loaded by the page in its own language. */
function namedIn(file: string): string[] {
  const script = readFileSync(inRoot(`build/client${file}`), 'utf8');
  return (script.match(/[\w.-]+\.(?:js|css|svg)\b/g) ?? [])
    .filter((name) => files.includes(name) && !/^(?:en|hi|bn)-/.test(name))
    .map((name) => `/assets/${name}`);
}
