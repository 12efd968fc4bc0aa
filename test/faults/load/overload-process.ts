// Opens many connections from a process of its own, so that its own cost is not measured as the shop's. The parent
// sends the shop's address and the number of connections; it reports how many were accepted and holds them until it
// is ended.
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How many connect at the same moment. */
const AT_ONCE = 250;
const DRIP_MS = 500;
const TURNS = 25;
const HEADERS = 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ';
const BODY =
  'POST /api/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{';

type Told = { url: string; idle: number; slow: number };

process.once('message', (told: Told) => void crowd(told));

/** `idle` connections in all; of the first `slow` half send headers a byte at a time, half a body. */
async function crowd({ url, idle, slow }: Told): Promise<void> {
  const { hostname, port } = new URL(url);
  const held: Socket[] = [];
  while (held.length < idle) {
    const more = Math.min(AT_ONCE, idle - held.length);
    const opened = await Promise.all(Array.from({ length: more }, () => open(Number(port), hostname)));
    const inside = opened.filter((socket) => socket !== undefined);
    held.push(...inside);
    if (inside.length < more) break; // this machine gives a process no more of them
  }
  for (const [at, socket] of held.slice(0, slow).entries()) socket.write(at % 2 === 0 ? HEADERS : BODY);
  // Each connection has its own timer, so that they do not all send at once.
  let turn = 0;
  setInterval(() => {
    turn = (turn + 1) % TURNS;
    for (let at = turn; at < slow; at += TURNS) if (held[at]?.writable) held[at]?.write('a');
  }, DRIP_MS / TURNS);
  await wait(DRIP_MS);
  process.send?.({ held: held.length });
}

const open = (port: number, host: string): Promise<Socket | undefined> =>
  new Promise((resolve) => {
    const socket = connect(port, host, () => resolve(socket));
    socket.on('error', () => {
      socket.destroy();
      resolve(undefined);
    });
  });
