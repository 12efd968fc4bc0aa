import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, SCRATCH } from './paths.mjs';
import { Problem } from './problem.mjs';

/** Output of at most this many lines is shown with the error; of longer output only the path is. */
const SHORT = 12;

/** Output of a failing program -> advice for the person who ran it. */
const REASONS = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET/,
    'the package registry did not answer: is there an internet connection?',
  ],
  [/ENOSPC|No space left/i, 'the disk is full.'],
  [/EROFS|EACCES|EPERM|Permission denied/, 'this folder may not be written by you.'],
  [/out of memory|SIGKILL/i, 'the computer ran out of memory.'],
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/**
 * Runs a program with its output in `.haat/<name>.log`. Throws a Problem when it fails.
 * @param {{ name: string, what: string, command: string, args: string[], env?: NodeJS.ProcessEnv, onStart?: (pid: number) => void }} step
 * @returns {Promise<string>} what it printed
 */
export async function runQuietly({ name, what, command, args, env = process.env, onStart }) {
  const path = logPath(name);
  const ending = await runInto({ path, command, args, env, onStart });
  const output = readFileSync(path, 'utf8');
  if (ending === undefined) return output;
  const reason =
    REASONS.find(([pattern]) => /** @type {RegExp} */ (pattern).test(output + ending))?.[1] ?? `${ending}.`;
  const lines = output.trim().split('\n');
  const shown = lines.length <= SHORT && output.trim() ? `\n${lines.join('\n')}` : '';
  throw new Problem(`${what} failed: ${reason} Its output is in ${relative(ROOT, path)}.${shown}`);
}

/**
 * The path of a step's log file; makes its folder.
 * @param {string} name
 */
export function logPath(name) {
  try {
    mkdirSync(SCRATCH, { recursive: true });
  } catch (error) {
    throw new Problem(
      `${SCRATCH} cannot be made (${/** @type {NodeJS.ErrnoException} */ (error).code}): may this folder be written?`,
    );
  }
  return join(SCRATCH, `${name}.log`);
}

/**
 * Runs a program with its output in a file; it ends with this process at the latest.
 * @param {{ path: string, command: string, args: string[], env: NodeJS.ProcessEnv, append?: boolean, onStart?: (pid: number) => void }} run
 * @returns {Promise<string | undefined>} how it failed; undefined when it succeeded
 */
export function runInto({ path, command, args, env, append = false, onStart }) {
  const log = openSync(path, append ? 'a' : 'w');
  return new Promise((resolve) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: ROOT, env, shell, stdio: ['ignore', log, log] });
    running.add(child);
    if (child.pid !== undefined) onStart?.(child.pid);
    const done = (/** @type {string | undefined} */ ending) => {
      running.delete(child);
      closeSync(log);
      resolve(ending);
    };
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(endingOf(code, signal)));
  });
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function endingOf(code, signal) {
  if (code === 0) return undefined;
  return signal ? `it was stopped by ${signal}` : `it ended with code ${code}`;
}
