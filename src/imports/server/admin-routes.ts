import * as v from 'valibot';
import { invalidField } from '#base/failure.ts';
import { type SignedIn, forStaff } from '#identity/server/public.ts';
import { ImportSummary } from '#imports/imports.ts';
import { sendCsv } from '#platform/http/csv.ts';
import { check, newRoutes } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { importProducts } from './commands/import-products.ts';
import { exportProducts } from './export.ts';
import { PROGRESS_TYPE, tellProgress } from './import-progress.ts';

const route = forStaff('catalogue', 'Products');
const ImportQuery = v.strictObject({ dryRun: v.optional(v.picklist(['true', 'false'])) });

/** Products as files: in and out. */
export function importRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, log } = platform;

  routes.post(
    '/import',
    route({
      summary:
        'Import a CSV file, sent as the field `file` of a form; with dryRun=true only says what would happen. ' +
        'Who accepts application/x-ndjson is told how far it is, line by line',
      answers: { 200: ImportSummary },
      refuses: ['invalid', 'too_large'],
    }),
    check('query', ImportQuery),
    async (c) => {
      const { file } = await c.req.parseBody();
      if (!(file instanceof File)) throw invalidField('file', 'Choose a file');
      const actor = c.get('actor');
      const dryRun = c.req.valid('query').dryRun === 'true';
      const run = (onProgress?: (rows: number) => void): Promise<ImportSummary> =>
        importProducts(db, file.stream(), { clock, actor, dryRun, onProgress });
      if (c.req.header('accept') === PROGRESS_TYPE)
        return tellProgress(c, run, { log, requestId: c.get('requestId') });
      return c.json(await run());
    },
  );

  routes.get(
    '/export.csv',
    route({
      summary: 'All products of the shop as a CSV file; imported again it changes nothing',
      answers: { 200: v.string() },
      type: 'text/csv',
    }),
    (c) => {
      return sendCsv(c, 'products.csv', exportProducts(db), log);
    },
  );
  return routes;
}
