import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort } from '../../../bin/test/free-port.mjs';
import { call, until } from '../load/calls.ts';

const EXAMPLE = new URL('../../../deploy/nginx.conf', import.meta.url);

/** A proxy of our own on a port of this machine; `errors` is what it wrote down. */
export type Proxy = { url: string; errors(): string; stop(): Promise<void> };

/** Whether nginx is here, or could be installed: as root on Debian it is. */
export function needNginx(): string | undefined {
  const found = findNginx();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update'], quiet);
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'nginx-light'], quiet);
  return findNginx();
}

/** Where nginx is, if it is here. */
export const findNginx = (): string | undefined =>
  ['/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter)]
    .map((folder) => join(folder, 'nginx'))
    .find((path) => existsSync(path));

/** Starts it in front of the servers with the example of deploy/, but for names, ports and certificates. */
export async function startNginx(nginx: string, folder: string, servers: string[]): Promise<Proxy> {
  const place = join(folder, 'nginx');
  mkdirSync(place, { recursive: true });
  const port = await freePort();
  writeFileSync(join(place, 'haat.conf'), exampleFor(servers, port));
  writeFileSync(join(place, 'nginx.conf'), around(place));
  const child = spawn(nginx, ['-p', place, '-c', join(place, 'nginx.conf'), '-e', join(place, 'error.log')], {
    stdio: 'ignore',
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const url = `http://127.0.0.1:${port}`;
  await until('nginx answers', async () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${readErrors(place)}`);
    return (await call(url, 'GET', '/readyz')).status === 200;
  });
  return {
    url,
    errors: () => readErrors(place),
    stop: async () => {
      await ended(child);
      process.off('exit', kill);
    },
  };
}

const readErrors = (place: string): string => readFileSync(join(place, 'error.log'), 'utf8');

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

function exampleFor(servers: string[], port: number): string {
  const [first = '', ...rest] = readFileSync(EXAMPLE, 'utf8')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_certificate.*\n/gm, '')
    .split(/^ *server 10\.0\.0\.\d+:3000(?= )/gm);
  const options = /^ [^;]+;/.exec(rest[0] ?? '')?.[0] ?? '';
  const lines = servers.map((url) => `  server ${new URL(url).host}${options}`);
  return `${first}${lines.join('\n')}${(rest.at(-1) ?? '').slice(options.length)}`;
}

/** The rest of a configuration: everything in a folder of its own, nothing of the machine's. */
const around = (place: string): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
error_log ${place}/error.log info;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${place}/${name};`).join('\n  ')}
  include ${place}/haat.conf;
}
`;
