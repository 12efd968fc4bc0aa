import { madeAt } from '#base/calendar.ts';
import { Failure, invalidField } from '#base/failure.ts';
import { amountOf, fits } from '#base/figures/amount.ts';
import { ZERO } from '#base/figures/money.ts';
import { isId } from '#base/ids.ts';
import { phoneDigits } from '#base/phone.ts';
import { ONE_NAME, type PostalAddress } from '#base/postal-address.ts';
import type { Instant } from '#base/time.ts';
import { type CartFigures, figuresOf } from '#cart/cart.ts';
import { type FilledLine, pricedLine, wrongAmount } from '#cart/server/public.ts';
import { wholeOf } from '#catalogue/catalogue.ts';
import { rowsByIds, takeStock } from '#catalogue/server/public.ts';
import { isOnAccount, type TakenOrder } from '#counter/counter.ts';
import type { Tx } from '#db/schema.ts';
import { NO_LIMITS } from '#delivery/delivery.ts';
import { takeSeat } from '#delivery/server/public.ts';
import type { Actor } from '#identity/identity.ts';
import { callersByIds, keepCaller } from '#identity/server/public.ts';
import { expectMayGiveCredit } from '#money/server/public.ts';
import {
  countSales,
  type MoveContext,
  moveOrder,
  notify,
  recordOrder,
  expectMinimum,
  type Promised,
  settleDelivery,
  wayOf,
  presentPriceChanged,
  type FullOrder,
} from '#orders/server/public.ts';
import { recordAudit } from '#platform/log/audit.ts';
import { readSettings } from '#settings/server/public.ts';
import { payTaken } from './pay-taken.ts';
import { auditOfTaken, saidTotal } from './present.ts';

/** A request to take an order: the staff member, the form sent, and the origin for links in mails. */
export type Taking = { actor: Actor; request: TakenOrder; origin: string };

/** Terms of a sale at the counter: no delivery, no limits, and the weight is the one on the scale. */
const TAKEN_ALONG: Promised = {
  kind: 'goes',
  rule: { fee: ZERO, freeAbove: null, ...NO_LIMITS },
  area: null,
  village: '',
  collected: true,
  isKept: true,
};

/**
 * Creates an order that staff take for a customer, from the same stock and round capacity as shoppers' orders, at
 * the shop's prices. Refused with `price_changed` if the total is not the one that the screen showed. Refused below the
 * least order or above the most per order, unless staff accept that; the order notes it. A sale at the counter is
 * delivered in the same transaction and paid, with money or on the account; an order by phone can go on the
 * account, too.
 */
export async function takeOrder(
  tx: Tx,
  { actor, request, origin }: Taking,
  now: Instant,
): Promise<FullOrder> {
  const { channel, beyond } = request;
  const isSale = channel === 'counter';
  const { payment } = request;
  if (payment) expectMayGiveCredit(actor, { onAccount: isOnAccount(payment), beyond: payment.beyond });
  const settings = await readSettings(tx);
  const customer = await customerOf(tx, request.customer, actor, now);
  const lines = await linesOf(tx, request, isSale);
  const to = addressOf(request);
  const promised = isSale
    ? TAKEN_ALONG
    : await settleDelivery(
        tx,
        { selectedAddress: to, collected: request.collected === true },
        { settings, now },
      );
  const figures = figuresOf(lines.map(pricedLine), promised.rule);
  expectSameTotal(lines, figures, request);
  if (!beyond) expectMinimum(figures.subtotal, promised.rule);
  const seat = isSale ? undefined : await takeSeat(tx, { ...wayOf(promised), round: request.round }, now);
  const method = payment?.method ?? request.paymentMethod;
  const order = await recordOrder(
    tx,
    {
      actor,
      request: {
        selectedAddress: to,
        paymentMethod: method === 'card' ? 'card' : 'cash',
        ifMissing: 'call',
      },
      phoneToConfirm: false,
      origin,
      lines,
      figures,
      promised,
      promise: seat?.promise ?? null,
      taken: {
        customer,
        channel,
        beyond,
        madeAt: waitedSince(request, now),
        wish: request.note ?? '',
        shopNote: request.shopNote ?? '',
      },
    },
    now,
  );
  // The round, then the day's sales, then the account: all that lock several of them do so in this order.
  await seat?.book();
  await countSales(tx, order, null);
  const after = auditOfTaken(channel, figures.total);
  await recordAudit(tx, { actor, entity: 'order', entityId: order.id, action: 'taken', after }, now);
  const waitedTo = madeAt(request.waited, order.placed_at, now);
  const context: MoveContext = { actor, side: 'shop', now, origin, madeAt: waitedTo };
  const moved = isSale ? await moveOrder(tx, order, 'delivered', context) : order;
  const paid = await payTaken(tx, moved, request, context);
  await notify(tx, paid, isSale ? { kind: 'moved', from: order.status } : { kind: 'placed' }, context);
  return paid;
}

/** When it was taken, if it waited; nothing is older than a week. */
const waitedSince = ({ waited }: TakenOrder, now: Instant): Instant | undefined =>
  madeAt(waited, new Date(0).toISOString(), now);

/**
 * Order lines, taken from stock. A sale at the counter may exceed the stock, because the customer already holds
 * the goods.
 */
async function linesOf(tx: Tx, request: TakenOrder, isSale: boolean): Promise<FilledLine[]> {
  const { items, beyond } = request;
  const known = await rowsByIds(
    tx,
    items.map(({ product }) => product),
  );
  const wanted = items.map(({ product, quantity }, at) => {
    // Of goods that the shop does not sell there is none, however they were measured.
    const soldBy = known.get(product)?.sold_by ?? 'weight';
    const amount = amountOf(quantity, soldBy);
    if (amount === undefined) throw invalidField(`items.${at}.quantity`, wholeOf('Quantity', soldBy));
    return { product, quantity: amount };
  });
  const goods = await takeStock(tx, wanted, { inHand: isSale || beyond });
  return wanted.map(({ product: id, quantity }, at) => {
    const product = goods.get(id);
    if (!product || product.sold_by !== known.get(id)?.sold_by) throw changedGoods();
    if (!isSale && !beyond && !fits(quantity, product)) throw wrongAmount(product, `items.${at}.quantity`);
    return { id, product_id: id, quantity, product };
  });
}

const changedGoods = (): Failure =>
  new Failure('conflict', /*office*/ 'These goods have just changed. Please check them again.');

/** The total that was said on the phone, or asked for at the counter, is the one that is written down. */
function expectSameTotal(lines: readonly FilledLine[], figures: CartFigures, request: TakenOrder): void {
  if (saidTotal(request) === figures.total) return;
  throw new Failure('price_changed', /*i18n*/ 'A price has changed. Please check the new total.', {
    detail: presentPriceChanged(lines, figures, []),
  });
}

/** The address that the order keeps: as much as was said. */
function addressOf({ customer: { name, phone }, to, channel }: TakenOrder): PostalAddress {
  const [firstName = '', ...others] = name.split(/\s+/);
  const who = { firstName, lastName: others.join(' ') || ONE_NAME, phone };
  if (channel === 'counter') return { ...who, colony: '', landmark: '' };
  return { ...who, colony: to.place ?? '', landmark: '', village: to.village, pincode: to.pincode };
}

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
  if (digits === '' || id === undefined) return keepCaller(tx, { name: name || phone, phone }, actor, now);
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
