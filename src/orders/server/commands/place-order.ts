import type { Instant } from '#base/time.ts';
import { figuresOf } from '#cart/cart.ts';
import { pricedLine } from '#cart/server/public.ts';
import type { Tx } from '#db/schema.ts';
import { takeSeat } from '#delivery/server/public.ts';
import { keepAddress } from '#identity/server/public.ts';
import { giveCodeIfLarge } from '#orders/server/handover/door-codes.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { isToConfirm } from '#orders/server/trust/queries.ts';
import { readSettings } from '#settings/server/public.ts';
import { countSales } from './count-sales.ts';
import { expectOpen } from './expect-open.ts';
import { expectRoomOfNetwork, expectWithinLimits } from './expect-within-limits.ts';
import { notifyPlaced } from './notify-shopper.ts';
import { type Placing, recordOrder } from './record-order.ts';
import { alarmFor } from './ring.ts';
import { expectSameFigures, takeSentCart } from './sent-cart.ts';
import { expectMinimum, settleDelivery, wayOf } from './settle-delivery.ts';

/**
 * Orders of a day that are mailed to a newcomer, whose mail address is not confirmed; the rest are in My Orders only. If the owner
 * sets no limit of orders a day, all are mailed.
 */
const MAILS_A_DAY = 3;

/**
 * Turns a shopper's cart into an order, or refuses it and tells how things are. The first statement takes the cart, which is the
 * lock: a second request for the same cart finds it empty. Then stock is taken in the order of product ids, so that two orders
 * never wait for each other in a circle, then prices, limits and the seat are checked. A refusal brings the cart back.
 */
export async function placeOrder(tx: Tx, placing: Placing, now: Instant): Promise<FullOrder> {
  const { actor, request } = placing;
  const filled = await takeSentCart(tx, actor.userId, request);
  const settings = await readSettings(tx);
  await expectOpen(tx, settings, now);
  const promised = await settleDelivery(tx, request, { settings, now });
  const figures = figuresOf(filled.map(pricedLine), promised.rule);
  expectSameFigures(filled, figures, request);
  expectMinimum(figures.subtotal, promised.rule);
  const { phone } = request.selectedAddress;
  const newcomer = await expectWithinLimits(
    tx,
    { actor, phone, lines: filled, total: figures.total, settings },
    now,
  );
  const phoneToConfirm = placing.phoneToConfirm || (await isToConfirm(tx, phone, now));
  if (newcomer) await expectRoomOfNetwork(tx, { network: placing.network, settings }, now);
  const seat = await takeSeat(tx, { ...wayOf(promised), round: request.round }, now);
  const told = { ...placing, phoneToConfirm };
  const order = await recordOrder(
    tx,
    { ...told, lines: filled, figures, promised, promise: seat.promise },
    now,
  );
  await keepAddress(tx, actor.userId, { ...request.selectedAddress, village: promised.village }, now);
  const hasCode = await giveCodeIfLarge(tx, order, settings);
  const others = [alarmFor(order.id)];
  const isMailed = !newcomer || settings.newcomerOrdersADay === null || newcomer.placed < MAILS_A_DAY;
  const how = { settings, origin: placing.origin, others, isMailed, hasCode };
  await notifyPlaced(tx, order, how, now);
  // Last: others who order for the same round or the same goods wait from here on.
  await seat.book();
  await countSales(tx, order, null);
  return order;
}
