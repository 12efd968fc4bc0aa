import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../load/calls.ts';

const run = promisify(execFile);

/** A way in which a machine loses its network: it is not heard (`out`), hears nothing (`in`), or both. */
export type Cut = 'both' | 'in' | 'out';

/** A machine of its own: its network, processes, mounts and name are namespaces, its disk is a folder. */
export type Machine = {
  name: string;
  address: string;
  /** The machine's disk, as the test sees it. */
  disk: string;
  isOn: () => boolean;
  /** How often it was switched on. */
  boots: () => number;
  boot: () => Promise<void>;
  /** Starts a program inside. */
  spawn: (program: string, args: readonly string[], options?: Inside) => ChildProcess;
  /** Runs a program inside and gives its output; throws with what it said when it fails. */
  run: (program: string, args: readonly string[], options?: Inside) => Promise<string>;
  /** A path of the machine's own mounts as the test reaches it. */
  path: (inside: string) => string;
  /** Loses its power: nobody is told, every process is gone at once. */
  die: () => Promise<void>;
  /** Cuts it off; with addresses, from these only. */
  cut: (how: Cut, from?: readonly string[]) => Promise<void>;
  mend: () => Promise<void>;
};

type Inside = { env?: Record<string, string>; user?: string; log?: number };

/**
 * On machines of their own, those who ask would not take the processor from the shops, nor the shops from the databases: here each
 * comes before the next, by the kernel's own order of priority (`nice`).
 */
const PRIORITIES = { database: -10, shop: -5 };

/** The folders of the host that each machine has for its own; the rest it shares. */
const OWN_FOLDERS = ['/var/lib/postgresql', '/var/lib/etcd', '/usr/local/bin'];

const bootScript = (disk: string, name: string): string => `
set -e
mount --make-rprivate /
mount -t proc proc /proc
mount -t overlay overlay -o lowerdir=/etc,upperdir=${disk}/etc,workdir=${disk}/etc-work /etc
${OWN_FOLDERS.map((folder) => `mount --bind ${disk}${folder} ${folder}`).join('\n')}
mount -t tmpfs none /run
mount -t tmpfs none /tmp
install -d -o postgres -g postgres -m 2775 /run/postgresql
install -d -o postgres -g postgres /tmp/pgbackrest
install -d /run/haproxy /run/lock
hostname ${name}
ip link set lo up
touch /run/booted
# The first process of a machine: it takes in what others leave behind.
while :; do sleep 60 & wait; done
`;

let links = 0;

/** Describes a machine whose disk is a folder below the test's; `boot` switches it on. */
export function openMachine(
  folder: string,
  { name, address, kind }: { name: string; address: string; kind: keyof typeof PRIORITIES },
): Machine {
  const disk = join(folder, name);
  for (const each of ['/etc', '/etc-work', ...OWN_FOLDERS]) mkdirSync(disk + each, { recursive: true });
  let boots = 0;
  let first: { pid: number; outside: ChildProcess; link: string } | undefined;
  const on = (): NonNullable<typeof first> => {
    if (!first) throw new Error(`${name} is switched off`);
    return first;
  };
  const command = (program: string, args: readonly string[], user: string | undefined): string[] => {
    const inside = ['-t', String(on().pid), '-n', '-p', '-m', '-u', '--'];
    const as = user ? ['setpriv', '--reuid', user, '--regid', user, '--init-groups', '--'] : [];
    const priority = ['nice', '-n', String(PRIORITIES[kind])];
    return [...inside, ...priority, ...as, 'env', '--chdir=/', program, ...args];
  };
  const machine: Machine = {
    name,
    address,
    disk,
    isOn: () => first !== undefined,
    boots: () => boots,
    boot: async () => {
      boots += 1;
      const outside = spawn(
        'unshare',
        [
          '--net',
          '--pid',
          '--mount',
          '--uts',
          '--fork',
          '--kill-child',
          'bash',
          '-c',
          bootScript(disk, name),
        ],
        { stdio: 'ignore' },
      );
      const pid = await firstChild(outside.pid ?? 0);
      links += 1;
      const link = `m${links}`;
      ip('link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid));
      ip('link', 'set', link, 'master', 'lan', 'up');
      first = { pid, outside, link };
      await machine.run('ip', ['addr', 'add', `${address}/24`, 'dev', 'eth0']);
      await machine.run('ip', ['link', 'set', 'eth0', 'up']);
      await until(`${name} is up`, () =>
        machine.run('test', ['-e', '/run/booted']).then(
          () => true,
          () => false,
        ),
      );
    },
    spawn: (program, args, { env = {}, user, log } = {}) =>
      spawn('nsenter', command(program, args, user), {
        env: { PATH: process.env['PATH'], ...env },
        stdio: ['ignore', log ?? 'ignore', log ?? 'ignore'],
        detached: true,
      }),
    run: async (program, args, { env = {}, user } = {}) => {
      const options = { env: { PATH: process.env['PATH'], ...env }, timeout: 120_000 };
      return (await run('nsenter', command(program, args, user), options)).stdout;
    },
    path: (inside) => `/proc/${on().pid}/root${inside}`,
    die: async () => {
      const { link, outside, pid } = on();
      ip('link', 'del', link);
      const gone = new Promise((resolve) => outside.once('exit', resolve));
      process.kill(pid, 'SIGKILL');
      outside.kill('SIGKILL');
      await gone;
      first = undefined;
    },
    cut: async (how, from = []) => {
      if (how === 'both' && from.length === 0) return ip('link', 'set', on().link, 'down');
      const sides = (['in', 'out'] as const).filter((side) => how === 'both' || how === side);
      writeFileSync(join(disk, 'cut.nft'), sides.map((side) => cutRules(side, from)).join(''));
      await machine.run('nft', ['-f', join(disk, 'cut.nft')]);
    },
    mend: async () => {
      ip('link', 'set', on().link, 'up');
      // Without a table nothing was cut there.
      await machine.run('nft', ['delete', 'table', 'inet', 'cut']).catch(() => undefined);
    },
  };
  return machine;
}

/** The firewall's rules that drop one direction; the machine itself goes on hearing itself. */
function cutRules(side: 'in' | 'out', from: readonly string[]): string {
  const card = side === 'in' ? 'iifname "eth0"' : 'oifname "eth0"';
  const addresses = from.length > 0 ? `ip ${side === 'in' ? 'saddr' : 'daddr'} { ${from.join(', ')} }` : '';
  return `table inet cut {
    chain ${side} {
      type filter hook ${side}put priority 0
      ${card} ${addresses} drop
    }
  }
  `;
}

/** Runs `ip` where the test itself is. */
export function ip(...args: string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function firstChild(pid: number): Promise<number> {
  const children = `/proc/${pid}/task/${pid}/children`;
  await until('the first process of a machine', () =>
    Promise.resolve(readFileSync(children, 'utf8').trim() !== ''),
  );
  return Number(readFileSync(children, 'utf8').trim().split(' ')[0]);
}
