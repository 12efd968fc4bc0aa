import { randomBytes } from 'node:crypto';
import { pageAddress } from '#base/addresses.ts';
import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { oneLine, queueMail } from '#platform/mail/mail-job.ts';

/**
 * Puts an address on the newsletter list, once, and sends it a welcome with the link by which it leaves. Somebody who
 * is on the list already gets no second mail, and the answer does not tell who is.
 */
export async function joinNewsletter(
  tx: Tx,
  { email, shopName, address }: { email: string; shopName: string; address: string },
  now: Instant,
): Promise<void> {
  const known = await tx
    .selectFrom('newsletter_subscribers')
    .select(['id', 'left_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (known && known.left_at === null) return;
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('newsletter_subscribers')
    .values({ id: newId(), email, leave_token: token, consented_at: now, left_at: null })
    .onConflict((row) =>
      row.column('email').doUpdateSet({ leave_token: token, consented_at: now, left_at: null }),
    )
    .execute();
  const name = oneLine(shopName);
  const text = `You asked for the letters of ${name}. We write when there is something worth telling.\n\nTo leave the list at any time: ${address}${pageAddress('newsletterLeave', { token })}\n`;
  await queueMail(tx, { to: email, subject: `You are on the list of ${name}`, text }, now);
}

/** Takes the owner of a leave link off the list; a link that was used already says nothing new. */
export async function leaveNewsletter(tx: Tx, token: string, now: Instant): Promise<void> {
  const left = await tx
    .updateTable('newsletter_subscribers')
    .set((row) => ({ left_at: row.fn.coalesce('left_at', row.val(now)) }))
    .where('leave_token', '=', token)
    .returning('id')
    .executeTakeFirst();
  if (!left) throw new Failure('not_found', 'This link is not known. You may have joined anew since.');
}
