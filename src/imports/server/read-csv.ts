import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { Failure } from '#base/failure.ts';
import { unescapeFormula } from './layouts/cells.ts';

/** A row of the file: its cells, and its number as a spreadsheet shows it (the header is row 1). */
export type CsvRow = { number: number; cells: string[] };

const PEEK = 64 * 1024;
const LARGEST_ROW = 1024 * 1024;

/**
 * Reads a CSV file as a stream of rows: UTF-8 with or without byte-order mark, or UTF-16 as spreadsheets write it;
 * separated by commas, semicolons or tabs. A file that is not text is refused.
 */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const { start, rest } = await peek(bytes);
  const words = decode(start, rest);
  const first = await words.next();
  const opening = first.done ? '' : first.value;
  const parser = parse({
    delimiter: separatorOf(opening),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LARGEST_ROW,
  });
  // Errors reach the code that reads the parser.
  pipeline(Readable.from(prepend(opening, words)), parser, () => undefined);
  let number = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (record.some((cell) => cell.trim() !== ''))
        yield { number, cells: record.map((cell) => unescapeFormula(cell.replaceAll('\u0000', ''))) };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = REASONS[error.code] ?? 'its quotation marks do not match';
    // The parser reads ahead, so the row number comes from the parser itself.
    throw new Failure('invalid', `Row ${parser.info.records + 1} cannot be read: ${reason}.`);
  }
}

const REASONS: Record<string, string> = {
  CSV_MAX_RECORD_SIZE: 'it is far too long, as if a quotation mark were never closed',
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is never closed',
};

async function peek(bytes: AsyncIterable<Uint8Array>) {
  const rest = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < PEEK;) {
    const next = await rest.next();
    if (next.done) break;
    chunks.push(next.value);
    size += next.value.length;
  }
  return { start: Buffer.concat(chunks), rest };
}

async function* decode(start: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(start), { fatal: true });
  try {
    // The decoder removes the byte-order mark.
    yield decoder.decode(start, { stream: true });
    for (let next = await rest.next(); !next.done; next = await rest.next()) {
      yield decoder.decode(next.value, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Failure(
      'invalid',
      'This file is not text in UTF-8. In the spreadsheet, save it as “CSV UTF-8”.',
      {
        detail: { cause: error.message },
      },
    );
  }
}

const encodingOf = ([first, second, third, fourth]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (second === 0 && fourth === 0 && first && third) return 'utf-16le';
  return 'utf-8';
};

/** The separator that occurs most often in the header, outside quotation marks. */
function separatorOf(opening: string): string {
  const header = opening.split(/\r?\n/, 1)[0]!.replaceAll(/"[^"]*"/g, '');
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]!.separator;
}

async function* prepend(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
