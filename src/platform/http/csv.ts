import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { Log } from '#platform/log/log.ts';

/** Begins a file: without it, spreadsheets take Hindi for something else. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A text as a cell that no spreadsheet takes for a formula: such a one gets an apostrophe before it. What began with
 * an apostrophe and such a sign gets a second one, so that every text can be had back.
 */
export const escapeFormula = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A line of a CSV file. Texts from people go through `escapeFormula` first; numbers do not, so that they can be summed. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

const quoted = (cell: string): string =>
  /[",\r\n;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Answers with a CSV file that is made piece by piece, however long it becomes. */
export function sendCsv(c: Context, name: string, pieces: AsyncIterable<string>, log: Log): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}"`);
  return stream(
    c,
    async (out) => {
      for await (const piece of pieces) await out.write(piece);
    },
    // The file has begun: all that is left is to break it off, and to write down why.
    async (error) => log.error('export.broken_off', error),
  );
}
