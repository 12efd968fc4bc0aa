import { Failure } from '#base/failure.ts';
import { HEADER_WITHIN, knownNames } from '#imports/server/columns/propose-columns.ts';
import {
  type FileKind,
  LONGEST_ROW,
  MOST_COLUMNS,
  MOST_ROWS,
  type SheetRow,
  unreadableRow,
} from '../sheet-row.ts';
import { openWorkbook, type Workbook, parseAll, parseXml } from './workbook.ts';

/** The most sheets that are searched for the list. */
const MOST_LOOKED_AT = 20;

/**
 * Reads one sheet of a workbook, row by row: the one that looks most like a list of goods. Of a formula, its last result
 * is taken. A workbook that unpacks to far more than it is, as a trap would, is refused.
 */
export async function* readXlsx(bytes: Buffer, file: FileKind): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(bytes);
  const sheets = await sheetsOf(workbook);
  const strings = await sharedStrings(workbook);
  const sheet = sheets.length > 1 ? await likestList(workbook, sheets, strings) : sheets[0];
  if (!sheet) return;
  if (sheets.length > 1)
    file.notes.push({ id: /*office*/ 'Only the sheet “{sheet}” was read.', figures: { sheet: sheet.name } });
  for await (const row of sheetRows(workbook, sheet, strings)) {
    if (row.number > MOST_ROWS)
      throw new Failure('invalid', /*office*/ 'This sheet has more rows than a spreadsheet can have.');
    yield row;
  }
}

/** The sheet with the most names of columns that we know; of equals, the first one that has rows. */
async function likestList(
  workbook: Workbook,
  sheets: readonly Sheet[],
  strings: readonly string[],
): Promise<Sheet | undefined> {
  let found: { sheet: Sheet; known: number } | undefined;
  for (const sheet of sheets.slice(0, MOST_LOOKED_AT)) {
    const first: SheetRow[] = [];
    for await (const row of sheetRows(workbook, sheet, strings)) {
      first.push(row);
      if (first.length === HEADER_WITHIN) break;
    }
    const known = Math.max(...first.map(knownNames));
    if (first.length > 0 && (!found || known > found.known)) found = { sheet, known };
  }
  return found?.sheet;
}

/** As many texts, and letters of them, as fit into the memory that reading may take. */
const MOST_TEXTS = 1_500_000;
const MOST_LETTERS = 32 * 1024 * 1024;

/** The texts of a workbook, which its cells name by number. */
async function sharedStrings(workbook: Workbook): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  // How to pronounce a text stands beside it in some languages.
  let isSpoken = false;
  let letters = 0;
  await parseAll(workbook, 'xl/sharedStrings.xml', 'strings', {
    open: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    text: (piece) => {
      if (!isText) return;
      text += piece;
      letters += piece.length;
      if (letters > MOST_LETTERS) throw tooManyTexts();
    },
    close: (name) => {
      if (name === 'si') {
        if (strings.length >= MOST_TEXTS) throw tooManyTexts();
        strings.push(text);
      } else if (name === 'rPh') isSpoken = false;
      else if (name === 't') isText = false;
    },
  });
  return strings;
}

const tooManyTexts = (): Failure =>
  new Failure(
    'too_large',
    /*office*/ 'This workbook has too many different texts. Save the sheet with the goods as CSV.',
  );

/** The rows of a sheet that have anything in them, as a spreadsheet shows their values. */
async function* sheetRows(
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
      if (size > LONGEST_ROW) throw unreadableRow(row.number, /*office*/ 'it is far too long');
    },
    close: (name: string) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && value !== '') {
        if (column >= MOST_COLUMNS)
          throw unreadableRow(row.number, /*office*/ 'it has more than 1000 columns');
        while (row.cells.length < column) row.cells.push('');
        const cell = shown(type, value, strings);
        // A text that many cells share is counted with each of them.
        size += cell.length;
        if (size > LONGEST_ROW) throw unreadableRow(row.number, /*office*/ 'it is far too long');
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

/** A sheet of a workbook, and the file that it stands in. */
type Sheet = { name: string; path: string };

/** The sheets of a workbook in their order, without those that are hidden. */
async function sheetsOf(workbook: Workbook): Promise<Sheet[]> {
  const paths = new Map<string, string>();
  await parseAll(workbook, 'xl/_rels/workbook.xml.rels', 'other', {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: Sheet[] = [];
  await parseAll(workbook, 'xl/workbook.xml', 'other', {
    open: (tag, { name = '', state = 'visible', ...attributes }) => {
      const path = tag === 'sheet' && state === 'visible' && paths.get(attributes['r:id'] ?? '');
      if (path) sheets.push({ name, path });
    },
  });
  return sheets;
}
