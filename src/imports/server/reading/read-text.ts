import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { unescapeFormula } from '#platform/http/files/csv.ts';
import { unreadableRow, type FileKind, LONGEST_ROW, ROWS_BETWEEN_TURNS, type SheetRow } from './sheet-row.ts';
import { decodeText } from './text-encoding.ts';

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
