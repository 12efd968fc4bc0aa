import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { startShop } from '../../bench/support/shop-process.ts';

/** The effect of many simultaneous requests for always new addresses. */
export type FloodFigures = {
  /** Each kind of address: how many were answered, and how often with which status. */
  answers: Record<string, string>;
  /** MB resident before, and at the most. */
  memory: { before: number; most: number };
  broken: string[];
};

const CONNECTIONS = 300;
const MOST_MB = 400;
const LOOK_EVERY_MS = 50;

/** Addresses that are new at each request. */
const ADDRESSES: Record<string, () => string> = {
  'products that are not there': () => `/shop/nope${Math.random()}`,
  'products by ids that are not there': () => `/shop/${randomUUID()}`,
  'pages that are not there': () => `/nowhere/${Math.random()}`,
  'calls of products that are not there': () => `/api/products/${randomUUID()}`,
  'pages of searches': () => `/shop?q=${randomUUID().slice(0, 8)}`,
  'calls of searches': () => `/api/products?q=${randomUUID().slice(0, 8)}`,
  'pages of orders': () => `/my-order/${randomUUID()}/bill`,
};

/** Has 300 connections ask the demo shop for addresses that it never saw, so many seconds for each kind of address. */
export async function floodShop(
  seconds: number,
  kinds: readonly string[] = Object.keys(ADDRESSES),
): Promise<FloodFigures> {
  const shop = await startShop({ SEED: 'demo' }, 'ignore');
  const before = shop.memory();
  let most = before;
  const looking = setInterval(() => (most = Math.max(most, shop.memory())), LOOK_EVERY_MS);
  const answers: Record<string, string> = {};
  const broken: string[] = [];
  try {
    for (const kind of kinds) {
      const address = ADDRESSES[kind];
      if (!address) throw new Error(`there are no addresses of ${kind}`);
      const statuses = await flood(shop.url, address, seconds);
      answers[kind] = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
      for (const status of statuses.keys())
        if (!['200', '404', '503 with Retry-After'].includes(status)) broken.push(`${kind} got ${status}`);
    }
    if (most > MOST_MB) broken.push(`memory grew to ${Math.round(most)} MB`);
    if (!(await fetch(shop.url)).ok) broken.push('the home page is not answered afterwards');
    return { answers, memory: { before, most }, broken };
  } finally {
    clearInterval(looking);
    const code = await shop.stop();
    if (code !== 0) broken.push(`the exit code is ${code}`);
  }
}

async function flood(url: string, address: () => string, seconds: number): Promise<Map<string, number>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const statuses = new Map<string, number>();
  const end = performance.now() + seconds * 1000;
  const visitor = async (): Promise<void> => {
    while (performance.now() < end) {
      const asked = request(url + address(), { agent }).end();
      const status = await once(asked, 'response').then(
        ([answer]) => {
          answer.resume();
          const isLater = answer.headers['retry-after'] !== undefined;
          return `${answer.statusCode}${isLater ? ' with Retry-After' : ''}`;
        },
        (error: unknown) => (error as NodeJS.ErrnoException).code ?? 'no answer',
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  return statuses;
}
