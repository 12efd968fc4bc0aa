import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type ShopProcess, startShop } from '../../bench/support/shop-process.ts';
import { OWNER } from './load/load.ts';
import { addressOf, type Asked, crowd, type Heard, inWords } from './load/strangers.ts';

/** Several strangers against the others: how the answers to both were, and the memory meanwhile in MB. */
export type StrangerFigures = { figures: Record<string, string>; broken: string[] };

const MOST_MB = 400;
const ATTACKED = { SEED: 'demo', ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
const HONEST = '127.0.0.1';
const FEW = Array.from({ length: 4 }, () => HONEST);

/** So many connections, each from one of so many networks. */
const from = (connections: number, networks: number): string[] =>
  Array.from({ length: connections }, (_, at) => addressOf(at % networks));

/** Runs each of the attacks on a shop of its own, so many seconds each. */
export async function meetStrangers(
  seconds: number,
  kinds: readonly string[] = Object.keys(ATTACKS),
): Promise<StrangerFigures> {
  const figures: Record<string, string> = {};
  const broken: string[] = [];
  for (const kind of kinds) {
    const attack = ATTACKS[kind];
    if (!attack) throw new Error(`there is no attack called ${kind}`);
    const shop = await startShop(ATTACKED, 'ignore');
    const before = shop.memory();
    let most = before;
    const looking = setInterval(() => (most = Math.max(most, shop.memory())), 50);
    try {
      const told = await attack(shop, seconds);
      figures[kind] = told.said;
      broken.push(...told.broken.map((line) => `${kind}: ${line}`));
      if (!(await fetch(shop.url)).ok) broken.push(`${kind}: the home page is not answered afterwards`);
    } catch (error) {
      broken.push(`${kind}: ${String(error)}`);
    } finally {
      clearInterval(looking);
      figures[`${kind}, memory before and at the most (MB)`] = `${Math.round(before)}, ${Math.round(most)}`;
      if (most > MOST_MB) broken.push(`${kind}: memory grew to ${Math.round(most)} MB`);
      const code = await shop.stop();
      if (code !== 0) broken.push(`${kind}: the exit code is ${code}`);
    }
  }
  return { figures, broken };
}

type Told = { said: string; broken: string[] };
type Attack = (shop: ShopProcess, seconds: number) => Promise<Told>;

const ATTACKS: Record<string, Attack> = {
  'unfinished bodies, one address': (shop, seconds) => unfinished(shop, from(600, 1), seconds),
  'unfinished bodies, 100 networks': (shop, seconds) => unfinished(shop, from(600, 100), seconds),
  'distinct searches, one address': (shop, seconds) =>
    beside(shop, seconds, from(300, 1), () => search('/shop?q='), {
      'searches of others': [FEW, () => search('/shop?q=')],
      'calls of others': [FEW, () => search('/api/products?q=')],
    }),
  'password guessers, one address': (shop, seconds) => guessers(shop, seconds, 1),
  'password guessers, 45 networks': (shop, seconds) => guessers(shop, seconds, 45),
  'pasted lists of 3.6 KB, one address': (shop, seconds) =>
    beside(shop, seconds, from(20, 1), () => ({ path: '/api/lists', body: { text: longList() } }), {
      'pages of others': [FEW, () => ({ path: '/shop' })],
      'short lists of others': [
        [HONEST],
        () => ({ path: '/api/lists', body: { text: '2 kg aloo\nadha kilo pyaj' } }),
      ],
    }),
};

const search = (start: string): Asked => ({ path: `${start}${randomUUID().slice(0, 8)}` });
const longList = (): string =>
  Array.from({ length: 100 }, () => `${randomUUID().slice(0, 8)} chawal masala ${randomUUID().slice(0, 6)}`)
    .join('\n')
    .slice(0, 3600);

/** Others ask while strangers do; nobody of them may be refused. */
async function beside(
  { url }: ShopProcess,
  seconds: number,
  strangers: readonly string[],
  asks: () => Asked,
  others: Record<string, [readonly string[], () => Asked]>,
): Promise<Told> {
  const flood = crowd(url, strangers, asks);
  await wait(500);
  const groups = Object.entries(others).map(
    ([name, [who, what]]) => [name, crowd(url, who, what, { pauseMs: 50 })] as const,
  );
  await wait(seconds * 1000);
  const heard: [string, Heard][] = await Promise.all(
    groups.map(async ([name, group]): Promise<[string, Heard]> => [name, await group.stop()]),
  );
  const ofStrangers = await flood.stop();
  return {
    said: ['strangers', ofStrangers, ...heard.flat()]
      .map((part) => (typeof part === 'string' ? part : inWords(part)))
      .join(' | '),
    broken: heard.flatMap(([name, { statuses }]) => {
      const wrong = [...statuses].filter(([status]) => !['200', '404'].includes(status));
      if (statuses.size === 0) return [`${name} got no answer`];
      return wrong.map(([status, times]) => `${name} got ${times} × ${status}`);
    }),
  };
}

/** Strangers guess; the owner logs in from a device that was logged in before, and newcomers sign up. */
async function guessers(shop: ShopProcess, seconds: number, networks: number): Promise<Told> {
  const logIn = (devices: string[]) => ({
    email: OWNER.email,
    password: OWNER.password,
    remember: true,
    devices,
  });
  const first = await fetch(`${shop.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(logIn([])),
  });
  const { device } = (await first.json()) as { device: string };
  const guess = (): Asked => ({
    path: '/api/auth/login',
    body: { email: `${randomUUID()}@example.in`, password: 'Guess-1234', remember: true, devices: [] },
  });
  return beside(shop, seconds, from(450, networks), guess, {
    'the owner’s known device': [[HONEST], () => ({ path: '/api/auth/login', body: logIn([device]) })],
    'pages of others': [FEW, () => ({ path: '/shop' })],
  });
}

/** Bodies of a megabyte are begun and never ended, as fast as the shop takes them. */
async function unfinished(shop: ShopProcess, strangers: readonly string[], seconds: number): Promise<Told> {
  const { hostname, port } = new URL(shop.url);
  const piece = Buffer.alloc(64 * 1024, ' ');
  let isOn = true;
  const sockets = new Set<Socket>();
  const hold = async (localAddress: string): Promise<void> => {
    while (isOn) {
      const socket = connect({ host: hostname, port: Number(port), localAddress });
      sockets.add(socket);
      socket.on('error', () => undefined).resume();
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 1000000\r\n\r\n',
      );
      for (let sent = 0; sent < 15 && !socket.destroyed; sent += 1)
        if (!socket.write(piece))
          await Promise.race([nextOf(socket, 'drain'), nextOf(socket, 'close'), wait(1000)]);
      await Promise.race([nextOf(socket, 'close'), wait(1000)]);
      if (isOn && !socket.destroyed) await nextOf(socket, 'close');
      sockets.delete(socket);
    }
  };
  for (const address of strangers) void hold(address);
  await wait(500);
  const others = crowd(
    shop.url,
    [...FEW, ...FEW],
    () => ({
      path: '/api/auth/login',
      body: { email: 'nobody@example.in', password: 'Wrong-12345', remember: true, devices: [] },
    }),
    { pauseMs: 100 },
  );
  await wait(seconds * 1000);
  const heard = await others.stop();
  isOn = false;
  for (const socket of sockets) socket.destroy();
  const wrong = [...heard.statuses].filter(([status]) => !['401', '429'].includes(status));
  return {
    said: `logins of others ${inWords(heard)}`,
    broken: wrong.map(([status, times]) => `logins of others got ${times} × ${status}`),
  };
}

/** Waits for an event of a connection; one that breaks is closed, too. */
const nextOf = (socket: Socket, event: 'drain' | 'close'): Promise<void> =>
  new Promise((resolve) => {
    socket.once(event, () => resolve());
  });
