import { createHash } from 'node:crypto';
import { Failure } from '#base/failure.ts';
import { isIndianMobile } from '#base/phone.ts';
import { districtOf } from '#delivery/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import type { NewOrder, SelectedAddress } from '#orders/orders.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { placeOrder } from './commands/place-order.ts';
import type { Placing } from './commands/record-order.ts';
import { originOf } from './origin.ts';
import { rupees } from './present.ts';
import { type FullOrder, orderByKey } from './queries.ts';

/** An order, and whether it had been placed by an earlier try of the same request. */
export type Placed = { order: FullOrder; isReplay: boolean };

/**
 * Places an order once, however often it is sent with the same key: a retry after a lost answer, a double tap and two
 * racing requests all get the same order. The same key with another request is refused.
 */
export async function placeOnce(
  platform: Platform,
  { actor, request, key }: { actor: Actor; request: NewOrder; key: string | undefined },
): Promise<Placed> {
  const now = platform.clock.now();
  const origin = originOf(platform.config);
  const phoneToConfirm = await isPhoneToConfirm(request.selectedAddress);
  const told = { actor, request, origin, phoneToConfirm };
  if (key === undefined) {
    const order = await write(platform, (tx) => placeOrder(tx, { ...told, key: null }, now));
    return { order, isReplay: false };
  }
  const placing = { ...told, key: { text: key, requestHash: hashOf(request) } };
  try {
    return { order: await write(platform, (tx) => placeOrder(tx, placing, now)), isReplay: false };
  } catch (error) {
    // Perhaps an earlier try of the same request placed it, which is why the cart is empty or the key is taken.
    const earlier = await replay(platform, placing);
    if (earlier) return earlier;
    throw error;
  }
}

/** No format is refused; if something may be mistyped, the shop asks by phone. */
const isPhoneToConfirm = async ({ phone, pincode }: SelectedAddress): Promise<boolean> =>
  !isIndianMobile(phone) || (pincode !== undefined && pincode !== '' && !(await districtOf(pincode)));

async function replay(
  { db }: Platform,
  { actor, key }: Placing & { key: { text: string; requestHash: string } },
): Promise<Placed | undefined> {
  // In a transaction, because that ends only when what it read is on the disk: the earlier try may not have been
  // answered yet.
  const earlier = await inTransaction(db, (tx) => orderByKey(tx, actor.userId, key.text));
  if (!earlier) return undefined;
  if (earlier.requestHash !== key.requestHash) {
    throw new Failure('key_reused', 'This key placed another order already. Use a new key for a new order.', {
      detail: { order: earlier.order.id },
    });
  }
  return { order: earlier.order, isReplay: true };
}

/**
 * A hash of what makes two requests the same: the same goods at the same prices, to the same address, paid in the same
 * way, brought or collected alike, with the same round, the same wish where something is missing and the same note. Amounts are hashed in rupees as they were sent, so that a retry is recognised after an upgrade of the shop.
 */
function hashOf(request: NewOrder): string {
  const items = request.items
    .map(({ product, quantity }) =>
      typeof product === 'string'
        ? [product, quantity]
        : [product._id, quantity, product.price === undefined ? null : rupees(product.price)],
    )
    .toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1));
  const {
    selectedAddress: to,
    totalAmount,
    totalItems,
    paymentMethod,
    collected,
    round,
    ifMissing,
    note,
  } = request;
  const address = Object.entries(to).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const parts = [items, rupees(totalAmount), totalItems, paymentMethod, address];
  // An order that is brought, in a shop without rounds, is hashed as it always was.
  const more = [
    ...(collected ? ['collected'] : []),
    ...(round === undefined ? [] : [{ round }]),
    ...(ifMissing === 'call' ? [] : [{ ifMissing }]),
    ...(note ? [{ note }] : []),
  ];
  const whole = JSON.stringify([...parts, ...more]);
  return createHash('sha256').update(whole).digest('base64url');
}
