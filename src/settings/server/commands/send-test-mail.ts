import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { queueMail } from '#platform/mail/mail-job.ts';
import { readSettings } from '#settings/server/queries.ts';
import { keyOfTestMail } from '#settings/server/queries/test-mail.ts';

/** Queues a test mail to the shop's own address; answers the id that tells what became of it. */
export async function sendTestMail(tx: Tx, now: Instant): Promise<string> {
  const { email, name } = await readSettings(tx);
  const id = newId(Date.parse(now));
  const mail = {
    to: email,
    subject: `A test mail of ${name}`,
    text: 'If you read this, the shop can send mail.\n',
  };
  await queueMail(tx, mail, now, keyOfTestMail(id));
  return id;
}
