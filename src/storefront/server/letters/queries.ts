import type { Selectable } from 'kysely';
import type { Instant } from '#base/time.ts';
import type { Letters } from '#customers/customers.ts';
import type { Db, Schema, Tx } from '#db/schema.ts';
import { addresseeById } from '#identity/server/public.ts';
import { readSettings } from '#settings/server/public.ts';

export type NewsletterConsent = Selectable<Schema['newsletter_consents']>;

/** The state of the caller's e-mail address in the newsletter; without an address it is on no list. */
export async function lettersOf(db: Db, userId: string, now: Instant): Promise<Letters> {
  const { newsletterOpen: isOpen } = await readSettings(db);
  const email = (await addresseeById(db, userId))?.to;
  if (email === undefined) return { email: '', isOn: false, isAsked: false, isOpen };
  const isOn = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', email)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  const isAsked = await db
    .selectFrom('newsletter_requests')
    .select('token_hash')
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return { email, isOn: isOn !== undefined, isAsked: isAsked !== undefined, isOpen };
}

/** Each yes and no to the newsletter of this address, the oldest first. */
export const consentsOf = (db: Db | Tx, email: string): Promise<NewsletterConsent[]> =>
  db
    .selectFrom('newsletter_consents')
    .selectAll()
    .where('email', '=', email)
    .orderBy('at')
    .orderBy('id')
    .execute();

/** The same for the download of a person's data. */
export async function lettersDataOf(db: Db, userId: string) {
  const email = (await addresseeById(db, userId))?.to;
  if (email === undefined) return [];
  return (await consentsOf(db, email)).map(({ given, way, at }) => ({ given: given === 1, way, at }));
}
