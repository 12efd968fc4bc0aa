import type { ChildProcess } from 'node:child_process';
import { existsSync, globSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Machine } from './machine.ts';

/** A unit that runs on a machine as systemd would run it: it is started again when it ends. */
export type Unit = {
  name: string;
  /** The first process of the unit while it runs. */
  process(): ChildProcess | undefined;
  /** How often it was started. */
  starts(): number;
  /** Ends all of its processes; systemd's Restart starts it again. */
  kill(): Promise<void>;
  /** `systemctl stop`: it stays down. */
  stop(): Promise<void>;
};

type Settings = Map<string, string[]>;

/**
 * Starts a unit from the files that are on the machine: Debian's own and the drop-ins beside it. It knows ExecStart, Environment,
 * EnvironmentFile, User, Restart and RestartSec; the rest of systemd is not emulated.
 */
export function startUnit(machine: Machine, name: string, more: Record<string, string> = {}): Unit {
  const settings = readUnit(machine, name);
  const log = openSync(join(machine.disk, `${name}.log`), 'a');
  const env = { ...environment(machine, settings), ...more };
  const user = settings.get('User')?.at(-1);
  const [program = '', ...args] = expand(settings.get('ExecStart')?.at(-1) ?? '', env);
  const restartMs = milliseconds(settings.get('RestartSec')?.at(-1) ?? '100ms');
  const restarts = settings.get('Restart')?.at(-1) === 'always';
  let child: ChildProcess | undefined;
  let starts = 0;
  let isWanted = true;
  const boot = machine.boots();
  // A machine that was switched off and on meanwhile has started units of its own.
  const mayRun = (): boolean => isWanted && machine.isOn() && machine.boots() === boot;
  const start = (): void => {
    starts += 1;
    child = machine.spawn(program, args, { env, log, ...(user && { user }) });
    child.once('exit', () => {
      child = undefined;
      if (restarts && mayRun()) setTimeout(() => mayRun() && start(), restartMs).unref();
    });
  };
  start();
  const signal = async (how: NodeJS.Signals): Promise<void> => {
    const running = child;
    if (!running?.pid) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    process.kill(-running.pid, how);
    await Promise.race([gone, wait(20_000, undefined, { ref: false })]);
  };
  return {
    name,
    process: () => child,
    starts: () => starts,
    kill: () => signal('SIGKILL'),
    stop: async () => {
      isWanted = false;
      await signal('SIGTERM');
    },
  };
}

function readUnit(machine: Machine, name: string): Settings {
  const own = machine.path(`/etc/systemd/system/${name}.service`);
  const debian = `/lib/systemd/system/${name}.service`;
  const folder = machine.path(`/etc/systemd/system/${name}.service.d`);
  const files = [existsSync(own) ? own : debian, ...globSync(`${folder}/*.conf`).toSorted()];
  const settings: Settings = new Map();
  for (const file of files) {
    for (const line of readFileSync(file, 'utf8').replaceAll('\\\n', ' ').split('\n')) {
      const [, key, value] = /^(\w+)=(.*)$/.exec(line.trim()) ?? [];
      if (key === undefined || value === undefined) continue;
      // An empty one takes back what stood before, as in systemd.
      settings.set(key, value === '' ? [] : [...(settings.get(key) ?? []), value]);
    }
  }
  return settings;
}

function environment(machine: Machine, settings: Settings): Record<string, string> {
  const env: Record<string, string> = {};
  const take = (line: string): void => {
    const [, key, value] = /^"?(\w+)=([^"]*)"?$/.exec(line.trim()) ?? [];
    if (key !== undefined && value !== undefined) env[key] = value.replaceAll('%H', machine.name);
  };
  for (const line of settings.get('Environment') ?? [])
    for (const each of line.match(/"[^"]*"|\S+/g) ?? []) take(each);
  for (const file of settings.get('EnvironmentFile') ?? []) {
    const path = machine.path(file.replace(/^-/, '').replace('%p', 'none'));
    if (existsSync(path)) readFileSync(path, 'utf8').split('\n').forEach(take);
    else if (!file.startsWith('-')) throw new Error(`${file} is missing on ${machine.name}`);
  }
  return env;
}

/** The words of a command; `${NAME}` within a word is its value, `$NAME` as a word of its own is its value in words. */
const expand = (command: string, env: Record<string, string>): string[] =>
  command
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => {
      const [, whole] = /^\$(\w+)$/.exec(word) ?? [];
      if (whole !== undefined) return (env[whole] ?? '').split(/\s+/).filter(Boolean);
      return word.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => env[name] ?? '');
    });

const milliseconds = (text: string): number =>
  text.endsWith('ms') ? Number.parseFloat(text) : Number.parseFloat(text) * 1000;
