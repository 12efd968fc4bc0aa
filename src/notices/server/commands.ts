import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import type { Tx } from '#db/schema.ts';
import type { NoticeKind } from '#notices/notices.ts';
import { markChanged } from '#platform/cache/changes.ts';
import { setWishTold } from '#wishes/server/public.ts';

/** News that no later news and no end of the order makes untrue. */
const LASTING: readonly NoticeKind[] = ['answered', 'credited'];

/** Keeps what a customer without an e-mail address is to be told, in place of what it makes untrue. */
export async function addNotice(
  tx: Tx,
  order: string,
  { kind, text }: { kind: NoticeKind; text: string },
  now: Instant,
): Promise<void> {
  if (!LASTING.includes(kind)) await dropNotices(tx, order, [kind]);
  await tx
    .insertInto('order_notices')
    .values({ id: newId(), order_id: order, kind, text, made_at: now })
    .execute();
}

/** Takes away notices that are no longer news, of these kinds, or all that does not last. */
export async function dropNotices(tx: Tx, order: string, kinds?: readonly NoticeKind[]): Promise<void> {
  const open = tx.deleteFrom('order_notices').where('order_id', '=', order).where('told_at', 'is', null);
  await (kinds ? open.where('kind', 'in', kinds) : open.where('kind', 'not in', LASTING)).execute();
}

/** Writes down that staff told a customer, or that it was not so after all. */
export async function setTold(
  tx: Tx,
  id: string,
  told: boolean,
  { actor, now }: { actor: { userId: string; name: string }; now: Instant },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('order_notices')
    .set(
      told
        ? { told_at: now, told_by_id: actor.userId, told_by: actor.name }
        : { told_at: null, told_by_id: null, told_by: '' },
    )
    .where('id', '=', id)
    .where('told_at', told ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return markChanged(tx, 'orders');
  const known = await tx.selectFrom('order_notices').select('id').where('id', '=', id).executeTakeFirst();
  if (!known && !(await setWishTold(tx, id, told, { actor, now })))
    throw new Failure('not_found', /*office*/ 'This need not be told any more: the order went on.');
}

/** Forgets what a customer was to be told, with her account. */
export const forgetNotices = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx
    .deleteFrom('order_notices')
    .where('order_id', 'in', tx.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute());
