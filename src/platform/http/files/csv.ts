import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { Log } from '#platform/log/log.ts';

/** Written at the start of a file: without it, spreadsheets show Hindi as garbage. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** The beginning of a formula; some spreadsheets read the full-width signs of East Asian keyboards alike. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;

/**
 * A text that no spreadsheet takes for a formula: one that looks like a formula gets an apostrophe in front. A text
 * that already has such an apostrophe gets a second one, so that every text can be restored.
 */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Undoes `escapeFormula`: the text of a cell that an export protected from being a formula. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** A line of a CSV file. Texts from people go through `escapeFormula` first; numbers do not, so that they can be summed. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (cell: string): string =>
  /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Streams a CSV file, however long it is. */
export function sendCsv(
  c: Context,
  name: string,
  pieces: AsyncIterable<string> | Iterable<string>,
  log: Log,
): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return stream(
    c,
    async (out) => {
      for await (const piece of pieces) await out.write(piece);
    },
    // The status has been sent, so the file can only be cut off here, and the error logged.
    async (error) => log.error('export.broken_off', error),
  );
}
