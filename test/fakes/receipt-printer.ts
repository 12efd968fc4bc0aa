import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a receipt was printed from: each dot of each row, black is true. */
type Paper = { width: number; rows: boolean[][] };

/** A receipt printer in a network. */
export type FakePrinter = {
  /** Host and port. */
  at: string;
  /** All that was sent to it, by connection. */
  jobs: Buffer[];
  /** Makes it behave in another way from the next connection on. */
  become: (behaves: Behaviour) => void;
  /** How many were connected at once, at most. */
  mostAtOnce: () => number;
  [Symbol.asyncDispose](): Promise<void>;
};

/** How a printer behaves: dumb ones never answer; one that stops takes some bytes and no more. */
type Behaviour = 'answers' | 'dumb' | 'noPaper' | 'hangsUp';

const PAPER = { there: 0x12, out: 0x72 };

/** Opens a printer that really listens, on a port of its own. */
export async function openPrinter(first: Behaviour): Promise<FakePrinter> {
  let behaves = first;
  const jobs: Buffer[] = [];
  const open = new Set<Socket>();
  let most = 0;
  const server = createServer((socket) => {
    open.add(socket);
    most = Math.max(most, open.size);
    const at = jobs.push(Buffer.alloc(0)) - 1;
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.on('data', (piece) => {
      const all = Buffer.concat([jobs[at]!, piece]);
      jobs[at] = all;
      if (behaves === 'dumb') return;
      if (behaves === 'hangsUp' && all.length > 100) socket.resetAndDestroy();
      else if (all.length === 3) socket.write(Buffer.of(behaves === 'noPaper' ? PAPER.out : PAPER.there));
      else if (all.subarray(-3).equals(Buffer.of(0x1d, 0x72, 0x01))) socket.write(Buffer.of(0));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return {
    at: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    jobs,
    become: (now) => void (behaves = now),
    mostAtOnce: () => most,
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The picture that the commands of a receipt put on paper. Anything that is no picture, feed or cut is a fault. */
export function paperOf(bytes: Uint8Array): Paper {
  const rows: boolean[][] = [];
  let width = 0;
  let at = 0;
  const begins = (...command: number[]): boolean =>
    command.every((byte, index) => bytes[at + index] === byte);
  while (at < bytes.length) {
    if (begins(0x1d, 0x76, 0x30, 0)) {
      const across = bytes[at + 4]! + bytes[at + 5]! * 256;
      const down = bytes[at + 6]! + bytes[at + 7]! * 256;
      width = across * 8;
      for (let row = 0; row < down; row += 1) {
        const from = at + 8 + row * across;
        rows.push(
          Array.from({ length: width }, (_, x) => ((bytes[from + (x >> 3)]! >> (7 - (x & 7))) & 1) === 1),
        );
      }
      at += 8 + across * down;
      continue;
    }
    const known = OTHERS.find((command) => begins(...command));
    if (!known) throw new Error(`No command that prints a picture: ${bytes[at]} at ${at}`);
    at += known.length;
  }
  return { width, rows };
}

const OTHERS = [
  [0x10, 0x04, 0x04],
  [0x1d, 0x72, 0x01],
  [0x1b, 0x40],
  [0x1c, 0x2e],
  [0x1b, 0x4d, 0x00],
  [0x1d, 0x56, 0x01],
  [0x0a],
  [0x0d],
];
