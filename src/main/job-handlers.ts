import type { JobHandler } from '#platform/jobs.ts';
import { mailHandler } from '#platform/mail-job.ts';
import type { Platform } from '#platform/platform.ts';
import { readSettings } from '#shop/server/queries.ts';

/** What is done for each kind of job. */
export const jobHandlers = (platform: Platform): Record<string, JobHandler> => ({
  mail: mailHandler(platform.mailer, async () => {
    const { name, email } = await readSettings(platform.db);
    return { name, email };
  }),
});
