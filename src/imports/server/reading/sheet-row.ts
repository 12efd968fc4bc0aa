import { type Sentence, Failure } from '#base/failure.ts';

/** A row of a file: its cells as texts, and its number as a spreadsheet shows it (the first row is 1). */
export type SheetRow = { number: number; cells: string[] };

/** The file type that was recognised, and notes about the file as a whole. */
export type FileKind = { kind: 'csv' | 'xlsx'; notes: Sentence[] };

/** The longest row, or cell: a longer one is an unclosed quotation mark, or an attack. */
export const LONGEST_ROW = 1024 * 1024;

/** The most rows that any spreadsheet program has. */
export const MOST_ROWS = 1_048_576;

/** Rows read between two pauses for other requests. */
export const ROWS_BETWEEN_TURNS = 100;

/** More columns than any shop's export has. */
export const MOST_COLUMNS = 1000;
/** A description with everything around it is shorter; a spreadsheet's own cells end at 32,767 letters. */
const LONGEST_CELL = 100_000;
/** Cells of a file, blank ones before the last of a row included: a million rows of twenty columns. */
const MOST_CELLS = 20_000_000;
/** Letters of a file's rows in all. They are kept in the database until the import is done. */
const MOST_LETTERS = 128 * 1024 * 1024;

/** The failure of a row that cannot be read, with the reason in words of its own. */
export const unreadableRow = (number: number, message: string): Failure =>
  new Failure('invalid', `Row ${number} cannot be read: ${message}.`, {
    sentence: {
      id: /*office*/ 'Row {number} cannot be read: {reason}.',
      figures: { number, reason: { id: message, figures: {} } },
    },
  });

/** Throws if a row has more columns, or a longer cell, than goods need. */
export function expectSensible({ number, cells }: SheetRow): void {
  if (cells.length > MOST_COLUMNS) throw unreadableRow(number, /*office*/ 'it has more than 1000 columns');
  let letters = 0;
  for (const { length } of cells) {
    if (length > LONGEST_CELL)
      throw unreadableRow(number, /*office*/ 'one of its cells has more than 1,00,000 letters');
    letters += length;
  }
  if (letters > LONGEST_ROW) throw unreadableRow(number, /*office*/ 'it is far too long');
}

/** Passes the rows of a file on, and throws if they are more than the shop can keep or unlike goods. */
export async function* within(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let [cells, letters] = [0, 0];
  for await (const row of rows) {
    expectSensible(row);
    cells += row.cells.length;
    for (const cell of row.cells) letters += cell.length;
    if (cells > MOST_CELLS)
      throw new Failure(
        'too_large',
        /*office*/ 'This file has more than 2 crore cells, empty ones included. Keep only the columns with the goods.',
      );
    if (letters > MOST_LETTERS)
      throw new Failure(
        'too_large',
        /*office*/ 'This file has more text than the shop can save. Divide it into several files.',
      );
    yield row;
  }
}
