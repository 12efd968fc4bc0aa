import { createHash, randomBytes } from 'node:crypto';
import { pageAddress } from '#base/addresses.ts';
import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { oneLine, queueMail } from '#platform/mail/mail-job.ts';

/** What a mail of the newsletter says of the shop: its name, and where its links lead. */
export type Sender = { shopName: string; origin: string };

const LINK_WORKS_FOR = 48 * 60 * 60_000;

/**
 * Mails an address the link by which its owner agrees to get the newsletter; only then is the address on the list. An
 * address that is on the list already gets the same mail, so that nobody can find out who is on it. Only the newest
 * link works.
 */
export async function askToConfirm(
  tx: Tx,
  { email, shopName, origin }: Sender & { email: string },
  now: Instant,
): Promise<void> {
  await tx
    .deleteFrom('newsletter_requests')
    .where((row) => row.or([row('email', '=', email), row('expires_at', '<=', now)]))
    .execute();
  const token = newToken();
  await tx
    .insertInto('newsletter_requests')
    .values({ token_hash: hashOf(token), email, created_at: now, expires_at: after(now, LINK_WORKS_FOR) })
    .execute();
  const name = oneLine(shopName);
  const text = [
    `Somebody, we hope you, asked for the letters of ${name} to be sent to this address.`,
    `If it was you, open this link within two days and say yes:\n${origin}${pageAddress('newsletterConfirm', { token })}`,
    'If it was not you, do nothing: you get no letters.\n',
  ].join('\n\n');
  await queueMail(tx, { to: email, subject: `Do you want the letters of ${name}?`, text }, now);
}

/**
 * Puts the address of a confirmation link on the list, and mails it a welcome with a link for leaving. The link works
 * once; false when it is unknown, too old or used. An address that was on the list already stays on it and gets no
 * second welcome.
 */
export async function confirmNewsletter(
  tx: Tx,
  { token, shopName, origin }: Sender & { token: string },
  now: Instant,
): Promise<boolean> {
  const request = await tx
    .deleteFrom('newsletter_requests')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst();
  if (!request) return false;
  const { email } = request;
  const leaveToken = newToken();
  const joined = await tx
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, leave_token: leaveToken, consented_at: now, left_at: null })
    .onConflict((row) =>
      row
        .column('email')
        .doUpdateSet({ leave_token: leaveToken, consented_at: now, left_at: null })
        .where('newsletter_subscribers.left_at', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  if (!joined) return true;
  const name = oneLine(shopName);
  const text = `You get the letters of ${name}. We write when there is something worth telling.\n\nTo leave the list at any time: ${origin}${pageAddress('newsletterLeave', { token: leaveToken })}\n`;
  await queueMail(tx, { to: email, subject: `You are on the list of ${name}`, text }, now);
  return true;
}

/** Takes the owner of a leave link off the list; using a link again changes nothing. */
export async function leaveNewsletter(tx: Tx, token: string, now: Instant): Promise<void> {
  const left = await tx
    .updateTable('newsletter_subscribers')
    .set((row) => ({ left_at: row.fn.coalesce('left_at', row.val(now)) }))
    .where('leave_token', '=', token)
    .returning('id')
    .executeTakeFirst();
  if (!left) throw new Failure('not_found', 'This link is not known. You may have joined anew since.');
}

const newToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
