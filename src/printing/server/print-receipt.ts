import { Failure } from '#base/failure.ts';
import { SHOP_NETWORK } from '#base/printer-address.ts';
import type { Platform } from '#platform/platform.ts';
import { type PrinterAt, PrinterFailed, sendToPrinter } from '#platform/send-to-printer.ts';
import { takingTurns } from '#platform/taking-turns.ts';
import { encodedParts } from '#printing/encode-receipt.ts';
import type { Dots, NewReceipt } from '#printing/printing.ts';
import { readSettings } from '#settings/server/public.ts';

/** Where printers take what is sent to them as it is. */
const RAW_PORT = 9100;

/** Limit of the queue; with more receipts ahead, staff would rather walk to the printer. */
const MOST_WAITING = 10;

/** Where the shop's network printer is: as its environment says, or else its settings; undefined where there is none. */
export async function printerOf(platform: Platform): Promise<PrinterAt | undefined> {
  if (platform.config.printerAt) return platform.config.printerAt;
  const { printerAddress: host } = await readSettings(platform.db);
  // Looked at again although it was when it was set: this process connects to nothing else.
  return SHOP_NETWORK.test(host) ? { host, port: RAW_PORT } : undefined;
}

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Prints a receipt, after those before it: two at once would be one strip of paper. Resolves to whether the printer said that
 * it is on paper. It is sent once, and not by a job: a receipt that comes out an hour later, or twice, is worse than none.
 */
export async function printReceipt(platform: Platform, { dots, pixels }: NewReceipt): Promise<boolean> {
  const printer = await printerOf(platform);
  if (!printer)
    throw new Failure(
      'not_found',
      /*office*/ 'No network printer is set up. An owner can add it in the settings.',
    );
  if (waiting >= MOST_WAITING)
    throw new Failure(
      'too_many',
      /*office*/ 'Many receipts are waiting for the printer. Please try again in a moment.',
    );
  waiting += 1;
  const print = async () =>
    sendToPrinter(printer, await encodeInTurns({ dots, pixels: Buffer.from(pixels, 'base64') }));
  const turn = last.then(print);
  // The next receipt only waits for this one; that it failed is told to whoever sent it.
  last = Promise.allSettled([turn]);
  try {
    return await turn;
  } catch (error) {
    if (error instanceof PrinterFailed) throw REFUSED[error.reason]();
    throw error;
  } finally {
    waiting -= 1;
  }
}

/** The commands of a receipt; the shop goes on serving others while they are made. */
export async function encodeInTurns(receipt: Dots): Promise<Buffer> {
  const yourTurn = takingTurns();
  const parts: Uint8Array[] = [];
  for (const part of encodedParts(receipt)) {
    parts.push(part);
    await yourTurn();
  }
  return Buffer.concat(parts);
}

const REFUSED: Record<PrinterFailed['reason'], () => Failure> = {
  silent: () =>
    new Failure(
      'unavailable',
      /*office*/ 'The printer does not answer. Is it switched on, and in the network of the shop?',
    ),
  noPaper: () => new Failure('conflict', /*office*/ 'The printer has no paper.'),
  stopped: () =>
    new Failure(
      'unavailable',
      /*office*/ 'The printer stopped in the middle. Look at its paper and its cover.',
    ),
};
