import * as v from 'valibot';
import { type SignedIn, forStaff } from '#identity/server/public.ts';
import { ImportSummary } from '#imports/imports.ts';
import { PictureCounts } from '#imports/staged.ts';
import { formOf } from '#platform/http/bodies/read-body.ts';
import { refusal } from '#platform/http/failures/refusal.ts';
import { sendCsv } from '#platform/http/files/csv.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import { toldOnce } from '#platform/once/once.ts';
import type { Platform } from '#platform/platform.ts';
import { importProducts } from './commands/import-products.ts';
import { exportProducts } from './export.ts';
import { addPicturesJob, countPictures, retryPictures } from './fetch-pictures.ts';
import { PROGRESS_TYPE, tellProgress } from './import-progress.ts';
const route = forStaff('catalogue', 'Products');
const DryRun = v.optional(v.picklist(['true', 'false'], 'dryRun is true or false'));
const ImportQuery = v.strictObject({ dryRun: DryRun });
const ImportForm = v.strictObject({ file: v.instance(File, /*office*/ 'Choose a file'), dryRun: DryRun });

/** Routes for importing and exporting products. */
export function importRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, log } = platform;

  routes.post(
    '/import',
    route({
      summary:
        'Import a CSV file, sent as the field `file` of a form; with dryRun=true, in the address or in the form, ' +
        'only says what would happen. ' +
        'Who accepts application/x-ndjson is told how far it is, line by line',
      answers: { 200: ImportSummary },
      refuses: ['invalid', 'too_large'],
    }),
    check('query', ImportQuery),
    async (c) => {
      const { file, dryRun: inForm } = readForm(await formOf(c, 'Send the file as multipart/form-data'));
      const actor = c.get('actor');
      const dryRun = [c.req.valid('query').dryRun, inForm].includes('true');
      const run = (onProgress?: (rows: number) => void): Promise<ImportSummary> => {
        const read = () => importProducts(db, file.stream(), { clock, actor, dryRun, onProgress });
        return dryRun ? read() : toldOnce(platform, read);
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

/** Reads the form and refuses unknown fields: a misspelled dryRun must not import in earnest. */
function readForm(form: FormData): v.InferOutput<typeof ImportForm> {
  const read = v.safeParse(ImportForm, Object.fromEntries(form));
  if (!read.success) throw refusal(ImportForm, read.issues);
  return read.output;
}

/** Routes for the pictures that files name by address. */
export function importedPictureRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock } = platform;

  routes.get(
    '/pictures',
    route({
      summary: 'How many pictures that files name by address wait, are kept, and could not be had',
      answers: { 200: PictureCounts },
    }),
    async (c) => c.json(await countPictures(db)),
  );

  routes.post(
    '/pictures/retry',
    route({ summary: 'Try again what could not be had', answers: { 200: PictureCounts } }),
    async (c) => {
      const now = clock.now();
      await write(platform, async (tx) => {
        await retryPictures(tx, now);
        await addPicturesJob(tx, now);
      });
      return c.json(await countPictures(db));
    },
  );
  return routes;
}
