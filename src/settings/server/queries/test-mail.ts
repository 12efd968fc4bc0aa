import { Failure } from '#base/failure.ts';
import type { Db } from '#db/schema.ts';
import { jobByKey } from '#platform/jobs/failed-jobs.ts';
import { mailOf } from '#platform/mail/mail-job.ts';
import type { TestMail } from '#settings/settings.ts';

/** The dedupe key that a test mail's job is found by. */
export const keyOfTestMail = (id: string): string => `test mail ${id}`;

/** What became of a test mail so far; `hasServer` says whether mails go to a mail server or into the outbox folder. */
export async function testMail(db: Db, id: string, hasServer: boolean): Promise<TestMail> {
  const job = await jobByKey(db, keyOfTestMail(id));
  if (!job) throw new Failure('not_found', 'There is no such test mail.');
  const done = hasServer ? 'sent' : 'kept';
  return {
    id,
    to: mailOf(job.payload).to,
    state: job.state === 'done' ? done : job.state,
    reason: job.state === 'failed' ? job.lastError : '',
  };
}
