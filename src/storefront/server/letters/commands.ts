import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import { addresseeById } from '#identity/server/public.ts';
import { takeOne } from '#platform/http/limits/rate-limit.ts';
import { askToConfirm, CONFIRM_MAILS, type Sender } from '#storefront/server/commands.ts';
import { noteConsent } from './note-consent.ts';
import { consentsOf } from './queries.ts';

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
  if (email !== undefined && (await takeOff(tx, email, now)))
    await noteConsent(tx, { email, user_id: userId, given: 0, way: 'profile' }, now);
}

/**
 * Takes the address of an account that is deleted off the list. The log of its yes and no stays for a year, as the law asks, and
 * says when the account ended.
 */
export async function forgetLetters(tx: Tx, userId: string, now: Instant): Promise<void> {
  const email = (await addresseeById(tx, userId))?.to;
  if (email === undefined) return;
  const isLogged = (await consentsOf(tx, email)).length > 0;
  await takeOff(tx, email, now);
  await tx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
  if (isLogged) await noteConsent(tx, { email, user_id: userId, given: 0, way: 'account' }, now);
}

/** Ends what an address asked for and gets; answers whether it was on the list. */
async function takeOff(tx: Tx, email: string, now: Instant): Promise<boolean> {
  await tx.deleteFrom('newsletter_requests').where('email', '=', email).execute();
  const left = await tx
    .updateTable('newsletter_subscribers')
    .set({ left_at: now })
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return left !== undefined;
}
