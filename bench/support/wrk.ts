import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a load brought: answers a second, the middle and the 99th percentile of waiting, and answers that were errors. */
export type Load = { perSecond: number; p50: string; p99: string; errors: number };

/** What is asked for in turn instead of one address, and by whom. */
export type Asked = { path: string; token?: string | undefined };

/** Makes sure that `wrk` is there; as root on Debian it is installed, elsewhere one sentence says how. */
export function needWrk(): void {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
  } catch {
    if (process.getuid?.() !== 0)
      throw new Error('This bench needs wrk: install it (`apt install wrk`, `brew install wrk`).');
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', 'wrk'], { stdio: 'ignore' });
  }
}

/**
 * Asks for an address on this machine over and over for a few seconds, as a browser that takes brotli; or for whatever a
 * script of wrk's asks.
 */
export async function load(
  url: string,
  {
    seconds = 5,
    connections = 32,
    asked,
    script: given,
  }: { seconds?: number; connections?: number; asked?: readonly Asked[]; script?: string } = {},
): Promise<Load> {
  const written = asked && writeScript(asked);
  const script = given ?? written;
  const { stdout } = await run('wrk', [
    ...(script ? ['-s', script] : []),
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    url,
  ]);
  if (written) rmSync(dirname(written), { recursive: true });
  const read = (pattern: RegExp): string => pattern.exec(stdout)?.[1] ?? '0';
  return {
    perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: read(/^ *50%\s+(\S+)/m),
    p99: read(/^ *99%\s+(\S+)/m),
    errors: Number(read(/Non-2xx or 3xx responses: (\d+)/)),
  };
}

/** A script that has wrk ask for one thing after the other, over and over. */
function writeScript(asked: readonly Asked[]): string {
  const text = (value: string): string => `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
  const lines = asked.map(({ path, token }) => {
    const headers = token ? `, { ["Authorization"] = "Bearer ${token}", ["Accept-Encoding"] = "br" }` : '';
    return `  wrk.format("GET", ${text(path)}${headers}),`;
  });
  const path = join(mkdtempSync(join(tmpdir(), 'haat-wrk-')), 'asked.lua');
  writeFileSync(
    path,
    `local asked\nlocal at = 0\nfunction init()\n  asked = {\n${lines.join('\n')}\n  }\nend\nfunction request()\n  at = at % #asked + 1\n  return asked[at]\nend\n`,
  );
  return path;
}
