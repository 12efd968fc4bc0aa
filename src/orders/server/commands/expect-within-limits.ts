import { startOfShopDay } from '#base/calendar.ts';
import { Failure, type Sentence } from '#base/failure.ts';
import { quantityOf } from '#base/figures/amount.ts';
import { formatPaise, type Paise, toRupees } from '#base/figures/money.ts';
import { phoneDigits } from '#base/phone.ts';
import { type Instant, shopDay } from '#base/time.ts';
import type { FilledLine } from '#cart/server/public.ts';
import { amountNow } from '#catalogue/server/public.ts';
import type { Tx, Db } from '#db/schema.ts';
import { type Actor, isAllowed } from '#identity/identity.ts';
import type { OverLimit } from '#orders/order.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { unpaidOf, type OfNewcomer, ordersOfNewcomer } from '#orders/server/trust/queries.ts';
import { hot } from '#platform/db/hot.ts';
import { takeOne } from '#platform/http/limits/rate-limit.ts';
import { inEnglish } from '#platform/words.ts';
import { newcomerLimits, type Settings, unpaidMost } from '#settings/settings.ts';

type Placing = {
  actor: Actor;
  phone: string;
  lines: readonly FilledLine[];
  /** Total of the order, or, of goods that are added to one, how much more it becomes. */
  total: Paise;
  settings: Settings;
  /** The order that the goods are added to; undefined of a new one. */
  addedTo?: FullOrder;
};

/**
 * Refuses an order that takes more than one account may: of a product in a day, and, until its first order was delivered
 * or paid, in open orders and orders of a day. Orders of one account go one after another, because each takes the cart, so
 * what is read here holds until this one is written. Staff who look after orders may go beyond. Returns the orders of a
 * newcomer before this one. Goods that are added to an order are no further order.
 */
export async function expectWithinLimits(
  tx: Tx,
  placing: Placing,
  now: Instant,
): Promise<OfNewcomer | undefined> {
  if (isAllowed(placing.actor, 'orders')) return undefined;
  await expectShareOfDay(tx, placing, now);
  const newcomer = await expectTrusted(tx, placing, now);
  await expectPaidBefore(tx, placing, now);
  return newcomer;
}

/** The most per order holds for all orders of a day together: otherwise a second order would go round it. */
async function expectShareOfDay(
  tx: Tx,
  { actor, lines, addedTo }: Pick<Placing, 'actor' | 'lines' | 'addedTo'>,
  now: Instant,
): Promise<void> {
  const limited = lines.filter(({ product }) => product.most_per_order !== null);
  if (limited.length === 0) return;
  const today = startOfShopDay(shopDay(now));
  const since = { userId: actor.userId, since: today, products: limited.map(({ product }) => product.id) };
  // An order of an earlier day that goods are added to holds at most as much, too.
  const inOrder = addedTo && addedTo.placed_at < today ? addedTo.lines : [];
  const had = [...(await orderedSince(tx, since)), ...inOrder];
  const over = limited.flatMap(({ product, quantity }) => {
    const before = had
      .filter(({ product_id }) => product_id === product.id)
      .reduce((sum, line) => sum + amountNow(line.quantity, line, product), 0);
    const most = product.most_per_order ?? 0;
    return before > 0 && before + quantity > most ? [{ product, quantity, before, most }] : [];
  });
  const [first] = over;
  if (!first) return;
  const { title, unit, sold_by } = first.product;
  const amount = (of: number) => ({ quantity: quantityOf(of, sold_by), unit });
  throw overLimit(
    {
      id: /*i18n*/ 'You can order at most {most} of {title} a day. You already ordered {had} today.',
      figures: { most: amount(first.most), title, had: amount(first.before) },
    },
    {
      limit: 'product',
      lines: over.map(({ product, quantity, before, most }) => ({
        product: product.id,
        title: product.title,
        unit: product.unit,
        wanted: quantityOf(quantity, product.sold_by),
        left: quantityOf(Math.max(0, most - before), product.sold_by),
        most: quantityOf(most, product.sold_by),
      })),
    },
  );
}

/**
 * Refuses an order beyond the owner's limits for newcomers (open orders, orders a day, total of open orders). A newcomer has no
 * order yet that was delivered or paid. Returns the newcomer's orders; undefined for other customers.
 */
async function expectTrusted(
  tx: Tx,
  { actor, total, settings, addedTo }: Pick<Placing, 'actor' | 'total' | 'settings' | 'addedTo'>,
  now: Instant,
): Promise<OfNewcomer | undefined> {
  const newcomer = await ordersOfNewcomer(tx, actor.userId, startOfShopDay(shopDay(now)));
  if (!newcomer) return undefined;
  const { orders, aDay, value } = newcomerLimits(settings);
  if (!addedTo && orders !== null && newcomer.open >= orders) throw tooManyOpen(orders, settings);
  if (!addedTo && aDay !== null && newcomer.placed >= aDay) throw tooManyToday(aDay, settings);
  if (value !== null && newcomer.total + total > value) throw tooMuchOpen(newcomer.total, value, settings);
  return newcomer;
}

/**
 * Counts a newcomer's order for its network, and refuses it if the newcomers there reached the owner's limit for a day: a person
 * who makes many accounts has few networks. Calls from within the process have no network and are not counted.
 */
export async function expectRoomOfNetwork(
  tx: Tx,
  { network, settings }: { network: string | undefined; settings: Settings },
  now: Instant,
): Promise<void> {
  const { ofANetwork: most } = newcomerLimits(settings);
  if (most === null || network === undefined) return;
  const limit = { name: 'newcomers-of-a-network', most, minutes: 24 * 60 };
  if (!(await takeOne(tx, limit, network, now))) throw tooManyInNetwork(most, settings);
}

const tooManyOpen = (most: number, { phones: [phone = ''] }: Settings): Failure =>
  overLimit(
    {
      id: phone
        ? /*i18n*/ 'You can have at most {most} open orders until your first order arrives. For more, please call {phone}.'
        : /*i18n*/ 'You can have at most {most} open orders until your first order arrives.',
      figures: { most, phone },
    },
    { limit: 'orders', most },
  );

const tooManyToday = (most: number, { phones: [phone = ''] }: Settings): Failure =>
  overLimit(
    {
      id: phone
        ? /*i18n*/ 'Until your first order has arrived, you can place {most} orders a day. For more today, please call {phone}.'
        : /*i18n*/ 'Until your first order has arrived, you can place {most} orders a day. Please order again tomorrow.',
      figures: { most, phone },
    },
    { limit: 'day', most },
  );

const tooManyInNetwork = (most: number, { phones: [phone = ''] }: Settings): Failure =>
  overLimit(
    {
      id: phone
        ? /*i18n*/ 'Many new customers near you ordered today, so we cannot take more. To order now, please call {phone}.'
        : /*i18n*/ 'Many new customers near you ordered today, so we cannot take more. Please order again tomorrow.',
      figures: { phone },
    },
    { limit: 'network', most },
  );

const tooMuchOpen = (open: Paise, most: Paise, { phones: [phone = ''] }: Settings): Failure =>
  overLimit(
    {
      id: phone
        ? /*i18n*/ 'Your open orders together can be at most {most} until your first order arrives. For more, please call {phone}.'
        : /*i18n*/ 'Your open orders together can be at most {most} until your first order arrives.',
      figures: { most: formatPaise(most), phone },
    },
    { limit: 'value', most: toRupees(most), open: toRupees(open) },
  );

/**
 * Refuses an order if the unpaid orders for its phone number, in all accounts, would exceed the owner's limit. Simultaneous orders
 * for a number wait for each other at a row that is deleted at once.
 */
async function expectPaidBefore(
  tx: Tx,
  { phone, total, settings }: Pick<Placing, 'phone' | 'total' | 'settings'>,
  now: Instant,
): Promise<void> {
  const most = unpaidMost(settings);
  if (most === null) return;
  const turn = { phone_digits: phoneDigits(phone), at: now };
  await takeTurn(tx, turn);
  await endTurn(tx, turn);
  const open = await unpaidOf(tx, phone);
  if (open + total <= most) return;
  throw tooMuchUnpaid(open, most, settings);
}

type Turn = { phone_digits: string; at: Instant };

const takeTurn = hot((db, turn: Turn) => db.insertInto('phone_turns').values(turn));
const endTurn = hot((db, { phone_digits }: Turn) =>
  db.deleteFrom('phone_turns').where('phone_digits', '=', phone_digits),
);

const tooMuchUnpaid = (open: Paise, most: Paise, { phones: [phone = ''] }: Settings): Failure =>
  overLimit(
    {
      id: phone
        ? /*i18n*/ 'Unpaid orders for this phone number together can be at most {most}. For more, please call {phone}.'
        : /*i18n*/ 'Unpaid orders for this phone number together can be at most {most}.',
      figures: { most: formatPaise(most), phone },
    },
    { limit: 'phone', most: toRupees(most), open: toRupees(open) },
  );

/** A refusal by a limit, in English and in parts, so that a screen says it in its language. */
function overLimit(sentence: Sentence, detail: OverLimit): Failure {
  const message = inEnglish(sentence);
  return new Failure('over_limit', message, { sentence, detail });
}

/** Lines of these products that a customer ordered since a moment, without cancelled orders. */
export const orderedSince = (
  db: Db | Tx,
  { userId, since, products }: { userId: string; since: Instant; products: readonly string[] },
) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(['order_lines.product_id', 'order_lines.quantity', 'order_lines.sold_by', 'order_lines.unit'])
    .where('orders.user_id', '=', userId)
    .where('orders.placed_at', '>=', since)
    .where('orders.status', '<>', 'cancelled')
    .where('order_lines.product_id', 'in', products)
    .execute();
