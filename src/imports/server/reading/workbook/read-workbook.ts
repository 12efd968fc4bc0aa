// The process that unpacks and parses one workbook: bytes on its standard input, rows on its standard output, a line of JSON
// for some rows at a time. The last line says how it ended; without it, the process was ended.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { Failure } from '#base/failure.ts';
import { expectSensible, type FileKind, type SheetRow } from '#imports/server/reading/sheet-row.ts';
import { readXlsx } from '#imports/server/reading/workbook/read-xlsx.ts';
import type { WorkbookLine } from './workbook-rows.ts';

const ROWS_IN_LINE = 200;
const LETTERS_IN_LINE = 128 * 1024;

await say(await readAll());

async function readAll(): Promise<WorkbookLine> {
  const file: FileKind = { kind: 'xlsx', notes: [] };
  let rows: SheetRow[] = [];
  let letters = 0;
  const flush = async (): Promise<void> => {
    await say({ rows: rows.map(({ number, cells }) => [number, ...cells]) });
    [rows, letters] = [[], 0];
  };
  try {
    for await (const row of readXlsx(await buffer(process.stdin), file)) {
      expectSensible(row);
      rows.push(row);
      for (const cell of row.cells) letters += cell.length;
      if (rows.length >= ROWS_IN_LINE || letters >= LETTERS_IN_LINE) await flush();
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { code, message, detail } = error;
    return { refused: { code, message, detail } };
  }
  if (rows.length > 0) await flush();
  return { notes: file.notes };
}

/** Writes a line; waits if the reader is behind. */
async function say(line: WorkbookLine): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain');
}
