import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a load brought: answers a second, the middle and the 99th percentile of waiting, and answers that were errors. */
export type Load = { perSecond: number; p50: string; p99: string; errors: number };

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

/** Asks for an address on this machine over and over for a few seconds, as a browser that takes brotli. */
export async function load(
  url: string,
  { seconds = 5, connections = 32 }: { seconds?: number; connections?: number } = {},
): Promise<Load> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
    url,
  ]);
  const read = (pattern: RegExp): string => pattern.exec(stdout)?.[1] ?? '0';
  return {
    perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)),
    p50: read(/50%\s+(\S+)/),
    p99: read(/99%\s+(\S+)/),
    errors: Number(read(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
