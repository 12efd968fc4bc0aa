import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Logs, the turn of who sets up, nothing that matters: may be deleted at any time. */
export const SCRATCH = join(ROOT, '.haat');

/**
 * A path inside the project.
 * @param {string[]} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);
