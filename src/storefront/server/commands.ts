import { createHash, randomBytes } from 'node:crypto';
import { pageAddress } from '#base/addresses.ts';
import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import { after, type Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { oneLine, queueMail } from '#platform/mail/mail-job.ts';
import { wordsIn } from '#platform/words.ts';
import { noteConsent } from './letters/note-consent.ts';

/** The shop in a newsletter mail: its name, and the address that links start with. */
export type Sender = { shopName: string; origin: string };

/** Limit of newsletter confirmation mails to one address. */
export const CONFIRM_MAILS = { name: 'newsletter-mails', most: 5, minutes: 60 };

const LINK_WORKS_FOR = 48 * 60 * 60_000;

/**
 * Mails an address the link by which its owner agrees to get the newsletter; only the link puts the address on the
 * list. An address on the list gets the same mail, so that the form does not reveal who is on it. Only the newest link
 * works.
 */
export async function askToConfirm(
  tx: Tx,
  { email, language, shopName, origin }: Sender & { email: string; language: Language },
  now: Instant,
): Promise<void> {
  await tx
    .deleteFrom('newsletter_requests')
    .where((row) => row.or([row('email', '=', email), row('expires_at', '<=', now)]))
    .execute();
  const token = newToken();
  await tx
    .insertInto('newsletter_requests')
    .values({
      token_hash: hashOf(token),
      email,
      language,
      created_at: now,
      expires_at: after(now, LINK_WORKS_FOR),
    })
    .execute();
  const i18n = wordsIn(language);
  const shop = oneLine(shopName);
  const link = origin + inLanguage(pageAddress('newsletterConfirm', { token }), language);
  const text = [
    i18n._('mail.news.asked', { shop }),
    `${i18n._('mail.news.confirm')}\n${link}`,
    `${i18n._('mail.news.notYou')}\n`,
  ].join('\n\n');
  const subject = i18n._('mail.news.askSubject', { shop });
  await queueMail(tx, { to: email, language, subject, text }, now);
}

/**
 * Puts the address of a confirmation link on the list, and mails it a welcome with a link for leaving. The link works
 * once; the answer is the language that it was asked for in, undefined when the link is unknown, too old or used. An
 * address that was on the list already stays on it and gets no second welcome.
 */
export async function confirmNewsletter(
  tx: Tx,
  { token, shopName, origin }: Sender & { token: string },
  now: Instant,
): Promise<Language | undefined> {
  const request = await tx
    .deleteFrom('newsletter_requests')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning(['email', 'language'])
    .executeTakeFirst();
  if (!request) return undefined;
  const { email } = request;
  const language = request.language ?? 'en';
  const leaveToken = newToken();
  const joined = await tx
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, language, leave_token: leaveToken, consented_at: now, left_at: null })
    .onConflict((row) =>
      row
        .column('email')
        .doUpdateSet({ language, leave_token: leaveToken, consented_at: now, left_at: null })
        .where('newsletter_subscribers.left_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (!joined) return language;
  await noteConsent(tx, { email, given: 1, way: 'mail' }, now);
  const i18n = wordsIn(language);
  const shop = oneLine(shopName);
  const link = origin + inLanguage(pageAddress('newsletterLeave', { token: leaveToken }), language);
  const text = `${i18n._('mail.news.welcome', { shop })}\n\n${i18n._('mail.news.leave', { link })}\n`;
  const subject = i18n._('mail.news.welcomeSubject', { shop });
  await queueMail(tx, { to: email, language, subject, text }, now);
  return language;
}

/** Takes the owner of a leave link off the list; using a link again changes nothing. */
export async function leaveNewsletter(tx: Tx, token: string, now: Instant): Promise<void> {
  const left = await tx
    .updateTable('newsletter_subscribers')
    .set({ left_at: now })
    .where('leave_token', '=', token)
    .where('left_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  if (left) return noteConsent(tx, { email: left.email, given: 0, way: 'letter' }, now);
  const known = await tx
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('leave_token', '=', token)
    .executeTakeFirst();
  if (!known)
    throw new Failure(
      'not_found',
      /*i18n*/ 'This link no longer works. Perhaps you subscribed again since then.',
    );
}

const newToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
