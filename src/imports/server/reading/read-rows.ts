import { Failure } from '#base/failure.ts';
import { findHeader, type Header, HEADER_WITHIN } from '#imports/server/columns/propose-columns.ts';
import { readText, notText } from './read-text.ts';
import { within, type FileKind, type SheetRow } from './sheet-row.ts';
import { workbookRows } from './workbook/workbook-rows.ts';

const PIECE = 64 * 1024;
const LARGEST_WORKBOOK = 64 * 1024 * 1024;

/** The rows of a file, and what it turned out to be once the first of them was read. Close them when you are done. */
export type Rows = AsyncIterable<SheetRow> & { file: FileKind; close: () => void };

/**
 * Reads a file of rows, whatever its name: its first bytes tell a workbook (.xlsx) from a text (.csv, .tsv). Blank rows
 * are passed over. Other files, and files larger than a list of goods, are refused.
 */
export function readRows(bytes: AsyncIterable<Uint8Array>): Rows {
  const file: FileKind = { kind: 'csv', notes: [] };
  const closing = new AbortController();
  return {
    file,
    [Symbol.asyncIterator]: () => within(rowsOf(bytes, file, closing.signal)),
    close: () => closing.abort(),
  };
}

async function* rowsOf(
  bytes: AsyncIterable<Uint8Array>,
  file: FileKind,
  closing: AbortSignal,
): AsyncGenerator<SheetRow> {
  const rest = inPieces(bytes);
  const start = await collect(rest, PIECE);
  if (startsWith(start, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new Failure(
      'invalid',
      /*office*/ 'This is an old Excel file (.xls), or one with a password. Save it as .xlsx without a password, or as CSV.',
    );
  }
  if (NO_ROWS.some((signs) => startsWith(start, signs))) throw notText();
  if (startsWith(start, [0x50, 0x4b, 3, 4])) {
    file.kind = 'xlsx';
    yield* workbookRows(upTo(LARGEST_WORKBOOK, start, rest), file, closing);
  } else {
    yield* readText(start, rest, file);
  }
}

/** First bytes of pictures and printed documents. */
const NO_ROWS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x25, 0x50, 0x44, 0x46],
];

/** The bytes a little at a time: an uploaded file arrives whole, and decoding it at once would block other requests. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const some of bytes)
    for (let at = 0; at < some.length; at += PIECE) yield some.subarray(at, at + PIECE);
}

/** These bytes and the rest; more than `most` are refused. */
async function* upTo(
  most: number,
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield start;
  let size = start.length;
  for (let next = await rest.next(); !next.done; next = await rest.next()) {
    size += next.value.length;
    if (size > most)
      throw new Failure('too_large', /*office*/ 'This workbook is larger than 64 MB. Save it as CSV.');
    yield next.value;
  }
}

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, at) => bytes[at] === sign);

async function collect(rest: AsyncIterator<Uint8Array>, atLeast: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < atLeast;) {
    const next = await rest.next();
    if (next.done) break;
    chunks.push(next.value);
    size += next.value.length;
  }
  return Buffer.concat(chunks);
}

/** A file whose header was found: the rows after it are still to be read. */
type OpenedFile = { header: Header; rows: AsyncGenerator<SheetRow> };

/** Reads the first rows of a file and finds its header. An empty file is refused. */
export async function takeHeader(file: AsyncIterable<SheetRow>): Promise<OpenedFile> {
  const rest = file[Symbol.asyncIterator]();
  const first: SheetRow[] = [];
  while (first.length < HEADER_WITHIN) {
    const next = await rest.next();
    if (next.done) break;
    first.push(next.value);
  }
  if (first.length === 0) throw new Failure('invalid', /*office*/ 'The file is empty.');
  const header = findHeader(first);
  return { header, rows: rowsAfter(first.slice(header.above), rest) };
}

async function* rowsAfter(
  first: readonly SheetRow[],
  rest: AsyncIterator<SheetRow>,
): AsyncGenerator<SheetRow> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
