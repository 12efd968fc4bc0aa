import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import type { ImportSummary } from '#imports/imports.ts';
import { answerError } from '#platform/http/errors.ts';
import type { Log } from '#platform/log/log.ts';

/** The kind of answer that tells how far an import is: a line of JSON for each step, the last with the outcome. */
export const PROGRESS_TYPE = 'application/x-ndjson';

/**
 * Answers with lines: `{"rows": 200}` while rows are read, at last `{"summary": …}`, or `{"failure": …}` as the body
 * of a refusal, because the status was sent long before.
 */
export function tellProgress(
  c: Context,
  run: (onProgress: (rows: number) => void) => Promise<ImportSummary>,
  { log, requestId }: { log: Log; requestId: string },
): Response {
  c.header('Content-Type', `${PROGRESS_TYPE}; charset=utf-8`);
  c.header('X-Accel-Buffering', 'no');
  return stream(c, async (out) => {
    const write = (line: object): Promise<unknown> => out.write(`${JSON.stringify(line)}\n`);
    try {
      // Written behind one another by the stream; nobody who reads slowly holds the import up.
      const summary = await run((rows) => void write({ rows }));
      await write({ summary });
    } catch (error) {
      const { body, isBug } = answerError(error, requestId);
      if (isBug) log.error('import.failed', error, { requestId });
      await write({ failure: body });
    }
  });
}
