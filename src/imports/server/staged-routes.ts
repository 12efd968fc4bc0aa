import * as v from 'valibot';
import { type SignedIn, forStaff } from '#identity/server/public.ts';
import {
  ImportRemarks,
  MarginPrices,
  MendedRow,
  SentPlan,
  StagedImport,
  StagedImports,
  UndoLeft,
} from '#imports/staged.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { formOf } from '#platform/http/bodies/read-body.ts';
import { refusal } from '#platform/http/failures/refusal.ts';
import { sendCsv } from '#platform/http/files/csv.ts';
import { check, newRoutes, write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { PROGRESS_TYPE, tellProgress } from './import-progress.ts';
import { firstRemarks, latestImports, leftByUndo, leftOutRows } from './queries.ts';
import {
  CHECKED_AT_ONCE,
  checkImport,
  dropImport,
  dropOldImports,
  planImport,
  startImport,
} from './staged/commands.ts';
import { importById } from './staged/import-row.ts';
import { marginPrices } from './staged/margin-prices.ts';
import { readMended, writeMended } from './staged/mend-row.ts';
import { presentImport } from './staged/present.ts';
import { endBrokenReadings, stageFile } from './staged/stage-file.ts';
import { startUndo } from './staged/take-back.ts';
import { workOn } from './staged/work-on.ts';

const route = forStaff('catalogue', 'Products');
const UploadForm = v.strictObject({ file: v.instance(File, /*office*/ 'Choose a file') });
const From = v.strictObject({
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number)), '0'),
});
const Seen = v.strictObject({ revision: v.pipe(v.number(), v.safeInteger()) });

/** Routes for a file of goods on its way into the shop: read, planned, checked, imported. */
export function stagedImportRoutes(platform: Platform) {
  const routes = newRoutes<SignedIn['Variables']>();
  const { db, clock, log } = platform;
  const view = async (id: string): Promise<StagedImport> => presentImport(db, await importById(db, id));
  const checkSmall = async (id: string): Promise<StagedImport> => {
    const { state, row_count } = await importById(db, id);
    // A check that a crash broke off is done now.
    if (state === 'checking' && row_count <= CHECKED_AT_ONCE) await workOn(platform, id);
    return view(id);
  };

  routes.get(
    '/imports',
    route({ summary: 'The latest files of goods', answers: { 200: StagedImports } }),
    async (c) => {
      await endBrokenReadings(db, clock.now());
      return c.json(await latestImports(db, clock.now()));
    },
  );

  routes.post(
    '/imports',
    route({
      summary:
        'Read a file of goods (.csv, .tsv, .xlsx), sent as the field `file` of a form; its rows are kept, and checked ' +
        'with the columns that it seems to have. Who accepts application/x-ndjson is told how far it is, line by line',
      answers: { 200: StagedImport },
      refuses: ['invalid', 'too_large'],
    }),
    async (c) => {
      const form = Object.fromEntries(await formOf(c, 'Send the file as multipart/form-data'));
      const read = v.safeParse(UploadForm, form);
      if (!read.success) throw refusal(UploadForm, read.issues);
      const { file } = read.output;
      await dropOldImports(db, clock.now());
      const run = async (onProgress?: (rows: number) => void): Promise<StagedImport> => {
        const actor = c.get('actor');
        const staged = await stageFile(db, file.stream(), { fileName: file.name, clock, actor, onProgress });
        const id = await write(platform, async (tx) => {
          await checkImport(tx, { id: staged, revision: 1, now: clock.now() });
          return staged;
        });
        // The same file was read by an earlier try: what was read now is one too many.
        if (id !== staged) await inTransaction(db, (tx) => dropImport(tx, staged));
        return checkSmall(id);
      };
      if (c.req.header('accept') === PROGRESS_TYPE)
        return tellProgress(c, run, { log, requestId: c.get('requestId') });
      return c.json(await run());
    },
  );

  routes.get(
    '/imports/:id',
    route({ summary: 'A file of goods', answers: { 200: StagedImport }, refuses: ['not_found'] }),
    async (c) => {
      await endBrokenReadings(db, clock.now());
      return c.json(await checkSmall(c.req.param('id')));
    },
  );

  routes.put(
    '/imports/:id/plan',
    route({
      summary: 'Say what the columns and shelves of a file are; it is checked again',
      answers: { 200: StagedImport },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', SentPlan),
    async (c) => {
      const { revision, ...plan } = c.req.valid('json');
      const id = c.req.param('id');
      await write(platform, (tx) => planImport(tx, { id, revision, now: clock.now() }, plan));
      return c.json(await checkSmall(id));
    },
  );

  routes.post(
    '/imports/:id/start',
    route({
      summary: 'Import a file as it was planned; it goes on by itself',
      answers: { 200: StagedImport },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', Seen),
    async (c) => {
      const id = c.req.param('id');
      await write(platform, (tx) =>
        startImport(tx, { id, revision: c.req.valid('json').revision, now: clock.now() }),
      );
      return c.json(await view(id));
    },
  );

  routes.get(
    '/imports/:id/remarks',
    route({
      summary: 'Why rows were left out, or taken otherwise; the first 500',
      answers: { 200: ImportRemarks },
    }),
    async (c) => c.json({ remarks: await firstRemarks(db, c.req.param('id')) }),
  );

  routes.post(
    '/imports/:id/rows/:row',
    route({
      summary: 'Import a row that was left out, with cells typed anew; it is undone with its import',
      answers: { 200: StagedImport },
      refuses: ['invalid', 'not_found', 'conflict'],
    }),
    check('json', MendedRow),
    async (c) => {
      const { id, row } = c.req.param();
      const mending = { id, row: /^\d{1,7}$/.test(row) ? Number(row) : -1, mended: c.req.valid('json') };
      const actor = c.get('actor');
      const draft = await readMended({ db, clock, actor }, mending);
      await write(platform, (tx) => writeMended(tx, mending, draft, { clock, actor }));
      return c.json(await view(id));
    },
  );

  routes.get(
    '/imports/:id/prices',
    route({
      summary: 'The selling prices that the margin makes of purchase prices, a part of the file at a time',
      answers: { 200: MarginPrices },
      refuses: ['not_found'],
    }),
    check('query', From),
    async (c) => c.json(await marginPrices(db, c.req.param('id'), c.req.valid('query').from)),
  );

  routes.get(
    '/imports/:id/left-out.csv',
    route({
      summary: 'The rows that were left out, with the reasons',
      answers: { 200: v.string() },
      type: 'text/csv',
      refuses: ['not_found'],
    }),
    async (c) => {
      const { id } = await importById(db, c.req.param('id'));
      return sendCsv(c, 'left-out.csv', leftOutRows(db, id), log);
    },
  );

  routes.post(
    '/imports/:id/undo',
    route({
      summary: 'Take an import of the last day back; it goes on by itself',
      answers: { 200: StagedImports },
      refuses: ['not_found', 'conflict'],
    }),
    async (c) => {
      await write(platform, (tx) => startUndo(tx, c.req.param('id'), clock.now()));
      return c.json(await latestImports(db, clock.now()));
    },
  );

  routes.get(
    '/imports/:id/undo',
    route({
      summary: 'What of an import could not be taken back, and why; the first 500',
      answers: { 200: UndoLeft },
      refuses: ['not_found'],
    }),
    async (c) => {
      const { id } = await importById(db, c.req.param('id'));
      return c.json(await leftByUndo(db, id));
    },
  );

  routes.delete(
    '/imports/:id',
    route({
      summary: 'Take away a file; what it brought stays',
      answers: { 200: StagedImports },
      refuses: ['not_found', 'conflict'],
    }),
    async (c) => {
      await write(platform, (tx) => dropImport(tx, c.req.param('id')));
      return c.json(await latestImports(db, clock.now()));
    },
  );
  return routes;
}
