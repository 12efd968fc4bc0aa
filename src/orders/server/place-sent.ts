import { Failure } from '#base/failure.ts';
import type { Language } from '#base/language/language.ts';
import { isIndianMobile } from '#base/phone.ts';
import type { PostalAddress } from '#base/postal-address.ts';
import { namedItems, titledIn } from '#cart/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { districtOf } from '#delivery/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import type { NewOrder, CartChanged, OutOfStock, PriceChanged } from '#orders/order.ts';
import { originOf } from '#platform/http/link-origin.ts';
import { write } from '#platform/http/routes.ts';
import type { Once } from '#platform/once/once.ts';
import type { Platform } from '#platform/platform.ts';
import { addToOrder } from './adding/add-to-order.ts';
import { placeOrder } from './commands/place-order.ts';
import { type FullOrder, orderById } from './queries.ts';

/** Places the order that a shopper sent, or puts its goods into the order that it names. */
export async function placeSent(
  platform: Platform,
  sent: { actor: Actor; request: NewOrder; network: string | undefined },
): Promise<FullOrder> {
  const now = platform.clock.now();
  const { addTo, selectedAddress } = sent.request;
  const from = { ...sent, origin: originOf(platform.config) };
  if (addTo !== undefined)
    return write(platform, (tx) => addToOrder(tx, { ...from, addTo }, now), { kept: KEPT_ORDER });
  const placing = { ...from, phoneToConfirm: await isPhoneToConfirm(selectedAddress) };
  return write(platform, (tx) => placeOrder(tx, placing, now), { kept: KEPT_ORDER });
}

/** No format is refused; if something may be mistyped, the shop asks by phone. */
const isPhoneToConfirm = async ({ phone, pincode }: PostalAddress): Promise<boolean> =>
  !isIndianMobile(phone) || (pincode !== undefined && pincode !== '' && !(await districtOf(pincode)));

/** Of an order that was placed its id is kept: who sends it again gets it as it is then, and a refusal names it. */
export const KEPT_ORDER: NonNullable<Once<FullOrder>['kept']> = {
  of: ({ id }) => id,
  again: async (tx: Tx, id) => {
    const order = await orderById(tx, id);
    if (!order) throw new Failure('not_found', /*i18n*/ 'There is no such order.');
    return order;
  },
  tell: (order) => ({ order }),
};

/** The refusal of an order, with its goods as a language calls them; anything else as it is. */
export async function refusedInLanguage(
  platform: Platform,
  language: Language,
  error: unknown,
): Promise<unknown> {
  if (language === 'en' || !(error instanceof Failure) || !error.detail) return error;
  const { code, message, fields } = error;
  const { cart, items, lines, changed } = error.detail as Partial<CartChanged & PriceChanged & OutOfStock>;
  const detail = {
    ...error.detail,
    ...(cart && { cart: await namedItems(platform, language, cart) }),
    ...(items && { items: await namedItems(platform, language, items) }),
    ...(lines && { lines: await titledIn(platform, language, lines) }),
    ...(changed && { changed: await titledIn(platform, language, changed) }),
  };
  return new Failure(code, message, { ...(fields && { fields }), detail });
}
