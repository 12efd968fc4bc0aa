import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Logs and the setup lock. May be deleted whenever nothing runs. */
export const SCRATCH = join(ROOT, '.haat');

/**
 * A path inside the project.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);
