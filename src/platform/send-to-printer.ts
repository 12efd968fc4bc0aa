import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The reason why a printer printed nothing, or not all. */
export class PrinterFailed extends Error {
  readonly reason: 'silent' | 'noPaper' | 'stopped';
  constructor(reason: PrinterFailed['reason']) {
    super(`The printer failed: ${reason}`);
    this.reason = reason;
  }
}

/** The port of a printer that takes raw bytes. */
export type PrinterAt = { host: string; port: number };

const CONNECT_MS = 3000;
/** The time in which a working printer reports the state of its paper. */
const STATUS_MS = 700;
/** The time after which a printer that takes nothing counts as stopped. */
const STALL_MS = 10_000;

/** The longest time for a whole receipt: others wait for it. A metre and a quarter of paper takes half a minute. */
const MOST_MS = 120_000;

/** "How is your paper?", answered at once, even while nothing prints. */
const PAPER_NOW = Uint8Array.of(0x10, 0x04, 0x04);
/** The same, answered when all before it is on paper. */
const PAPER_AFTER = Uint8Array.of(0x1d, 0x72, 0x01);

/**
 * Sends bytes to a printer. Resolves to true if it confirmed that they are on paper: many never do, and then only their
 * arrival is known. Rejects with PrinterFailed.
 */
export async function sendToPrinter(
  { host, port }: PrinterAt,
  bytes: Uint8Array,
  most = MOST_MS,
): Promise<boolean> {
  const socket = connect({ host, port, noDelay: true });
  const tooSlow = setTimeout(() => socket.destroy(new PrinterFailed('stopped')), most);
  try {
    await connected(socket);
    const answers = answersOf(socket);
    socket.write(PAPER_NOW);
    const before = await answers.next(STATUS_MS);
    if (isPaperOut(before)) throw new PrinterFailed('noPaper');
    await written(socket, bytes);
    if (before === undefined) {
      await ended(socket);
      return false;
    }
    socket.write(PAPER_AFTER);
    const after = await answers.next(STALL_MS);
    if (after !== undefined) {
      await ended(socket);
      return true;
    }
    socket.write(PAPER_NOW);
    if (isPaperOut(await answers.next(STATUS_MS))) throw new PrinterFailed('noPaper');
    return false;
  } catch (error) {
    if (error instanceof PrinterFailed) throw error;
    throw new PrinterFailed(socket.bytesWritten > PAPER_NOW.length ? 'stopped' : 'silent');
  } finally {
    clearTimeout(tooSlow);
    socket.destroy();
  }
}

async function connected(socket: Socket): Promise<void> {
  await once(socket, 'connect', { signal: AbortSignal.timeout(CONNECT_MS) });
  // What goes wrong later ends what waits; without anybody who listens it would end the process.
  socket.on('error', () => undefined);
}

/** The printer's answer, a byte at a time. */
function answersOf(socket: Socket): { next: (milliseconds: number) => Promise<number | undefined> } {
  const said: number[] = [];
  socket.on('data', (piece: Buffer) => said.push(...piece.subarray(0, 16)));
  return {
    next: async (milliseconds) => {
      if (said.length === 0 && socket.readable)
        await Promise.race([once(socket, 'data'), once(socket, 'close'), passed(milliseconds)]);
      return said.shift();
    },
  };
}

/** Two bits of the answer are always set and two never, so that noise is not taken for one. */
const isPaperOut = (answer: number | undefined): boolean =>
  answer !== undefined && (answer & 0x93) === 0x12 && (answer & 0x60) !== 0;

/** Hands all of it over, as fast as the printer takes it. */
async function written(socket: Socket, bytes: Uint8Array): Promise<void> {
  const PIECE = 4096;
  for (let at = 0; at < bytes.length; at += PIECE) {
    if (socket.destroyed) throw new PrinterFailed('stopped');
    if (!socket.write(bytes.subarray(at, at + PIECE))) await progress(socket, 'drain');
  }
}

/** Waits until everything was handed over and the printer hung up, or does not do so. */
async function ended(socket: Socket): Promise<void> {
  socket.end();
  if (!socket.writableFinished) await progress(socket, 'finish');
  if (!socket.destroyed) await Promise.race([once(socket, 'close'), passed(STATUS_MS)]);
}

async function progress(socket: Socket, event: 'drain' | 'finish'): Promise<void> {
  await once(socket, event, { signal: AbortSignal.timeout(STALL_MS) });
}

const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
