import * as v from 'valibot';
import { pageAddress } from '#base/addresses.ts';
import { invalidField } from '#base/failure.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import { newToken, tokenHash } from '#identity/server/passwords/secrets.ts';
import { accountByEmail } from '#identity/server/queries/accounts.ts';
import { write } from '#platform/http/routes.ts';
import { addJob, type JobHandler } from '#platform/jobs/jobs.ts';
import { type MailFrom, oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Platform } from '#platform/platform.ts';
import { wordsIn } from '#platform/words.ts';
import { endOtherSessions } from './open-session.ts';

const RESET_FOR = 30 * 60_000;

/**
 * Makes the token for a reset mail. It can be used once, within 30 minutes, and voids earlier ones. Expired tokens of
 * all accounts are deleted.
 */
export async function issueReset(tx: Tx, userId: string, now: Instant): Promise<string> {
  await tx
    .deleteFrom('password_resets')
    .where((row) => row.or([row('user_id', '=', userId), row('expires_at', '<=', now)]))
    .execute();
  const token = newToken();
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      created_at: now,
      expires_at: after(now, RESET_FOR),
    })
    .execute();
  return token;
}

const NEW_FOR = 10 * 60_000;

/** True if a link was sent so recently that it stays valid for most of its time. */
const hasNewLink = async (db: Db, userId: string, now: Instant): Promise<boolean> =>
  (await db
    .selectFrom('password_resets')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('created_at', '>', after(now, -NEW_FOR))
    .executeTakeFirst()) !== undefined;

/** The content of the link in a reset mail. */
type ResetLink = { email: string; token: string };

/** The account whose password the link of a mail may set. Undefined if the link is unknown, used, expired or of another account. */
export const resetOf = (db: Db | Tx, { email, token }: ResetLink, now: Instant) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('users.id as userId')
    .where('password_resets.token_hash', '=', tokenHash(token))
    .where('password_resets.used_at', 'is', null)
    .where('password_resets.expires_at', '>', now)
    .where('users.email', '=', email)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

/** Sets a new password by the link of a mail, once, and logs out every device. */
export async function resetPassword(
  tx: Tx,
  { passwordHash, ...link }: ResetLink & { passwordHash: string },
  now: Instant,
): Promise<void> {
  const reset = await resetOf(tx, link, now);
  if (!reset) throw deadLink();
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash(link.token))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!used) throw deadLink();
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: now })
    .where('id', '=', reset.userId)
    .execute();
  await tx.deleteFrom('login_codes').where('user_id', '=', reset.userId).execute();
  await voidHandedOut(tx, reset.userId);
  await endOtherSessions(tx, reset.userId);
}

/** The failure for a link that is not valid. */
export const deadLink = () =>
  invalidField('token', /*i18n*/ 'Token Expired and Verification Failed. Please Reset Password Again.');

/** Makes every recovery code of an account worthless, those that were handed out as well. */
export async function voidRescueCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('rescue_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('new_rescue_codes').where('user_id', '=', userId).execute();
}

/** Makes the login card of an account worthless. */
export async function voidCard(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('staff_cards').where('user_id', '=', userId).execute();
}

/** Makes every link and code worthless that could set a new password for this account. */
export async function voidResets(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_codes').where('user_id', '=', userId).execute();
  await voidHandedOut(tx, userId);
}

/** Voids the recovery code that was handed out to a person of the team. Those on paper have no end, and stay. */
const voidHandedOut = (tx: Tx, userId: string) =>
  tx.deleteFrom('rescue_codes').where('user_id', '=', userId).where('expires_at', 'is not', null).execute();

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
