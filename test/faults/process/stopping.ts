import { setTimeout as wait } from 'node:timers/promises';
import { startShop } from '../../../bench/support/shop-process.ts';
import { freePort } from '../../../bin/test/free-port.mjs';
import { until } from '../load/calls.ts';
import { OWNER, SHOP_ENV } from '../load/load.ts';
import { line, visit } from '../load/visitors.ts';

const PAGE = '/api/products?limit=12';

/** What a graceful stop did: each figure should be as its name says. */
export type StopFigures = { exitCode: number | null; underWay: string; afterwards: string; broken: string[] };

/** Stops a shop while one visitor is in the middle of a request and others keep on asking on kept connections. */
export async function stopUnderWay(): Promise<StopFigures> {
  const shop = await startShop(SHOP_ENV, 'ignore');
  const visitors = visit(shop.url, PAGE, { count: 4, pauseMs: 5 });
  const body = JSON.stringify({ email: OWNER.email, password: OWNER.password });
  const slow = await line(shop.url);
  slow.socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  const silent = await line(shop.url);
  silent.socket.write('GET / HTTP/1.1\r\nHost:');
  await wait(300);
  const stopped = shop.stop();
  await wait(1500); // longer than the shop says goodbye: what is under way outlives that
  slow.socket.write(body.slice(10));
  const exitCode = await stopped;
  const { failed } = await visitors.stop();
  const underWay = slow.heard().split('\r\n')[0] ?? '';
  const afterwards = await fetch(shop.url).then(
    ({ status }) => String(status),
    () => 'refused',
  );
  const broken = [
    ...(exitCode === 0 ? [] : [`the exit code is ${exitCode}`]),
    ...(underWay === 'HTTP/1.1 200 OK' ? [] : [`the request under way got: ${underWay}`]),
    ...[...new Set(failed)]
      .filter((said) => said !== 'ECONNREFUSED')
      .map((said) => `a visitor on a kept connection got ${said}`),
  ];
  return { exitCode, underWay, afterwards, broken };
}

/** What replacing both processes under visitors did. */
export type ReplaceFigures = { answered: number; replacements: number; broken: string[] };

/** Replaces the two processes of a shop, again and again, while visitors on kept connections keep on asking. */
export async function replaceUnderLoad(times: number): Promise<ReplaceFigures> {
  const shop = await startShop({ ...SHOP_ENV, WEB_PROCESSES: '2', PORT: String(await freePort()) }, 'ignore');
  const visitors = visit(shop.url, PAGE, { count: 6, pauseMs: 5 });
  let replacements = 0;
  const broken: string[] = [];
  try {
    for (let time = 0; time < times; time += 1) {
      const before = await processesOf(shop.process.pid);
      shop.process.kill('SIGHUP');
      await until(
        'both processes are replaced',
        async () => {
          const now = await processesOf(shop.process.pid);
          return now.length === 2 && now.every((pid) => !before.includes(pid));
        },
        60_000,
      );
      replacements += 2;
    }
  } finally {
    const { failed } = await visitors.stop();
    for (const said of new Set(failed)) broken.push(`a visitor got ${said}`);
    const code = await shop.stop();
    if (code !== 0) broken.push(`the exit code is ${code}`);
  }
  return { answered: visitors.visits.answered, replacements, broken };
}

async function processesOf(pid: number | undefined): Promise<number[]> {
  const { readFile } = await import('node:fs/promises');
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}
