import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from '../../../bin/test/scratch-folder.mjs';

/** Each program that the cluster needs, and the package of Debian 12 that has it. */
const NEEDED: Record<string, string> = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/bin/pgbackrest': 'pgbackrest',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql',
  '/usr/sbin/nft': 'nftables',
  '/usr/sbin/ip': 'iproute2',
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1': 'libfaketime',
};

const INSIDE = fileURLToPath(new URL('inside.ts', import.meta.url));
const NAMESPACES = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
/** For the disks of six machines, one of which is filled. */
const ROOM = 10 * 1024 ** 3;
const MOST_MS = 45 * 60_000;

/**
 * Runs the files of deploy/cluster on six machines that are namespaces of this one, and prints what each fault did; false when
 * anything was lost. All that it starts ends with it. Where it cannot run, it says why and is true.
 */
export async function tryCluster(faults: string | undefined): Promise<boolean> {
  const reason = reasonNotTo();
  if (reason) {
    console.log(`\ncluster: not tried, ${reason}`);
    return true;
  }
  // In memory where there is room: each machine has a disk of its own, and six that write to one would wait for each other.
  const folder = mkdtempSync(join(scratchFolder(ROOM, '/var/tmp'), 'haat-cluster-'));
  chmodSync(folder, 0o755);
  const args = ['--folder', folder, ...(faults ? ['--faults', faults] : [])];
  const child = spawn('unshare', [...NAMESPACES, process.execPath, INSIDE, ...args], { stdio: 'inherit' });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  // Ended by a signal, it would leave six machines behind.
  const end = (): void => process.exit(1);
  process.once('SIGTERM', end);
  const tooLong = setTimeout(kill, MOST_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(tooLong);
  process.off('exit', kill);
  process.off('SIGTERM', end);
  if (code !== 0) console.log(`the logs of its machines are kept in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
  return code === 0;
}

function reasonNotTo(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can make machines of namespaces';
  if (spawnSync('unshare', [...NAMESPACES, 'true']).status !== 0)
    return 'this machine has no namespaces to give; on loopback ports alone no machine can be cut off';
  if (INSIDE.startsWith('/tmp/'))
    return 'its machines have a /tmp of their own: clone the shop to another folder';
  const missing = Object.entries(NEEDED).filter(([path]) => !existsSync(path));
  if (missing.length === 0) return undefined;
  const install = ['apt-get', 'install', '--yes', ...missing.map(([, name]) => name)];
  // Where systemd runs, an installed service would start beside what is there: that is the administrator's to decide.
  if (existsSync('/run/systemd/system') || !existsSync(join('/usr/bin', 'apt-get')))
    return `it needs what is not here: ${install.join(' ')}`;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update'], quiet);
  execFileSync('apt-get', install.slice(1), quiet);
  return undefined;
}
