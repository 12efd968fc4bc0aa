/**
 * Makes the pictures of the demo shop, once: build/demo-media/<id>/<width>.<format> and build/demo-media/index.json,
 * which says for each `thumbnail` cell (and each category's placeholder) the id of its picture.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFileAtomically } from '#platform/files.ts';

/** The pictures made, with their sources and the version of the code. */
type Made = {
  sources: string;
  recipe: string;
  pictures: Record<string, { source: string; id: string }>;
};

const inRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const FOLDER = inRoot('build/demo-media');
/** The modules that decide what a picture's files hold and are called: a change of one makes all pictures anew. */
const RECIPE = [
  'src/media/media.ts',
  'src/media/server/pictures.ts',
  'src/media/server/store.ts',
  'src/main/demo/make-pictures.ts',
  'src/main/demo/framed.ts',
];
const VERSIONS = ['node_modules/sharp/package.json', 'node_modules/@lobehub/fluent-emoji-3d/package.json'];

await makePictures();

async function makePictures(): Promise<void> {
  const started = performance.now();
  const before = readMade();
  const recipe = hashOfFiles([...RECIPE, ...VERSIONS]);
  const sources = hashOfFiles([...RECIPE, ...VERSIONS, 'src/main/demo']);
  const standing = new Set(existsSync(FOLDER) ? readdirSync(FOLDER) : []);
  let made = 0;
  let pictures = before.pictures;
  if (before.sources !== sources || !Object.values(pictures).every(({ id }) => standing.has(id))) {
    // A picture's id depends on its source only, so changed code makes all pictures anew.
    if (before.recipe !== recipe) rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    const { makeFramed, readSources } = await import('./framed.ts');
    const { folderStore } = await import('#media/server/store.ts');
    const store = folderStore(FOLDER);
    const entries = await inParallel(Object.entries(readSources()), async ([cell, read]) => {
      const source = read();
      const hash = createHash('sha256').update(source.bytes).digest('hex');
      const known = before.recipe === recipe ? before.pictures[cell] : undefined;
      if (known?.source === hash && standing.has(known.id)) return [cell, known] as const;
      const picture = await makeFramed(source);
      await store.put(picture);
      made += 1;
      return [cell, { source: hash, id: picture.id }] as const;
    });
    pictures = Object.fromEntries(entries);
    const index = Object.fromEntries(entries.map(([cell, { id }]) => [cell, id]));
    await writeFileAtomically(join(FOLDER, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
    await writeFileAtomically(
      join(FOLDER, 'made.json'),
      JSON.stringify({ sources, recipe, pictures } satisfies Made),
    );
    clearAway(Object.values(index));
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${Object.keys(pictures).length} pictures, ${made} made, ${seconds} s`);
}

/** The index of the last complete run; empty if there was none. */
function readMade(): Made {
  const file = join(FOLDER, 'made.json');
  if (!existsSync(file)) return { sources: '', recipe: '', pictures: {} };
  return JSON.parse(readFileSync(file, 'utf8')) as Made;
}

/** Deletes pictures that no product shows any more, and files of interrupted runs. */
function clearAway(ids: readonly string[]): void {
  const wanted = new Set([...ids, 'index.json', 'made.json']);
  for (const name of readdirSync(FOLDER)) {
    if (!wanted.has(name)) rmSync(join(FOLDER, name), { recursive: true, force: true });
  }
}

function hashOfFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  const full = inRoot(path);
  if (/\.\w+$/.test(path)) return [full];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/** Works on as many items at once as there are processors; the results keep the order of the items. */
async function inParallel<Given, Made>(
  all: readonly Given[],
  make: (one: Given) => Promise<Made>,
): Promise<Made[]> {
  const answers: Made[] = [];
  const queue = all.entries();
  const work = async () => {
    for (const [at, one] of queue) answers[at] = await make(one);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return answers;
}
