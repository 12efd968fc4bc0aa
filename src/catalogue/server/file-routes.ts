import * as v from 'valibot';
import { may, type SignedIn } from '#accounts/server/guard.ts';
import { invalidField } from '#base/failure.ts';
import { ImportSummary } from '#catalogue/back-office.ts';
import { exportProducts } from '#catalogue/server/export.ts';
import { importProducts } from '#catalogue/server/import/import-products.ts';
import { sendCsv } from '#platform/csv.ts';
import { describe } from '#platform/describe.ts';
import { check, newRoutes, personal } from '#platform/http.ts';
import type { Platform } from '#platform/platform.ts';

const tag = 'Products';
const refuses = ['signed_out', 'forbidden'] as const;
const ImportQuery = v.strictObject({ dryRun: v.optional(v.picklist(['true', 'false'])) });

/** Products as files: in and out. */
export function fileRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, changes, log } = platform;

  routes.post(
    '/import',
    describe({
      tag,
      summary:
        'Import a CSV file, sent as the field `file` of a form; with dryRun=true only says what would happen',
      answers: { 200: ImportSummary },
      refuses: [...refuses, 'invalid', 'too_large'],
      needsToken: true,
    }),
    may('catalogue'),
    check('query', ImportQuery),
    async (c) => {
      personal(c);
      const { file } = await c.req.parseBody();
      if (!(file instanceof File)) throw invalidField('file', 'Choose a file');
      const actor = c.get('actor');
      const dryRun = c.req.valid('query').dryRun === 'true';
      try {
        return c.json(await importProducts(db, file.stream(), { clock, actor, dryRun }));
      } finally {
        // Also what was taken before a file broke off is on the pages when this answers.
        if (!dryRun) await changes.refresh();
      }
    },
  );

  routes.get(
    '/export.csv',
    describe({
      tag,
      summary: 'All products of the shop as a CSV file; imported again it changes nothing',
      answers: { 200: v.string() },
      refuses,
      needsToken: true,
    }),
    may('catalogue'),
    (c) => {
      personal(c);
      return sendCsv(c, 'products.csv', exportProducts(db), log);
    },
  );
  return routes;
}
