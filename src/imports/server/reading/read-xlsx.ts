import { Failure } from '#base/failure.ts';
import { type FileKind, MOST_ROWS, type SheetRow } from './sheet-row.ts';
import { sharedStrings } from './xlsx/shared-strings.ts';
import { sheetRows } from './xlsx/sheet-rows.ts';
import { sheetsOf } from './xlsx/sheets.ts';
import { openWorkbook } from './xlsx/workbook.ts';

/**
 * Reads the first sheet of a workbook that has rows, row by row. Of a formula, its last result is taken. A workbook
 * that unpacks to far more than it is, as a trap would, is refused.
 */
export async function* readXlsx(bytes: Buffer, file: FileKind): AsyncGenerator<SheetRow> {
  const workbook = await openWorkbook(bytes);
  const sheets = await sheetsOf(workbook);
  const strings = await sharedStrings(workbook);
  for (const sheet of sheets) {
    let hasRows = false;
    for await (const row of sheetRows(workbook, sheet, strings)) {
      if (row.number > MOST_ROWS)
        throw new Failure('invalid', 'This sheet has more rows than a spreadsheet can have.');
      if (!hasRows && sheets.length > 1) file.notes.push(`Only the sheet “${sheet.name}” was read.`);
      hasRows = true;
      yield row;
    }
    if (hasRows) return;
  }
}
