import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

/**
 * A hash of the contents of files and folders. Paths that do not exist, and tests, are left out.
 * @param {string[]} paths inside the project
 */
export function fingerprintOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder)) {
    const content = readFileSync(inRoot(path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/**
 * The fingerprint that an earlier run wrote; undefined when there is none.
 * @param {string} path
 */
export function readFingerprint(path) {
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(path) {
  if (!existsSync(inRoot(path))) return [];
  if (!statSync(inRoot(path)).isDirectory()) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((found) => {
      const inside = join(path, found.name);
      if (found.isDirectory()) return filesUnder(inside);
      return /\.test\.tsx?$/.test(found.name) ? [] : [inside];
    });
}
