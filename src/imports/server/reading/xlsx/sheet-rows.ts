import { MOST_COLUMNS, unreadableRow } from '#imports/server/reading/bounds.ts';
import { LONGEST_ROW, type SheetRow } from '#imports/server/reading/sheet-row.ts';
import type { Sheet } from './sheets.ts';
import { parseXml, type Workbook } from './workbook.ts';

/** The rows of a sheet that have anything in them, as a spreadsheet shows their values. */
export async function* sheetRows(
  workbook: Workbook,
  { path }: Sheet,
  strings: readonly string[],
): AsyncGenerator<SheetRow> {
  const came: SheetRow[] = [];
  const listener = rowListener(strings, (row) => came.push(row));
  const slices = parseXml(workbook, path, 'sheet', listener);
  try {
    for (let slice = await slices.next(); !slice.done; slice = await slices.next()) yield* came.splice(0);
  } finally {
    // Whoever needs only the first rows leaves the rest packed.
    await slices.return(undefined);
  }
}

function rowListener(strings: readonly string[], onRow: (row: SheetRow) => void) {
  let row: SheetRow = { number: 0, cells: [] };
  let size = 0;
  let column = -1;
  let type = 'n';
  let value = '';
  let isValue = false;
  return {
    open: (name: string, { r = '', t = 'n' }: Readonly<Record<string, string>>) => {
      if (name === 'row') {
        row = { number: Number(r) || row.number + 1, cells: [] };
        size = 0;
        column = -1;
      } else if (name === 'c') {
        column = columnOf(r) ?? column + 1;
        type = t;
        value = '';
      }
      // A formula's text (`f`) is passed over: `v` has its last result.
      else if (name === 'v' || name === 't') isValue = true;
    },
    text: (piece: string) => {
      if (!isValue) return;
      value += piece;
      size += piece.length;
      if (size > LONGEST_ROW) throw unreadableRow(row.number, 'it is far too long');
    },
    close: (name: string) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && value !== '') {
        if (column >= MOST_COLUMNS) throw unreadableRow(row.number, 'it has more than 1000 columns');
        while (row.cells.length < column) row.cells.push('');
        const cell = shown(type, value, strings);
        // A text that many cells share is counted with each of them.
        size += cell.length;
        if (size > LONGEST_ROW) throw unreadableRow(row.number, 'it is far too long');
        row.cells[column] = cell;
      } else if (name === 'row' && row.cells.some((cell) => cell.trim() !== '')) onRow(row);
    },
  };
}

/** `AB12` stands in column 27. */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function shown(type: string, value: string, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type !== 'n') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  // As the spreadsheet shows it: 85.5, where the file says 85.499999999999996.
  const plain = Number(number.toPrecision(15));
  return Number.isInteger(plain) && Math.abs(plain) < 1e21 ? BigInt(plain).toString() : String(plain);
}
