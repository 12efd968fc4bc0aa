import * as v from 'valibot';
import { type Language, LANGUAGE_CODES } from '#base/language/language.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addJob, type Job, type JobHandler } from '#platform/jobs/jobs.ts';
import type { Mail, Mailer } from './mailer.ts';

/** The kind of the job that sends one mail. */
export const MAIL_JOB = 'mail';

/** The sender of mails. It is read for each mail, because the owner may rename the shop. */
export type MailFrom = () => Promise<{ name: string; email: string }>;

/** Queues a mail in the transaction that causes it. It is sent, with retries, after the commit. */
export const queueMail = (tx: Tx, mail: Mail, now: Instant, dedupeKey?: string): Promise<void> =>
  addJob(tx, mailJob(mail, dedupeKey), now);

/** The job that sends a mail; of those with one key only the first is sent. */
export const mailJob = (mail: Mail, dedupeKey?: string): Job => ({
  kind: MAIL_JOB,
  payload: mail,
  ...(dedupeKey !== undefined && { dedupeKey }),
});

const QueuedMail = v.object({
  to: v.string(),
  // Jobs of older versions do not have it.
  language: v.optional(v.picklist(LANGUAGE_CODES), 'en'),
  subject: v.string(),
  text: v.string(),
  html: v.optional(v.string()),
});

/** The mail that a job holds. */
export const mailOf = (payload: string): Mail => {
  const { html, ...mail } = v.parse(QueuedMail, JSON.parse(payload));
  return { ...mail, ...(html !== undefined && { html }) };
};

/** The last line of every mail, in the language of the mail. */
export type MailFoot = (language: Language) => string;

/** Sends the mails that were queued. */
export const mailHandler =
  (mailer: Mailer, from: MailFrom, foot: MailFoot): JobHandler =>
  async (payload, id) => {
    const { html, ...mail } = v.parse(QueuedMail, payload);
    const text = `${mail.text.trimEnd()}\n\n${foot(mail.language)}\n`;
    await mailer.send({ ...mail, text, ...(html !== undefined && { html }) }, await from(), id);
  };

/**
 * Puts text from outside on one line of a mail: without line breaks it cannot start a header, and control characters
 * are removed.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
