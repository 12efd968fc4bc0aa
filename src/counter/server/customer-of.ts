import { invalidField } from '#base/failure.ts';
import { isId } from '#base/ids.ts';
import { phoneDigits } from '#base/phone.ts';
import type { Instant } from '#base/time.ts';
import type { TakenOrder } from '#counter/counter.ts';
import type { Tx } from '#db/schema.ts';
import type { Actor } from '#identity/identity.ts';
import { callersByIds, keepCaller, keepNobody } from '#identity/server/public.ts';

/**
 * Customer of an order that staff take: the chosen account, refused if neither it nor its orders have this phone
 * number; a new account if none was chosen; the anonymous account for a sale at the counter without a number.
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

/** True if the account has this phone number, or had an order sent to it. */
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
