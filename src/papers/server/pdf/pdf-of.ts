import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Failure } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import type { Bill } from '#bills/bills.ts';
import { paperOf } from '#papers/paper/paper-of.ts';
import { oneAtATime } from '#platform/taking-turns.ts';
import { wordsIn } from '#platform/words.ts';

const SETTER = fileURLToPath(new URL('set-pdf.ts', import.meta.url));
/** Milliseconds after which a paper is given up; one of thirty lines takes some 400. */
const PATIENCE = 20_000;
const ERRORS_KEPT = 2000;

const enter = oneAtATime({
  waiting: 20,
  patience: 15_000,
  full: () =>
    new Failure('unavailable', /*i18n*/ 'Many PDFs are being made just now. Please try again in a minute.'),
});

/** A paper as a PDF in a language, set by a process of its own, one at a time. */
export async function pdfOf(bill: Bill, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const i18n = wordsIn(language);
  const paper = {
    ...paperOf(i18n, bill),
    goods: i18n._('account.bill.goods'),
    taxByRate: i18n._('account.paper.taxByRate'),
  };
  const leave = await enter();
  try {
    return await set(JSON.stringify({ language, paper }));
  } finally {
    leave();
  }
}

async function set(sent: string): Promise<Uint8Array<ArrayBuffer>> {
  const { NODE_COMPILE_CACHE: compiled } = process.env;
  const child = spawn(process.execPath, ['--max-old-space-size=128', SETTER], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // It needs none of the shop's secrets.
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    timeout: PATIENCE,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'close') as Promise<[number | null]>;
  // A setter that could not start reads nothing; why is in its errors.
  child.stdin.on('error', () => undefined);
  child.stdin.end(sent);
  const [pdf, said, [code]] = await Promise.all([buffer(child.stdout), text(child.stderr), ended]);
  if (code === 0) return new Uint8Array(pdf);
  if (said.includes('ERR_MODULE_NOT_FOUND') || said.includes('Cannot find native binding'))
    throw new Failure(
      'unavailable',
      /*i18n*/ 'This shop’s computer cannot make PDFs. Please print the bill instead.',
    );
  throw new Error(`the process that sets PDFs ended with ${code}: ${said.slice(-ERRORS_KEPT)}`);
}
