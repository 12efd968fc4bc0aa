import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { addresseeById } from '#identity/server/public.ts';
import { oneLine, queueMail } from '#platform/mail/mail-job.ts';
import { wordsIn } from '#platform/words.ts';
import { readSettings } from '#settings/server/queries.ts';
import { keyOfTestMail } from '#settings/server/queries/test-mail.ts';

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
