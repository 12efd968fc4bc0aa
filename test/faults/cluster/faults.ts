import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, DatabaseMachine } from './cluster.ts';
import type { Cut } from './machine.ts';
import { fillDisk, makeRoom } from './small-disk.ts';
import { startUnit } from './units.ts';

/** Something that goes wrong, and how long the shops may be without writes. */
export type Fault = {
  title: string;
  atMostMs: number;
  /** Makes ready what takes its own time, before the shoppers come. */
  prepare?(cluster: Cluster): Promise<void>;
  /** Lets it go wrong; gives what puts it right again. */
  begin(cluster: Cluster): Promise<() => Promise<void>>;
  /** How long it stays wrong, at least. */
  lastsMs: number;
  /** Whether every kind of page and call is asked for meanwhile. */
  asksAll?: boolean;
};

const FAILOVER_MS = 15_000;

const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const CLOCK = '/etc/haat/clock';
const PYTHON = '/etc/haat/python';
/**
 * libfaketime shifts the moment until which Python sleeps by a clock that it does not shift, and the sleep is refused (EINVAL): Patroni
 * would end by that again and again. `select` waits for a span instead.
 */
const SLEEP = `import select, time
time.sleep = lambda seconds: select.select([], [], [], seconds) and None
`;

const follower = async ({ databases, leader }: Cluster): Promise<DatabaseMachine> => {
  const { name } = await leader();
  const found = databases.find((each) => each.name !== name);
  if (!found) throw new Error('nobody follows');
  return found;
};

const cutOff = (how: Cut, title: string): Fault => ({
  title,
  atMostMs: FAILOVER_MS,
  lastsMs: 16_000,
  begin: async ({ leader }) => {
    const machine = await leader();
    await machine.cut(how);
    return () => machine.mend();
  },
});

/** All faults, by the name with which one is chosen. */
export const FAULTS: Record<string, Fault> = {
  killed: {
    title: 'the machine of the leader loses its power',
    atMostMs: FAILOVER_MS,
    lastsMs: 14_000,
    asksAll: true,
    begin: async ({ leader, boot }) => {
      const machine = await leader();
      await machine.die();
      return () => boot(machine);
    },
  },
  cut: cutOff('both', 'the machine of the leader is cut off'),
  deaf: cutOff('in', 'the machine of the leader is not reached any more, but is heard'),
  mute: cutOff('out', 'the machine of the leader is reached, but not heard any more'),
  apart: {
    title: 'the leader is cut off from the other databases; the shops reach it',
    atMostMs: FAILOVER_MS,
    lastsMs: 16_000,
    begin: async ({ leader, databases }) => {
      const machine = await leader();
      const others = databases.filter(({ name }) => name !== machine.name);
      await machine.cut(
        'both',
        others.map(({ address }) => address),
      );
      return () => machine.mend();
    },
  },
  etcd: {
    title: 'etcd loses its quorum: two of three are stopped',
    atMostMs: 3000,
    lastsMs: 16_000,
    begin: async (cluster) => {
      const two = [await cluster.leader(), await follower(cluster)];
      const stopped = two.map((machine) => machine.units.find(({ name }) => name === 'etcd'));
      for (const unit of stopped) await unit?.stop();
      return async () => {
        for (const machine of two)
          machine.units = [
            startUnit(machine, 'etcd'),
            ...machine.units.filter(({ name }) => name !== 'etcd'),
          ];
      };
    },
  },
  haproxy: {
    title: 'HAProxy is killed on each machine of the shop',
    atMostMs: 2000,
    lastsMs: 3000,
    begin: async ({ shops }) => {
      for (const { units } of shops) for (const unit of units) await unit.kill();
      return () => Promise.resolve();
    },
  },
  switchover: {
    title: 'planned: another machine is made the leader',
    atMostMs: 2000,
    lastsMs: 4000,
    begin: async ({ control }) => {
      await control('switchover', 'haat', '--force');
      return () => Promise.resolve();
    },
  },
  disk: {
    title: 'the disk of the leader is full',
    atMostMs: FAILOVER_MS,
    lastsMs: 12_000,
    begin: async ({ leader }) => {
      const machine = await leader();
      fillDisk(machine.disk);
      return async () => {
        await Promise.resolve();
        makeRoom(machine.disk);
      };
    },
  },
  clock: {
    title: 'the clock of the leader is an hour ahead, an hour behind, and right again',
    atMostMs: FAILOVER_MS,
    lastsMs: 5000,
    prepare: async (cluster) => {
      const { name: leading } = await cluster.leader();
      for (const machine of cluster.databases.filter(({ name }) => name !== leading)) {
        await machine.die();
        writeFileSync(`${machine.disk}${CLOCK}`, '+0\n');
        mkdirSync(`${machine.disk}${PYTHON}`, { recursive: true });
        writeFileSync(`${machine.disk}${PYTHON}/sitecustomize.py`, SLEEP);
        await cluster.boot(machine, {
          LD_PRELOAD: FAKETIME,
          PYTHONPATH: PYTHON,
          FAKETIME_TIMESTAMP_FILE: CLOCK,
          FAKETIME_NO_CACHE: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
        });
        await cluster.whole();
      }
      await cluster.control('switchover', 'haat', '--force');
      await cluster.whole();
    },
    begin: async ({ leader, boot }) => {
      const machine = await leader();
      const set = (off: string): void => writeFileSync(machine.path(CLOCK), off);
      set('+3600\n');
      await wait(8000);
      set('-3600\n');
      await wait(8000);
      set('+0\n');
      return async () => {
        await machine.die();
        await boot(machine);
      };
    },
  },
};
