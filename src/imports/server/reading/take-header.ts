import { Failure } from '#base/failure.ts';
import { findHeader, type Header, HEADER_WITHIN } from '#imports/server/columns/propose-columns.ts';
import type { SheetRow } from './sheet-row.ts';

/** A file whose header was found: the rows after it are still to be read. */
export type OpenedFile = { header: Header; rows: AsyncGenerator<SheetRow> };

/** Reads the first rows of a file and finds its header. An empty file is refused. */
export async function takeHeader(file: AsyncIterable<SheetRow>): Promise<OpenedFile> {
  const rest = file[Symbol.asyncIterator]();
  const first: SheetRow[] = [];
  while (first.length < HEADER_WITHIN) {
    const next = await rest.next();
    if (next.done) break;
    first.push(next.value);
  }
  if (first.length === 0) throw new Failure('invalid', 'The file is empty.');
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
