import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addresseeById } from '#identity/server/public.ts';
import { takeOne } from '#platform/http/limits/rate-limit.ts';
import { askToConfirm, CONFIRM_MAILS, type Sender } from '#storefront/server/commands.ts';
import { noteConsent } from './note-consent.ts';
import { consentsOf, type NewsletterConsent } from './queries.ts';

type Context = Sender & { userId: string; now: Instant };

/**
 * Says yes to the newsletter for the caller's e-mail address. A person who took the address off in this account puts it back with
 * one tap. Before that its owner agrees by the link of a mail, because an account may hold an address that is not its own.
 */
export async function wantLetters(tx: Tx, { userId, now, shopName, origin }: Context): Promise<void> {
  const known = await addresseeById(tx, userId);
  if (!known) return;
  const { to: email, language } = known;
  const last = (await consentsOf(tx, email)).at(-1);
  if (last?.given === 1) return;
  if (last?.way === 'profile' && last.user_id === userId) {
    const back = await tx
      .updateTable('newsletter_subscribers')
      .set({ language, consented_at: now, left_at: null })
      .where('email', '=', email)
      .where('left_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (back) return noteConsent(tx, { email, user_id: userId, given: 1, way: 'profile' }, now);
  }
  if (await takeOne(tx, CONFIRM_MAILS, email, now))
    await askToConfirm(tx, { email, language, shopName, origin }, now);
}

/** Takes the caller's e-mail address off the newsletter, and ends a request that still waits for a yes. */
export async function refuseLetters(tx: Tx, userId: string, now: Instant): Promise<void> {
  const email = (await addresseeById(tx, userId))?.to;
  if (email !== undefined) await takeOff(tx, { email, user_id: userId, way: 'profile' }, now);
}

/** Takes the address of an account that is deleted off the list; the log of its yes and no stays, as the law asks. */
export async function forgetLetters(tx: Tx, userId: string, now: Instant): Promise<void> {
  const email = (await addresseeById(tx, userId))?.to;
  if (email === undefined) return;
  await takeOff(tx, { email, user_id: userId, way: 'account' }, now);
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
}

async function takeOff(
  tx: Tx,
  said: Pick<NewsletterConsent, 'email' | 'user_id' | 'way'>,
  now: Instant,
): Promise<void> {
  await tx.deleteFrom('newsletter_requests').where('email', '=', said.email).execute();
  const left = await tx
    .updateTable('newsletter_subscribers')
    .set({ left_at: now })
    .where('email', '=', said.email)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (left) await noteConsent(tx, { ...said, given: 0 }, now);
}
