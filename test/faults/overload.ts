import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startShop } from '../../bench/support/shop-process.ts';
import { SHOP_ENV } from './load/load.ts';
import { line, visit } from './load/visitors.ts';

/** How the shop bore visitors who hold connections and send too much or too slowly. */
export type OverloadFigures = {
  idleConnections: number;
  slowConnections: number;
  /** MB resident before, with all those connections, and after all the oversized requests. */
  memory: { before: number; during: number; after: number };
  /** What 99 of 100 other visitors waited at most, in ms, before and during. */
  waits: { before: number; during: number };
  /** After how many seconds the shop let go of lines whose other end fell silent: at once, and in mid-header. */
  letGo: number[];
  broken: string[];
};

/** How much more the process may hold than before, in MB, for each thousand connections and for the rest. */
const MB_FOR_THOUSAND = 25;
const MB_FOR_REST = 150;
const VISIT_MS = 1000;
const LET_GO_S = 60;
const CROWD = fileURLToPath(new URL('./load/overload-process.ts', import.meta.url));

/** Crowds a shop with idle and slow connections, and then sends it all that is too large. */
export async function overloadShop(idle: number, waitsForSilent = false): Promise<OverloadFigures> {
  const shop = await startShop(SHOP_ENV, 'ignore');
  const broken: string[] = [];
  let crowd: ChildProcess | undefined;
  try {
    await look(shop.url); // code that has just been read is slow for everyone
    const before = await look(shop.url);
    const memoryBefore = shop.memory();
    crowd = fork(CROWD);
    const came = once(crowd, 'message') as Promise<[{ held: number }]>;
    const slow = Math.ceil(idle / 5);
    crowd.send({ url: shop.url, idle, slow });
    const [{ held }] = await came;
    const during = await look(shop.url);
    const memoryDuring = shop.memory();
    broken.push(...before.failed, ...during.failed);
    broken.push(...(await oversized(shop.url)));
    const letGo = waitsForSilent ? await silentLetGo(shop.url) : [];
    if (letGo.some((seconds) => seconds > LET_GO_S)) broken.push(`a silent line was held for ${LET_GO_S} s`);
    const memoryAfter = shop.memory();
    const allowed = memoryBefore + (MB_FOR_THOUSAND * idle) / 1000 + MB_FOR_REST;
    if (Math.max(memoryDuring, memoryAfter) > allowed)
      broken.push(`memory grew beyond ${Math.round(allowed)} MB`);
    return {
      idleConnections: held,
      slowConnections: slow,
      memory: { before: memoryBefore, during: memoryDuring, after: memoryAfter },
      waits: { before: before.wait, during: during.wait },
      letGo,
      broken,
    };
  } finally {
    crowd?.kill('SIGKILL');
    const code = await shop.stop();
    if (code !== 0) broken.push(`the exit code is ${code}`);
  }
}

async function look(url: string): Promise<{ wait: number; failed: string[] }> {
  const visitors = visit(url, '/api/products?limit=12', { count: 4, pauseMs: 5 });
  await new Promise((resolve) => setTimeout(resolve, VISIT_MS));
  const { waits, failed } = await visitors.stop();
  waits.sort((one, other) => one - other);
  return {
    wait: waits[Math.floor(waits.length * 0.99)] ?? 0,
    failed: [...new Set(failed)].map((said) => `another visitor got ${said}`),
  };
}

/** A visitor whose phone was switched off never says goodbye: after a while nobody waits for them. */
async function silentLetGo(url: string): Promise<number[]> {
  return Promise.all(
    ['', 'GET / HTTP/1.1\r\nHost:'].map(async (said) => {
      const { socket } = await line(url);
      const began = performance.now();
      socket.write(said);
      const closed = once(socket, 'close').then(() => performance.now() - began);
      const late = wait((LET_GO_S + 1) * 1000, Number.POSITIVE_INFINITY, { ref: false });
      const milliseconds = await Promise.race([closed, late]);
      socket.destroy();
      return Math.round(milliseconds / 1000);
    }),
  );
}

const CHUNKED =
  'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';

/** Sends what is larger, longer and deeper than anything the shop takes; tells what was not refused as it should. */
async function oversized(url: string): Promise<string[]> {
  const json = (body: string): string =>
    `POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const requests: [string, string, string[]][] = [
    ['headers of 64 KB', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'a'.repeat(65_536)}\r\n\r\n`, ['431']],
    ['a body of 2 MB', json(`"${'a'.repeat(2_097_152)}"`), ['413']],
    ['an address of 10 KB', `GET /${'a'.repeat(10_240)} HTTP/1.1\r\nHost: shop\r\n\r\n`, ['414']],
    ['JSON 4,000 deep', json('['.repeat(4000) + ']'.repeat(4000)), ['400', '422']],
    ['objects 1,300 deep', json('{"a":'.repeat(1300) + '1' + '}'.repeat(1300)), ['400', '422']],
    ['JSON 100,000 deep, which is more than a guest sends', json('['.repeat(100_000)), ['413']],
    ['a body longer than it says', `${json('{}')}{}{}{}`, ['400', '422']],
    ['something else than HTTP', 'HELO shop\r\n\r\n', ['400']],
    ['3,000 headers', `GET / HTTP/1.1\r\nHost: shop\r\n${'X-A: b\r\n'.repeat(3000)}\r\n`, ['431']],
    ['2 MB in chunks', `${CHUNKED}200000\r\n${'a'.repeat(2_097_152)}\r\n0\r\n\r\n`, ['413']],
    ['a chunk without a length', `${CHUNKED}many\r\n{}\r\n0\r\n\r\n`, ['400']],
    ['two lengths', json('{}').replace('\r\n\r\n', '\r\nContent-Length: 3\r\n\r\n'), ['400']],
    ['a length and chunks', CHUNKED.replace('\r\n\r\n', '\r\nContent-Length: 3\r\n\r\n'), ['400']],
  ];
  const broken: string[] = [];
  for (const [what, bytes, wanted] of requests) {
    const { socket, heard } = await line(url);
    socket.write(bytes);
    for (let waited = 0; waited < 10_000 && !/^HTTP\/1\.1 \d/.test(heard()); waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
    const status = heard().slice(9, 12);
    if (!wanted.includes(status))
      broken.push(`${what} got ${status || 'no answer'} instead of ${wanted.join(' or ')}`);
  }
  return broken;
}
