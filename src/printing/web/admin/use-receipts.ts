import { useLingui } from '@lingui/react';
import { type RefObject, useState } from 'react';
import { callApi, CallFailed } from '#browser/calls/api-client.ts';
import { type Dots, MOST_BYTES, type SentReceipt } from '#printing/printing.ts';
import { paintSheet, dotsOf, inBase64 } from './paint-sheet.ts';
import { choosePrinter, openPrinter, UsbFailed } from './usb-printer.ts';

/** Connection to the receipt printer. */
export type Way = 'usb' | 'network';

/** Prints one receipt; resolves to whether the printer said that it is on paper. */
type Send = (receipt: Dots) => Promise<boolean>;

const WHY: Record<UsbFailed['reason'], string> = {
  notChosen: /*i18n*/ 'office.print.notChosen',
  inUse: /*i18n*/ 'office.print.inUse',
  noPaper: /*i18n*/ 'office.print.noPaper',
  unplugged: /*i18n*/ 'office.print.unplugged',
  stopped: /*i18n*/ 'office.print.stopped',
  notLoaded: /*i18n*/ 'office.print.notLoaded',
};

/**
 * Prints sheets on a receipt printer, and says what became of them. After a failure the next tap goes on with the sheet that
 * failed: those before it are on paper.
 */
export function useReceipts(sheets: RefObject<HTMLElement | null>, dots: Dots['dots']) {
  const { i18n } = useLingui();
  const [busy, setBusy] = useState<Way>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState<string>();
  const [printed, setPrinted] = useState<readonly Element[]>([]);

  const print = async (way: Way): Promise<void> => {
    const all = Array.from(sheets.current?.querySelectorAll<HTMLElement>('article') ?? []);
    const done: Element[] = all.filter((sheet) => printed.includes(sheet));
    setBusy(way);
    setProblem(undefined);
    setSaid(undefined);
    try {
      let isOnPaper = true;
      await (way === 'usb' ? byUsb : byNetwork)(async (send) => {
        for (const sheet of all) {
          if (done.includes(sheet)) continue;
          isOnPaper = (await send(receiptOf(sheet, dots))) && isOnPaper;
          done.push(sheet);
        }
      });
      setSaid(isOnPaper ? i18n._('office.print.printed') : i18n._('office.print.sent'));
      setPrinted([]);
    } catch (error) {
      const soFar = { sent: done.length, count: all.length };
      setProblem(
        [sayWhy(error), all.length > 1 && i18n._('office.print.soFar', soFar)].filter(Boolean).join(' '),
      );
      setPrinted(done);
    } finally {
      setBusy(undefined);
    }
  };

  /** Any other error is a bug, and is thrown. */
  const sayWhy = (error: unknown): string => {
    if (error instanceof UsbFailed) return i18n._(WHY[error.reason]);
    if (error instanceof TooLong) return i18n._('office.print.tooLong');
    if (error instanceof CallFailed) return error.message;
    throw error;
  };
  return { busy, problem, said, print };
}

class TooLong extends Error {}

function receiptOf(sheet: HTMLElement, dots: Dots['dots']): Dots {
  const receipt = dotsOf(paintSheet(sheet, dots), dots);
  if (receipt.pixels.length > MOST_BYTES) throw new TooLong();
  return receipt;
}

const byNetwork = (work: (send: Send) => Promise<void>): Promise<void> =>
  work(async ({ dots, pixels }) => {
    const body = { dots, pixels: inBase64(pixels) };
    return (await callApi<SentReceipt>('/printer/receipts', { method: 'POST', body })).isOnPaper;
  });

/** The printer is asked for first, while the tap still counts; then what speaks its language is loaded. */
async function byUsb(work: (send: Send) => Promise<void>): Promise<void> {
  const device = await choosePrinter();
  const encode = await loadEncoder();
  const printer = await openPrinter(device);
  try {
    await work(async (receipt) => {
      await printer.send(encode(receipt));
      return false;
    });
  } finally {
    await printer.close();
  }
}

async function loadEncoder() {
  try {
    return (await import('#printing/encode-receipt.ts')).encodeReceipt;
  } catch {
    throw new UsbFailed('notLoaded');
  }
}
