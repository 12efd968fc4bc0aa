import { Failure } from '#base/failure.ts';
import { newId } from '#base/ids.ts';
import type { Instant } from '#base/time.ts';
import { isSoldOut } from '#catalogue/catalogue.ts';
import { liveProduct } from '#catalogue/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { type RateLimit, takeOne } from '#platform/http/limits/rate-limit.ts';
import { type NewWish, OPEN_AT_MOST } from '#wishes/wishes.ts';
import { countOpen, termOf } from './queries.ts';

/** An account leaves so many wishes a day, those that it took back among them. */
const A_DAY: RateLimit = { name: 'wishes', most: 60, minutes: 24 * 60 };

/** Keeps a wish of a shopper, once: the same one again changes nothing. */
export async function makeWish(tx: Tx, userId: string, wish: NewWish, now: Instant): Promise<void> {
  const row = wish.kind === 'goods' ? await ofGoods(tx, wish.product) : ofWords(wish.words);
  const kept = await tx
    .insertInto('wishes')
    .values({ id: newId(), user_id: userId, made_at: now, ...row })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) return;
  // The row of this limit is the lock: of two wishes at once the second counts the first.
  if (!(await takeOne(tx, A_DAY, userId, now)))
    throw new Failure('too_many', /*i18n*/ 'You asked for a lot today. Please call the shop.');
  if ((await countOpen(tx, userId)) > OPEN_AT_MOST)
    throw new Failure('too_many', /*i18n*/ 'You wait for many goods already. Please take some back first.');
}

async function ofGoods(tx: Tx, id: string) {
  const product = await liveProduct(tx, id);
  if (!product) throw new Failure('not_found', /*i18n*/ 'The shop does not sell this any more.');
  if (!isSoldOut(product)) throw new Failure('conflict', /*i18n*/ 'It is back. You can order it now.');
  return { product_id: id };
}

function ofWords(words: string) {
  const term = termOf(words);
  if (!/[\p{L}\p{N}].*[\p{L}\p{M}\p{N}]/u.test(term))
    throw new Failure('invalid', /*i18n*/ 'Write what the shop should have');
  return { term, words };
}

/** Takes a wish of the shopper back. */
export async function takeWishBack(tx: Tx, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('wishes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Failure('not_found', /*i18n*/ 'This wish is not kept any more.');
}

/** Writes down that staff told a customer that goods are there, or did not after all; false if there is no such wish. */
export async function setWishTold(
  tx: Tx,
  id: string,
  told: boolean,
  { actor, now }: { actor: { userId: string; name: string }; now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wishes')
    .set(
      told
        ? { told_at: now, told_by_id: actor.userId, told_by: actor.name }
        : { told_at: null, told_by_id: null, told_by: '' },
    )
    .where('id', '=', id)
    .where('here_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Drops the waiting wishes for words that the shop will not have. */
export const dropWords = async (tx: Tx, words: string): Promise<void> =>
  void (await tx
    .deleteFrom('wishes')
    .where('term', '=', termOf(words))
    .where('product_id', 'is', null)
    .where('here_at', 'is', null)
    .execute());

/** Forgets the wishes of a deleted account. */
export const forgetWishes = async (tx: Tx, userId: string): Promise<void> =>
  void (await tx.deleteFrom('wishes').where('user_id', '=', userId).execute());
