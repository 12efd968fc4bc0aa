import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

const UNSET = 1;

/**
 * Tells git to use the hooks of .githooks, in a clone that has chosen no others. A machine without git, or a clone that may
 * not be written to, goes on without hooks.
 */
export function useHooks() {
  if (!existsSync(inRoot('.git'))) return;
  const config = (/** @type {string[]} */ ...args) =>
    spawnSync('git', ['-C', inRoot(), 'config', ...args], { stdio: 'ignore' }).status;
  if (config('--get', 'core.hooksPath') === UNSET) config('core.hooksPath', '.githooks');
}
