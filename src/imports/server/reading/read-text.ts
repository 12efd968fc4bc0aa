import { isAscii } from 'node:buffer';
import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { Failure } from '#base/failure.ts';
import { unescapeFormula } from '#platform/http/files/csv.ts';
import { unreadableRow, type FileKind, LONGEST_ROW, ROWS_BETWEEN_TURNS, type SheetRow } from './sheet-row.ts';

const PIECE = 8 * 1024;
const GUESSED =
  /*office*/ 'The letters were read as Windows-1252. If names look wrong, save the file as “CSV UTF-8” and choose it again.';

/** Reads a text of rows (CSV, TSV): separated by commas, semicolons, tabs or bars. */
export async function* readText(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  file: FileKind,
): AsyncGenerator<SheetRow> {
  const words = decodeText(start, rest, () => file.notes.push({ id: GUESSED, figures: {} }));
  const first = await words.next();
  const opening = first.done ? '' : first.value;
  const parser = parse({
    delimiter: separatorOf(opening),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_ROW,
  });
  // Errors reach the code that reads the parser.
  pipeline(Readable.from(inPieces(opening, words), { highWaterMark: 1 }), parser, () => undefined);
  let row = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      // Rows may be blank for a long time: the shop gets its turn all the same.
      if (row % ROWS_BETWEEN_TURNS === 0) await setImmediate();
      if (record.some((cell) => cell.trim() !== ''))
        yield { number: row, cells: record.map((cell) => unescapeFormula(cell.replaceAll('\u0000', ''))) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = REASONS[error.code] ?? /*office*/ 'its quotation marks do not match';
    // The parser reads ahead, so the row number comes from the parser itself.
    const number = parser.info.records + 1;
    throw unreadableRow(number, reason);
  }
}

const REASONS: Record<string, string> = {
  CSV_MAX_RECORD_SIZE: /*office*/ 'it is far too long, as if a quotation mark were never closed',
  CSV_QUOTE_NOT_CLOSED: /*office*/ 'a quotation mark is never closed',
};

/** Commas come last: they stand in texts and figures as well. */
const SEPARATORS = ['\t', ';', '|', ','];
const LOOKED_AT = 16 * 1024;
const QUOTED = /(^|[,;\t|\r\n])"(?:[^"]|"")*"(?=[,;\t|\r\n]|$)/g;

/**
 * The separator that the first lines agree on best, outside quotation marks: as many lines as can be of as many cells as
 * can be. Titles above the header have none, or some by chance.
 */
function separatorOf(opening: string): string {
  const lines = opening
    .slice(0, LOOKED_AT)
    .replaceAll(QUOTED, '$1')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 30);
  const agreed = new Map(SEPARATORS.map((separator) => [separator, agreementOn(separator, lines)]));
  return SEPARATORS.toSorted((a, b) => agreed.get(b)! - agreed.get(a)!)[0]!;
}

function agreementOn(separator: string, lines: readonly string[]): number {
  const linesOf = new Map<number, number>();
  for (const line of lines) {
    const more = line.split(separator).length - 1;
    linesOf.set(more, (linesOf.get(more) ?? 0) + 1);
  }
  return Math.max(...[...linesOf].map(([more, count]) => more * count ** 2));
}

/** The text a little at a time: the parser takes a piece in one go, and other requests wait meanwhile. */
async function* inPieces(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const text of prepend(first, rest)) {
    for (let at = 0; at < text.length; at += PIECE) {
      yield text.slice(at, at + PIECE);
      await setImmediate();
    }
  }
}

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** The failure for a file without rows of text. */
export const notText = (cause?: string): Failure =>
  new Failure(
    'invalid',
    /*office*/ 'This file is neither a spreadsheet (.xlsx) nor a text (.csv, .tsv). In the spreadsheet, save it as “CSV UTF-8”.',
    cause === undefined ? {} : { detail: { cause } },
  );

/** The encoding of a text file. `sure` is false while only plain English letters were seen. */
type Encoding = { name: string; sure: boolean };

/**
 * Reads bytes as text: UTF-8 or UTF-16 with or without a byte-order mark, else Windows-1252, which Excel writes in many
 * places. Text in English letters is the same in all of them, so the choice is put off to the first other letter.
 * `onGuess` is called when a guess was made that the owner should look at.
 */
async function* decodeText(
  start: Uint8Array,
  rest: AsyncIterator<Uint8Array>,
  onGuess: () => void,
): AsyncGenerator<string> {
  let encoding = encodingOf(start);
  let decoder = new TextDecoder(encoding.name, { fatal: true });
  const decode = (bytes: Uint8Array): string => {
    if (!encoding.sure && !isAscii(bytes)) {
      encoding = { name: isUtf8(bytes) ? 'utf-8' : 'windows-1252', sure: true };
      if (encoding.name === 'windows-1252') onGuess();
      decoder = new TextDecoder(encoding.name, { fatal: true });
    }
    // The decoder removes the byte-order mark.
    return readable(decoder.decode(bytes, { stream: true }), encoding);
  };
  try {
    yield decode(start);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield decode(next.value);
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw notText(error.message);
  }
}

function encodingOf(start: Uint8Array): Encoding {
  const [first, second, third] = start;
  if (first === 0xff && second === 0xfe) return { name: 'utf-16le', sure: true };
  if (first === 0xfe && second === 0xff) return { name: 'utf-16be', sure: true };
  if (first === 0xef && second === 0xbb && third === 0xbf) return { name: 'utf-8', sure: true };
  const zeros = [0, 0];
  const seen = Math.min(start.length, 1000) & ~1;
  for (let at = 0; at < seen; at += 1) if (start[at] === 0) zeros[at % 2]! += 1;
  // A header in English letters has a zero in every second byte.
  if (zeros[1]! > seen / 4 && zeros[0] === 0) return { name: 'utf-16le', sure: true };
  if (zeros[0]! > seen / 4 && zeros[1] === 0) return { name: 'utf-16be', sure: true };
  return { name: 'utf-8', sure: false };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // The last letter may go on in the next piece.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Windows-1252 reads any bytes: pictures and programs are told by their control characters. */
function readable(text: string, { name }: Encoding): string {
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  const controls = text.match(/[\u0001-\u0008\u000E-\u001A\u001C-\u001F]/g)?.length ?? 0;
  if (controls > 0 && (name === 'windows-1252' || controls > text.length / 100)) throw notText();
  return text;
}
