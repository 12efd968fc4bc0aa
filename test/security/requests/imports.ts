import { workOn } from '#imports/server/staged/work-on.ts';
import type { StagedImport } from '#imports/staged.ts';
import type { Stage } from '../stage.ts';
import { fresh, owner, type Requests } from './prepare.ts';

async function stagedFile(stage: Stage, rows = ''): Promise<StagedImport> {
  const form = new FormData();
  form.append('file', new File([`name,price\n${fresh()},5\n${rows}`], 'goods.csv'));
  return owner(stage)('POST', '/api/products/imports', form);
}

/** A file whose goods are in the shop. */
async function imported(stage: Stage, rows = ''): Promise<string> {
  const { id, revision } = await stagedFile(stage, rows);
  await owner(stage)('POST', `/api/products/imports/${id}/start`, { revision });
  await workOn(stage.shop.platform, id);
  return id;
}

/** A file of which one row was left out, because it has no price. */
const withRowLeftOut = (stage: Stage): Promise<string> => imported(stage, `${fresh()},NA\n`);

async function csvFile(): Promise<FormData> {
  const form = new FormData();
  form.append('file', new File(['title,category,price,unit\nKiwi,fruits,90,kg\n'], 'goods.csv'));
  return form;
}

/** Requests about files of goods in and out. */
export const IMPORTS: Requests = {
  'POST /api/products/import': async () => ({
    path: '/api/products/import?dryRun=true',
    body: await csvFile(),
  }),
  'GET /api/products/imports': () => ({ path: '/api/products/imports' }),
  'POST /api/products/imports': async () => ({ path: '/api/products/imports', body: await csvFile() }),
  'GET /api/products/imports/:id': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}`,
  }),
  'PUT /api/products/imports/:id/plan': async (stage) => {
    const { id, plan, revision } = await stagedFile(stage);
    return { path: `/api/products/imports/${id}/plan`, body: { ...plan, revision } };
  },
  'POST /api/products/imports/:id/start': async (stage) => {
    const { id, revision } = await stagedFile(stage);
    return { path: `/api/products/imports/${id}/start`, body: { revision } };
  },
  'GET /api/products/imports/:id/remarks': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}/remarks`,
  }),
  'GET /api/products/imports/:id/prices': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}/prices`,
  }),
  'GET /api/products/imports/:id/left-out.csv': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}/left-out.csv`,
  }),
  'POST /api/products/imports/:id/rows/:row': async (stage) => ({
    path: `/api/products/imports/${await withRowLeftOut(stage)}/rows/3`,
    body: { cells: { price: '5' } },
  }),
  'POST /api/products/imports/:id/undo': async (stage) => ({
    path: `/api/products/imports/${await imported(stage)}/undo`,
  }),
  'GET /api/products/imports/:id/undo': async (stage) => ({
    path: `/api/products/imports/${await imported(stage)}/undo`,
  }),
  'DELETE /api/products/imports/:id': async (stage) => ({
    path: `/api/products/imports/${(await stagedFile(stage)).id}`,
  }),
  'GET /api/products/pictures': () => ({ path: '/api/products/pictures' }),
  'POST /api/products/pictures/retry': () => ({ path: '/api/products/pictures/retry' }),
  'GET /api/products/export.csv': () => ({ path: '/api/products/export.csv' }),
};
