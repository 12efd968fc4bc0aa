import * as v from 'valibot';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import type { Mail, Mailer } from './mailer.ts';

/** The kind of the job that sends one mail. */
export const MAIL_JOB = 'mail';

/** Whom mails come from, asked anew for each: the owner may rename the shop. */
export type MailFrom = () => Promise<{ name: string; email: string }>;

/** Writes a mail into the transaction that causes it; it is sent, with retry, once that is on disk. */
export const queueMail = (tx: Tx, mail: Mail, now: Instant, dedupeKey?: string): Promise<void> =>
  addJob(tx, { kind: MAIL_JOB, payload: mail, ...(dedupeKey !== undefined && { dedupeKey }) }, now);

const QueuedMail = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.optional(v.string()),
});

/** Sends the mails that were queued. */
export const mailHandler =
  (mailer: Mailer, from: MailFrom): JobHandler =>
  async (payload, id) => {
    const { html, ...mail } = v.parse(QueuedMail, payload);
    await mailer.send({ ...mail, ...(html !== undefined && { html }) }, await from(), id);
  };

/** Text from outside on one line of a mail: no line break can start a header, no control character hides. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
