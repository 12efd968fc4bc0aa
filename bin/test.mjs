// `npm test`: runs the steps of bin/test/steps.mjs, in parallel as far as two cores allow.
//
//   npm test                       everything
//   npm run check                  what takes less than a minute
//   npm test -- --only lint,types  these steps
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { logPath, runInto } from './setup/child-process.mjs';
import { inRoot } from './setup/paths.mjs';
import { main, Problem } from './setup/problem.mjs';
import { installDebian } from './test/debian.mjs';
import { scratchFolder } from './test/scratch-folder.mjs';
import { QUICK, STEPS } from './test/steps.mjs';
import { TOOLS } from './test/tools.mjs';

/** @typedef {import('./test/steps.mjs').Step} Step */
/** @typedef {{ step: Step, ending: 'ok' | 'FAILED' | 'skipped', seconds: number, why?: string }} Result */

const CORES = 2;
const isStrict = process.env['CI'] === 'true';
// In memory where there is room: a shop waits for each of its writes to reach the disk, and these are deleted at the end.
const scratch = mkdtempSync(join(scratchFolder(), 'haat-tests-'));
chmodSync(scratch, 0o755); // a PostgreSQL or nginx in there has a user of its own
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
const env = {
  ...process.env,
  PATH: [inRoot('node_modules', '.bin'), process.env['PATH']].join(delimiter),
  TMPDIR: scratch,
};

process.once('SIGTERM', () => process.exit(143)); // the programs that it started end with it

await main(async () => {
  const start = performance.now();
  const results = await runAll(chosenSteps(process.argv.slice(2)));
  const count = (/** @type {string} */ ending) => results.filter((result) => result.ending === ending).length;
  console.log('');
  for (const result of results) if (result.ending !== 'ok') console.log(lineFor(result));
  console.log(`Took ${secondsSince(start).toFixed(0)} s.`);
  console.log(`${count('ok')} passed, ${count('FAILED')} failed`);
  if (count('FAILED') > 0) process.exitCode = 1;
});

/**
 * @param {string[]} args
 * @returns {Step[]}
 */
function chosenSteps(args) {
  if (args.length === 0) return STEPS;
  const names = STEPS.map(({ name }) => name);
  const wanted = args[0] === '--quick' ? QUICK : args[0] === '--only' ? (args[1] ?? '').split(',') : [];
  if (wanted.length === 0 || !wanted.every((name) => names.includes(name))) {
    throw new Problem(`Usage: npm test [-- --only ${names.join(',')}]`);
  }
  return STEPS.filter(({ name }) => wanted.includes(name));
}

/**
 * @param {Step[]} steps
 * @returns {Promise<Result[]>}
 */
async function runAll(steps) {
  const tools = toolsFor(steps);
  const waiting = new Set(steps);
  /** @type {Map<Step, Promise<Result>>} */
  const running = new Map();
  /** @type {Result[]} */
  const results = [];
  const isOver = (/** @type {string} */ name) =>
    ![...waiting, ...running.keys()].some((step) => step.name === name);
  const free = () => CORES - [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      if (step.cores > free() || !(step.after ?? []).every(isOver)) continue;
      waiting.delete(step);
      const isUnbuilt =
        step.after?.includes('build') && results.some((r) => r.step.name === 'build' && r.ending !== 'ok');
      running.set(step, isUnbuilt ? Promise.resolve(failed(step, 'the build failed.')) : run(step, tools));
    }
    const result = await Promise.race(running.values());
    running.delete(result.step);
    results.push(result);
    if (result.ending === 'FAILED' && !result.why) showOutput(result);
    console.log(lineFor(result));
  }
  return results;
}

/**
 * Installs missing tools where that is possible. Each step checks for itself whether its tool is there.
 * @param {Step[]} steps
 */
async function toolsFor(steps) {
  for (const { tool } of steps) {
    if (!tool || !TOOLS[tool].isWanted()) continue;
    try {
      await installDebian(TOOLS[tool].packages, console.log);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.log(error.message);
    }
  }
}

/**
 * @param {Step} step
 * @param {Promise<void>} tools
 * @returns {Promise<Result>}
 */
async function run(step, tools) {
  if (step.tool) {
    await tools;
    const { isUsable, missing } = TOOLS[step.tool];
    if (!isUsable())
      return isStrict ? failed(step, missing) : { step, ending: 'skipped', seconds: 0, why: missing };
  }
  const start = performance.now();
  try {
    const around = await step.around?.();
    try {
      const isGood = await runCommands(step, { ...env, ...step.env, ...around?.env });
      return { step, ending: isGood ? 'ok' : 'FAILED', seconds: secondsSince(start) };
    } finally {
      await around?.stop();
    }
  } catch (error) {
    if (error instanceof Problem) return failed(step, error.message);
    throw error;
  }
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} stepEnv
 */
async function runCommands(step, stepEnv) {
  const path = logPath(`test-${step.name}`);
  for (const [index, [command = '', ...args]] of step.commands.entries()) {
    const ending = await runInto({ path, command, args, env: stepEnv, append: index > 0 });
    if (ending !== undefined) return false;
  }
  return true;
}

/**
 * @param {Step} step
 * @param {string} why
 * @returns {Result}
 */
function failed(step, why) {
  return { step, ending: 'FAILED', seconds: 0, why };
}

/** @param {Result} result */
function showOutput({ step, seconds }) {
  const began = Date.now() - seconds * 1000 - 1000;
  for (const name of [`test-${step.name}`, ...(step.logs ?? [])]) {
    const found = statSync(logPath(name), { throwIfNoEntry: false });
    if (found && found.mtimeMs >= began) console.log(readFileSync(logPath(name), 'utf8'));
  }
}

/** @param {number} start */
function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

/** @param {Result} result */
function lineFor({ step, ending, seconds, why }) {
  return `${ending.padEnd(8)} ${step.title.padEnd(28)} ${why ?? `${seconds.toFixed(1)} s`}`;
}
