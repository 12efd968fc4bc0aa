import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type Paise, toRupees } from '#base/figures/money.ts';
import { xmlText } from '#returns/server/xml.ts';

// An .xlsx file of one sheet, written while its rows come: the libraries at hand keep all cells, a gigabyte for a year of a busy
// shop. Texts stay texts whatever they begin with, because a cell is a formula only where it says so.

/** A cell: a text, a number, an amount, or nothing. */
export type Cell = string | number | { paise: Paise } | null;
/** A sheet with its heads; widths in letters. The last row is set in bold. */
export type Sheet = {
  name: string;
  columns: readonly { title: string; width: number }[];
  rows: AsyncIterable<readonly Cell[]>;
  last: () => readonly Cell[];
};

const ROWS_IN_PIECE = 500;
/** The formats of cells, by their places in `STYLES`. */
const [PLAIN, BOLD, MONEY, BOLD_MONEY] = [0, 1, 2, 3];
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const STYLES =
  `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/>' +
  '<xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/>' +
  '<xf numFmtId="4" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>';

/** Writes a workbook into a file. */
export async function writeWorkbook(path: string, sheet: Sheet): Promise<void> {
  const zip = new ZipFile();
  const packed = zip.outputStream as Readable;
  zip.on('error', (error) => packed.destroy(error as Error));
  const add = (name: string, xml: string): void => zip.addBuffer(Buffer.from(`${HEAD}${xml}`), name);
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  );
  add('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]));
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xmlText(sheet.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  );
  add('xl/styles.xml', STYLES);
  zip.addReadStream(Readable.from(sheetXml(sheet), { objectMode: false }), 'xl/worksheets/sheet1.xml');
  zip.end();
  await pipeline(packed, createWriteStream(path));
}

const relations = (to: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${to
    .map(
      ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

async function* sheetXml({ columns, rows, last }: Sheet): AsyncGenerator<string, void, undefined> {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  yield (
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" ` +
      `activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  );
  let piece = rowXml(
    columns.map(({ title }) => title),
    true,
  );
  let waiting = 0;
  for await (const row of rows) {
    piece += rowXml(row, false);
    waiting += 1;
    if (waiting < ROWS_IN_PIECE) continue;
    yield piece;
    [piece, waiting] = ['', 0];
  }
  yield `${piece}${rowXml(last(), true)}</sheetData></worksheet>`;
}

const rowXml = (cells: readonly Cell[], isBold: boolean): string =>
  `<row>${cells.map((cell) => cellXml(cell, isBold)).join('')}</row>`;

function cellXml(cell: Cell, isBold: boolean): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string')
    return `<c${styled(isBold ? BOLD : PLAIN)} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c${styled(isBold ? BOLD : PLAIN)}><v>${cell}</v></c>`;
  return `<c${styled(isBold ? BOLD_MONEY : MONEY)}><v>${toRupees(cell.paise)}</v></c>`;
}

const styled = (style: number | undefined): string => (style === PLAIN ? '' : ` s="${style}"`);
