import { isIndianMobile } from '#base/phone.ts';
import type { PostalAddress } from '#base/postal-address.ts';
import { districtOf } from '#delivery/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import type { NewOrder } from '#orders/order.ts';
import { write } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { placeOrder } from './commands/place-order.ts';
import { KEPT_ORDER } from './kept-order.ts';
import { originOf } from './origin.ts';
import type { FullOrder } from './queries.ts';

/** Places the order that a shopper sent. */
export async function placeSent(
  platform: Platform,
  sent: { actor: Actor; request: NewOrder; network: string | undefined },
): Promise<FullOrder> {
  const now = platform.clock.now();
  const phoneToConfirm = await isPhoneToConfirm(sent.request.selectedAddress);
  const placing = { ...sent, origin: originOf(platform.config), phoneToConfirm };
  return write(platform, (tx) => placeOrder(tx, placing, now), { kept: KEPT_ORDER });
}

/** No format is refused; if something may be mistyped, the shop asks by phone. */
const isPhoneToConfirm = async ({ phone, pincode }: PostalAddress): Promise<boolean> =>
  !isIndianMobile(phone) || (pincode !== undefined && pincode !== '' && !(await districtOf(pincode)));
