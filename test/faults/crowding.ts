import { connect, type Socket } from 'node:net';
import { startShop } from '../../bench/shop-process.ts';
import { SHOP_ENV } from './load.ts';
import { line, visit } from './visitors.ts';

/** How the shop bore visitors who hold connections and send too much or too slowly. */
export type CrowdingFigures = {
  idleConnections: number;
  slowConnections: number;
  /** MB resident before, with all those connections, and after all the oversized requests. */
  memory: { before: number; during: number; after: number };
  /** What 99 of 100 other visitors waited at most, in ms, before and during. */
  waits: { before: number; during: number };
  broken: string[];
};

/** How much more the process may hold than before, in MB, for each thousand connections and for the rest. */
const MB_FOR_THOUSAND = 40;
const MB_FOR_REST = 150;
const VISIT_MS = 1500;

/** Crowds a shop with idle and slow connections, and then sends it all that is too large. */
export async function crowdShop(idle: number): Promise<CrowdingFigures> {
  const shop = await startShop(SHOP_ENV, 'ignore');
  const broken: string[] = [];
  const held: Socket[] = [];
  try {
    const before = await look(shop.url);
    const memoryBefore = shop.memory();
    for (let opened = 0; opened < idle; opened += 250) {
      held.push(
        ...(await Promise.all(Array.from({ length: Math.min(250, idle - opened) }, () => open(shop.url)))),
      );
    }
    const slow = Math.ceil(idle / 10);
    for (const socket of held.slice(0, slow)) socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ');
    for (const socket of held.slice(slow, slow * 2)) {
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
      );
    }
    const drip = setInterval(() => {
      for (const socket of held.slice(0, slow * 2)) socket.write('a');
    }, 500);
    const during = await look(shop.url);
    clearInterval(drip);
    const memoryDuring = shop.memory();
    broken.push(...before.failed, ...during.failed);
    broken.push(...(await oversized(shop.url)));
    const memoryAfter = shop.memory();
    const allowed = memoryBefore + (MB_FOR_THOUSAND * idle) / 1000 + MB_FOR_REST;
    if (Math.max(memoryDuring, memoryAfter) > allowed)
      broken.push(`memory grew beyond ${Math.round(allowed)} MB`);
    return {
      idleConnections: held.length,
      slowConnections: slow * 2,
      memory: { before: memoryBefore, during: memoryDuring, after: memoryAfter },
      waits: { before: before.wait, during: during.wait },
      broken,
    };
  } finally {
    for (const socket of held) socket.destroy();
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

function open(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.off('error', reject);
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
    socket.once('error', reject);
  });
}

/** Sends what is larger, longer and deeper than anything the shop takes; tells what was not refused as it should. */
async function oversized(url: string): Promise<string[]> {
  const json = (body: string): string =>
    `POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const requests: [string, string, string[]][] = [
    ['headers of 64 KB', `GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'a'.repeat(65_536)}\r\n\r\n`, ['431']],
    ['a body of 2 MB', json(`"${'a'.repeat(2_097_152)}"`), ['413']],
    ['an address of 10 KB', `GET /${'a'.repeat(10_240)} HTTP/1.1\r\nHost: shop\r\n\r\n`, ['414']],
    ['JSON 100,000 deep', json('['.repeat(100_000) + ']'.repeat(100_000)), ['400', '422']],
    ['objects 50,000 deep', json('{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)), ['400', '422']],
    ['a body longer than it says', `${json('{}')}{}{}{}`, ['400', '422']],
    ['something else than HTTP', 'HELO shop\r\n\r\n', ['400']],
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
