import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import type { Platform } from '#platform/platform.ts';
import { workOn } from './work-on.ts';

/** The job that checks or imports a file. */
export const IMPORT_JOB = 'import';

/** Has a file worked on, in the transaction that says what is to be done. */
export const addImportJob = (tx: Tx, id: string, revision: number, now: Instant): Promise<void> =>
  addJob(tx, { kind: IMPORT_JOB, payload: { id }, dedupeKey: `import ${id} ${revision}` }, now);

/** Works on a file until it is done. After a crash or a restart it goes on where it was. */
export const importHandler =
  (platform: Platform): JobHandler =>
  async (payload, _, signal) => {
    const { id } = payload as { id: string };
    await workOn(platform, id, signal);
  };
