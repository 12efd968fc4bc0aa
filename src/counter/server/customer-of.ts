import { invalidField } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { callersByIds, keepCaller, keepNobody } from '#identity/server/public.ts';

/**
 * Whose order it is that staff take: the account that they chose, if it is known by this number; somebody new gets one; at
 * the counter, who gave no number is nobody.
 */
export async function customerOf(
  tx: Tx,
  { id, phone, name }: TakenOrder['customer'],
  actor: Actor,
  now: Instant,
): Promise<string> {
  const digits = phoneDigits(phone);
  if (digits === '') return keepNobody(tx, now);
  if (id === undefined) return keepCaller(tx, { name: name || phone, phone }, actor, now);
  if (!isId(id) || !(await isKnownBy(tx, id, digits)))
    throw invalidField('customer.id', /*office*/ 'This customer has another phone number');
  return id;
}

/** Whether an account has a number, or had something sent to it. */
async function isKnownBy(tx: Tx, id: string, digits: string): Promise<boolean> {
  const [account] = await callersByIds(tx, [id]);
  if (!account) return false;
  if (account.phone_digits === digits) return true;
  const sent = await tx
    .selectFrom('orders')
    .select('id')
    .where('phone_digits', '=', digits)
    .where('user_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
