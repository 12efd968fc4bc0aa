import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx, Db } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { addresseeById } from '#identity/server/public.ts';
import { jobByKey } from '#platform/jobs/failed-jobs.ts';
import { oneLine, queueMail, mailOf } from '#platform/mail/mail-job.ts';
import { wordsIn } from '#platform/words.ts';
import { readSettings } from '#settings/server/queries.ts';
import type { TestMail } from '#settings/settings.ts';

/** Queues a test mail to the shop's own address, in the language of who asked for it; answers the id that tells what became of it. */
export async function sendTestMail(tx: Tx, { userId }: Pick<Actor, 'userId'>, now: Instant): Promise<string> {
  const { email, name } = await readSettings(tx);
  const id = newId(Date.parse(now));
  const language = (await addresseeById(tx, userId))?.language ?? 'en';
  const i18n = wordsIn(language);
  const mail = {
    to: email,
    language,
    subject: oneLine(i18n._('mail.test.subject', { shop: name })),
    text: `${i18n._('mail.test.text')}\n`,
  };
  await queueMail(tx, mail, now, keyOfTestMail(id));
  return id;
}

/** The dedupe key that a test mail's job is found by. */
export const keyOfTestMail = (id: string): string => `test mail ${id}`;

/**
 * Reads the state of a test mail; `hasServer` says that mails go to a mail server rather than into the outbox folder.
 */
export async function testMail(db: Db, id: string, hasServer: boolean): Promise<TestMail> {
  const job = await jobByKey(db, keyOfTestMail(id));
  if (!job) throw new Failure('not_found', /*office*/ 'There is no such test mail.');
  const done = hasServer ? 'sent' : 'kept';
  return {
    id,
    to: mailOf(job.payload).to,
    state: job.state === 'done' ? done : job.state,
    reason: job.state === 'failed' ? job.lastError : '',
  };
}
