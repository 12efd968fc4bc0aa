import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
/** Everything that decides how an index is made of goods: its code, and the words that every shop knows. */
const MADE_BY = [
  'src/search/server/index',
  'src/search/reading',
  'src/platform/db/search-text.ts',
  'db/vocabulary',
  'db/starter',
  'src/catalogue/server/staples.ts',
];
const READ = /\.(ts|csv)$/;

let known: string | undefined;

/** The version of an index that this program makes: another after each change of what it is made by. */
export const indexVersion = (): string => (known ??= versionOf(MADE_BY.map((path) => join(ROOT, path))));

function versionOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn)) hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  return hash.digest('hex');
}

const filesIn = (path: string): string[] =>
  READ.test(path)
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((name) => READ.test(name) && !name.endsWith('.test.ts'))
        .toSorted()
        .map((name) => join(path, name));
