import * as v from 'valibot';
import { type SignedIn, forStaff } from '#accounts/server/guard.ts';
import { invalidField } from '#base/failure.ts';
import { ImportSummary } from '#catalogue/back-office.ts';
import { exportProducts } from '#catalogue/server/export.ts';
import { PROGRESS_TYPE, tellProgress } from '#catalogue/server/import-progress.ts';
import { importProducts } from '#catalogue/server/import/import-products.ts';
import { sendCsv } from '#platform/csv.ts';
import { check, newRoutes } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';

const route = forStaff('catalogue', 'Products');
const ImportQuery = v.strictObject({ dryRun: v.optional(v.picklist(['true', 'false'])) });

/** Products as files: in and out. */
export function fileRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, changes, log } = platform;

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
      const run = async (onProgress?: (rows: number) => void): Promise<ImportSummary> => {
        try {
          return await importProducts(db, file.stream(), { clock, actor, dryRun, onProgress });
        } finally {
          // Also what was taken before a file broke off is on the pages when this answers.
          if (!dryRun) await changes.refresh();
        }
      };
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
