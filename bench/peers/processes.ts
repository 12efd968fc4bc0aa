import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processorMs } from '../support/process-usage.ts';

/** A program that was started, with all that it started itself. */
export type RunningProcess = {
  /** Memory of it and of what it started, shared pages counted once (PSS), in MB. */
  memory(): number;
  /** Milliseconds of processor that those of them took that are alive. */
  processor(): number;
  /** How many processes it is. */
  count(): number;
  stop(): Promise<void>;
};

const STOPS_WITHIN_MS = 10_000;

/** Starts a program with our Node, as production does; what it says goes to a file in its folder. */
export function startProgram(
  cwd: string,
  args: readonly string[],
  env: Record<string, string>,
): RunningProcess {
  const log = openSync(join(cwd, 'running.log'), 'a');
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', log, log],
  });
  const end = (): void => familyOf(child).forEach((pid) => signal(pid, 'SIGKILL'));
  process.once('exit', end);
  return {
    memory: () => familyOf(child).reduce((sum, pid) => sum + proportional(pid), 0),
    processor: () => familyOf(child).reduce((sum, pid) => sum + processorMs(pid), 0),
    count: () => familyOf(child).length,
    stop: async () => {
      const family = familyOf(child);
      const ended = child.exitCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGTERM');
      await Promise.race([ended, wait(STOPS_WITHIN_MS)]);
      for (const pid of family) signal(pid, 'SIGKILL');
      process.off('exit', end);
    },
  };
}

/** Runs a program to its end; throws with its last words when it fails. Answers how many seconds it took. */
export async function runProgram(
  cwd: string,
  [command = process.execPath, ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  const began = performance.now();
  const path = join(cwd, 'steps.log');
  const log = openSync(path, 'w');
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', log, log] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    const last = readFileSync(path, 'utf8').split('\n').slice(-20).join('\n');
    throw new Error(`${command} ${args.join(' ')} in ${cwd} ended with ${code}:\n${last}`);
  }
  return (performance.now() - began) / 1000;
}

/** A process and all its descendants that are alive. */
function familyOf({ pid, exitCode }: ChildProcess): number[] {
  if (pid === undefined || exitCode !== null) return [];
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(Number(name));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (one: number): number[] => [one, ...(children.get(one) ?? []).flatMap(below)];
  return below(pid);
}

function parentOf(pid: number): number | undefined {
  const status = readProc(pid, 'status');
  return status === undefined ? undefined : Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

const proportional = (pid: number): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1] ?? 0) / 1024;

/** A file of the kernel about a process; undefined when the process has just ended. */
function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code)))
      return undefined;
    throw error;
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
