import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Failure, type FailureCode, type Sentence } from '#base/failure.ts';
import type { FileKind, SheetRow } from '#imports/server/reading/sheet-row.ts';
import { oneAtATime } from '#platform/taking-turns.ts';

const READER = fileURLToPath(new URL('read-workbook.ts', import.meta.url));
/** Limits of the process: megabytes of output, milliseconds without a row, and milliseconds in all. */
type Ceilings = { megabytes: number; withoutRow: number; inAll: number };
const CEILINGS: Ceilings = { megabytes: 192, withoutRow: 30_000, inAll: 300_000 };
/** Milliseconds without a request for rows after which a file is given up. */
const FORGOTTEN_AFTER = 10 * 60_000;
const ERRORS_KEPT = 4000;

const enter = oneAtATime({
  waiting: 5,
  patience: 60_000,
  full: () =>
    new Failure(
      'unavailable',
      /*office*/ 'Another file is being read just now. Please try again in a minute.',
    ),
});

/**
 * The rows of a workbook, read by a process of its own with limits of memory and time: a file that unpacks to far more
 * than it seems ends that process, and nothing else. One workbook is read at a time. Ends when `signal` is aborted.
 */
export async function* workbookRows(
  bytes: AsyncIterable<Uint8Array>,
  file: FileKind,
  signal: AbortSignal,
  ceilings: Ceilings = CEILINGS,
): AsyncGenerator<SheetRow> {
  const leave = await enter();
  const reader = startReader(ceilings.megabytes);
  // Whoever does not ask for the next row keeps this function waiting: the next file is read all the same.
  const end = (): void => {
    reader.child.kill('SIGKILL');
    leave();
  };
  signal.addEventListener('abort', end, { once: true });
  try {
    const sending = send(bytes, reader.child.stdin, reader.child);
    for await (const line of watched(linesOf(reader.child.stdout), { reader, end }, ceilings)) {
      if ('rows' in line) for (const [number, ...cells] of line.rows) yield { number, cells };
      else if ('notes' in line) return void file.notes.push(...line.notes);
      else throw refusedAs(line.refused);
    }
    await sending;
    throw await reader.whyItEnded();
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

type Reader = {
  child: ChildProcess & { stdin: Writable; stdout: Readable };
  slow: boolean;
  whyItEnded: () => Promise<Error>;
};

function startReader(megabytes: number): Reader {
  const { NODE_COMPILE_CACHE: compiled } = process.env;
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=8', READER],
    // It needs none of the shop's secrets.
    { stdio: ['pipe', 'pipe', 'pipe'], env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled } },
  );
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-ERRORS_KEPT)));
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const reader: Reader = {
    child,
    slow: false,
    whyItEnded: async () => {
      const [code, by] = await ended;
      if (reader.slow) return tooMuch();
      if (by !== null || code === OUT_OF_MEMORY || /heap out of memory/.test(said)) return tooMuch();
      return new Error(`the process that reads workbooks ended with ${code}: ${said}`);
    },
  };
  return reader;
}

/** 128 and SIGABRT: the exit code of V8 when it runs out of memory. */
const OUT_OF_MEMORY = 134;

const tooMuch = (): Failure =>
  new Failure(
    'too_large',
    /*office*/ 'This workbook needs too much memory. Save the sheet with the goods as CSV.',
  );

/** Sends the bytes. A reader that refused the file already reads no more of it. */
async function send(bytes: AsyncIterable<Uint8Array>, to: Writable, child: ChildProcess): Promise<void> {
  const isOver = new AbortController();
  child.once('close', () => isOver.abort());
  // A pipe that nobody reads any more; why is said by `whyItEnded`.
  to.on('error', () => isOver.abort());
  for await (const piece of bytes) {
    if (isOver.signal.aborted) return;
    if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(isOver.signal, 'abort')]);
  }
  to.end();
}

async function* linesOf(stdout: Readable): AsyncGenerator<WorkbookLine> {
  let rest = '';
  for await (const chunk of stdout.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as WorkbookLine;
  }
}

/** Ends a reader that returns no row for long, takes long in all, or is not asked for rows any more. */
async function* watched(
  lines: AsyncGenerator<WorkbookLine>,
  { reader, end }: { reader: Reader; end: () => void },
  { withoutRow, inAll }: Ceilings,
): AsyncGenerator<WorkbookLine> {
  let waited = 0;
  for (;;) {
    const began = performance.now();
    const patience = Math.min(withoutRow, inAll - waited);
    const next = await endAfter(reader, patience, () => lines.next());
    waited += performance.now() - began;
    if (next.done) return;
    const idle = setTimeout(end, FORGOTTEN_AFTER).unref();
    yield next.value;
    clearTimeout(idle);
  }
}

async function endAfter<T>(reader: Reader, milliseconds: number, wait: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => {
    reader.slow = true;
    reader.child.kill('SIGKILL');
  }, milliseconds);
  try {
    return await wait();
  } finally {
    clearTimeout(timer);
  }
}

const refusedAs = ({
  code,
  message,
  detail,
}: Extract<WorkbookLine, { refused: unknown }>['refused']): Failure =>
  new Failure(code, message, detail && { detail });

/** A line of the process that reads a workbook: some rows, each with its number first; or how it ended. */
export type WorkbookLine =
  | { rows: [number, ...string[]][] }
  | { notes: Sentence[] }
  | { refused: { code: FailureCode; message: string; detail: Record<string, unknown> | undefined } };
