import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { NewsletterConsent } from './queries.ts';

/** Logs a yes or no to the newsletter with its time and way. */
export async function noteConsent(
  tx: Tx,
  said: Pick<NewsletterConsent, 'email' | 'given' | 'way'> & Partial<Pick<NewsletterConsent, 'user_id'>>,
  at: Instant,
): Promise<void> {
  await tx
    .insertInto('newsletter_consents')
    .values({ id: newId(), user_id: null, ...said, at })
    .execute();
}
