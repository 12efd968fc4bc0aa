import { Failure } from '#base/failure.ts';
import { HEADER_WITHIN, knownNames } from '#imports/server/columns/propose-columns.ts';
import { type FileKind, MOST_ROWS, type SheetRow } from './sheet-row.ts';
import { sharedStrings } from './xlsx/shared-strings.ts';
import { sheetRows } from './xlsx/sheet-rows.ts';
import { type Sheet, sheetsOf } from './xlsx/sheets.ts';
import { openWorkbook, type Workbook } from './xlsx/workbook.ts';

/** So many sheets are looked at to find the list. */
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
    file.notes.push({ id: 'Only the sheet “{sheet}” was read.', figures: { sheet: sheet.name } });
  for await (const row of sheetRows(workbook, sheet, strings)) {
    if (row.number > MOST_ROWS)
      throw new Failure('invalid', 'This sheet has more rows than a spreadsheet can have.');
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
