import * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { hasNewLink, issueReset } from '#identity/server/commands/reset-password.ts';
import { accountByEmail } from '#identity/server/queries/accounts.ts';
import { write } from '#platform/http/routes.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import { type MailFrom, oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';

/** The kind of the job that sends a reset mail. */
export const RESET_MAIL_JOB = 'mail-reset';

const Asked = v.object({
  email: v.string(),
  origin: v.string(),
  // Jobs of older versions do not have it.
  isSpare: v.optional(v.boolean(), false),
});

/**
 * Adds a job for a reset mail. Only the job looks whether the address has an account, so that asking takes the same
 * time for every address and the job's row never holds a token.
 */
export const queueResetMail = (tx: Tx, asked: v.InferInput<typeof Asked>, now: Instant): Promise<void> =>
  addJob(tx, { kind: RESET_MAIL_JOB, payload: asked }, now);

/** Sends the reset mail that was asked for, if the address has an account. */
export const resetMailHandler =
  (platform: Platform, from: MailFrom): JobHandler =>
  async (payload, id) => {
    const { email, origin, isSpare } = v.parse(Asked, payload);
    const account = await accountByEmail(platform.db, email);
    if (!account) return;
    // Repeated requests do not fill the mailbox: the link that was sent last stays valid for a while.
    if (isSpare && (await hasNewLink(platform.db, account.id, platform.clock.now()))) return;
    const language = account.language ?? 'en';
    const token = await write(platform, (tx) => issueReset(tx, account.id, platform.clock.now()));
    const sender = await from();
    const link = origin + inLanguage(pageAddress('resetPassword', { email, token }), language);
    await platform.mailer.send(
      resetMail({ shopName: sender.name, name: account.name, email, language, link }),
      sender,
      id,
    );
  };

/** The recipient and the texts of the mail. */
type ResetMail = { shopName: string; name: string; email: string; language: Language; link: string };

/** The mail with the link for setting a new password. Names are entered by people, so they are reduced to one line. */
function resetMail({ shopName, name, email, language, link }: ResetMail): Mail {
  const i18n = wordsIn(language);
  const shop = oneLine(shopName);
  return {
    to: email,
    language,
    subject: i18n._('mail.reset.subject', { shop }),
    text: [
      i18n._('mail.hello', { name: oneLine(name) }),
      i18n._('mail.reset.asked', { shop }),
      `${i18n._('mail.reset.link')}\n${link}`,
      i18n._('mail.reset.notYou'),
      `${shop}\n`,
    ].join('\n\n'),
  };
}
