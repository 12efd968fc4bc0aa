import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import { after, type Instant } from '#base/time.ts';
import type { Db, Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { newToken, tokenHash } from '#identity/server/public.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { LINKS_AT_MOST, type MadeAccountant } from '#returns/accountants.ts';
import { runningLinks } from './queries.ts';

/** The last use of a link is written anew after so long. */
const NOTED_EVERY = 60_000;

/** Makes a link. Its secret is told in this answer alone. */
export async function makeLink(tx: Tx, actor: Actor, name: string, now: Instant): Promise<MadeAccountant> {
  // Locked, so that of two that are made at once the second counts the first.
  await tx
    .updateTable('accountants')
    .set((link) => ({ created_at: link.ref('created_at') }))
    .where('ended_at', 'is', null)
    .execute();
  if ((await runningLinks(tx)).length >= LINKS_AT_MOST)
    throw new Failure('conflict', /*office*/ 'No more links can run at once. End one first.');
  const made = { _id: newId(), name, createdAt: now, usedAt: null, secret: newToken() };
  const row = { id: made._id, name, secret_hash: tokenHash(made.secret), created_at: now };
  await tx.insertInto('accountants').values(row).execute();
  const entry = { actor, entity: 'accountant', entityId: made._id, action: 'accountant link made' };
  await recordAudit(tx, { ...entry, after: { name } }, now);
  return made;
}

/** Ends a link at once; done again, it changes nothing. */
export async function endLink(tx: Tx, actor: Actor, id: string, now: Instant): Promise<void> {
  const link = await tx.selectFrom('accountants').select('id').where('id', '=', id).executeTakeFirst();
  if (!link) throw new Failure('not_found', /*office*/ 'There is no such link.');
  const ended = await tx
    .updateTable('accountants')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('name')
    .executeTakeFirst();
  if (!ended) return;
  const entry = { actor, entity: 'accountant', entityId: id, action: 'accountant link ended' };
  await recordAudit(tx, { ...entry, before: { name: ended.name } }, now);
}

/** Notes that a link is used, once a minute at most. */
export async function noteUse(
  db: Db,
  { id, usedAt }: { id: string; usedAt: Instant | null },
  now: Instant,
): Promise<void> {
  if (usedAt !== null && usedAt > after(now, -NOTED_EVERY)) return;
  await db.updateTable('accountants').set({ used_at: now }).where('id', '=', id).execute();
}
