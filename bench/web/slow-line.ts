import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** How slow a line is: what comes down in a second, and how long the way there and back takes. */
export type Line = { kbits: number; rtt: number };

/** A line to the shop, with all that was received over it. */
export type SlowLine = {
  /** Where the shop is, at the other end. */
  url: string;
  /** Bytes that came from the shop so far, heads of answers included. */
  received(): number;
  /** Resolves once nothing came for so long. */
  quiet(milliseconds: number): Promise<void>;
  close(): void;
};

const SLICE = 1400;

/**
 * A slow line to the shop, for a whole browser: its worker asks the shop itself, which no setting of a page slows down. All
 * connections share the line; opening one takes a way there and back.
 */
export async function openSlowLine(shop: string, { kbits, rtt }: Line): Promise<SlowLine> {
  const { hostname, port } = new URL(shop);
  const bytesPerMs = kbits / 8;
  const open = new Set<Socket>();
  let received = 0;
  let last = Date.now();
  let freeAt = 0;
  const server = createServer((browser) => {
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      open.add(socket);
      // Either end may hang up at any time; the other one then does.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        setTimeout(() => other.destroy(), rtt);
      });
    }
    let way = wait(rtt);
    browser.on('data', (bytes) => {
      way = way.then(() => wait(rtt / 2)).then(() => void upstream.write(bytes));
    });
    upstream.on('data', (bytes) => {
      received += bytes.length;
      for (let at = 0; at < bytes.length; at += SLICE) {
        const slice = bytes.subarray(at, at + SLICE);
        freeAt = Math.max(freeAt, Date.now()) + slice.length / bytesPerMs;
        last = freeAt + rtt / 2;
        setTimeout(() => browser.writable && browser.write(slice), last - Date.now());
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received: () => received,
    quiet: async (milliseconds) => {
      while (Date.now() - last < milliseconds) await wait(100);
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
