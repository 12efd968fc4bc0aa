import type { Context } from 'hono';
import { stream } from 'hono/streaming';
import { answerError } from '#platform/http/failures/errors.ts';
import type { Log } from '#platform/log/log.ts';

/** The content type of progress: one line of JSON for each step, the last one with the result. */
export const PROGRESS_TYPE = 'application/x-ndjson';

/**
 * Streams lines: `{"rows": 200}` while rows are read, then `{"summary": …}`, or `{"failure": …}` with the body of a
 * refusal, because the status has been sent long before.
 */
export function tellProgress<Result>(
  c: Context,
  run: (onProgress: (rows: number) => void) => Promise<Result>,
  { log, requestId }: { log: Log; requestId: string },
): Response {
  c.header('Content-Type', `${PROGRESS_TYPE}; charset=utf-8`);
  c.header('X-Accel-Buffering', 'no');
  return stream(c, async (out) => {
    const write = (line: object): Promise<unknown> => out.write(`${JSON.stringify(line)}\n`);
    try {
      // Not awaited, so that a slow reader does not delay the import. The stream keeps the order.
      const summary = await run((rows) => void write({ rows }));
      await write({ summary });
    } catch (error) {
      const { body, isBug } = answerError(error, requestId);
      if (isBug) log.error('import.failed', error, { requestId });
      await write({ failure: body });
    }
  });
}
