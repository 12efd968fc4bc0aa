import { pageAddress } from '#base/addresses.ts';
import { formatQuantity, isLoose, quantityOf } from '#base/amount.ts';
import { formatPaise, type Paise, paise } from '#base/money.ts';
import { formatMoment } from '#base/time.ts';
import type { OrderStatus } from '#orders/orders.ts';
import { openMoneyOf } from '#orders/server/present.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { wordsIn } from '#platform/words.ts';
import type { Settings } from '#settings/settings.ts';

/** The receiver of a mail about an order, and the shop that sends it. */
export type Letterhead = { to: string; settings: Settings; origin: string };

/** The mail that confirms a new order: what was agreed, to the paisa. */
export function orderPlacedMail(order: FullOrder, { to, settings, origin }: Letterhead): Mail {
  return {
    to,
    subject: oneLine(`Your order ${order.number} from ${settings.name}`),
    text: paragraphs(
      `Namaste ${oneLine(order.first_name)},`,
      `Thank you for your order ${order.number} of ${formatMoment(wordsIn('en'), order.placed_at)}.`,
      order.lines.map(lineText).join('\n'),
      totals(order),
      order.payment_method === 'cash'
        ? 'You pay in cash at the door.'
        : 'You pay by card at the door; we bring the machine.',
      `It comes to:\n${addressText(order)}`,
      `You can follow it, or cancel it until it is dispatched, at ${origin}${pageAddress('myOrders')}`,
      signature(settings),
    ),
  };
}

type News = { subject: string; text: (order: FullOrder) => string };
const NEWS: Record<OrderStatus, News | undefined> = {
  // Back to pending: the shop corrected a mistake, and there is nothing to report.
  pending: undefined,
  dispatched: { subject: 'is on its way', text: () => 'is on its way to you.' },
  delivered: { subject: 'was delivered', text: () => 'was delivered. Thank you for shopping with us.' },
  cancelled: { subject: 'was cancelled', text: (order) => `was cancelled. ${moneyOfCancelled(order)}` },
};

const moneyOfCancelled = (order: FullOrder): string =>
  openMoneyOf(order) === 'giveBack'
    ? `We give you back the ${formatPaise(paise(order.total_paise))} that you paid for it.`
    : 'There is nothing to pay for it.';

/** The mail about an order's new status; undefined for a status that needs no mail. */
export function orderMovedMail(order: FullOrder, { to, settings, origin }: Letterhead): Mail | undefined {
  const news = NEWS[order.status];
  if (!news) return undefined;
  return {
    to,
    subject: oneLine(`Your order ${order.number} ${news.subject}`),
    text: paragraphs(
      `Namaste ${oneLine(order.first_name)},`,
      `Your order ${order.number} of ${formatMoment(wordsIn('en'), order.placed_at)} ${news.text(order)}`,
      order.lines.map(lineText).join('\n'),
      totals(order),
      `All your orders are at ${origin}${pageAddress('myOrders')}`,
      signature(settings),
    ),
  };
}

const paragraphs = (...texts: string[]): string => `${texts.join('\n\n')}\n`;

const lineText = (line: LineRow): string => {
  const pack = line.pack && ` (${line.pack})`;
  const price = paise(line.price_paise);
  const total = formatPaise(paise(line.total_paise));
  if (!isLoose(line.sold_by))
    return `${line.quantity} x ${oneLine(line.title)}${pack} at ${formatPaise(price)}: ${total}`;
  const amount = formatQuantity(wordsIn('en'), quantityOf(line.quantity, line.sold_by), line.unit);
  return `${amount} ${oneLine(line.title)} at ${formatPaise(price)} per ${line.unit === 'kg' ? 'kg' : 'litre'}: ${total}`;
};

const totals = (order: FullOrder): string => {
  const amount = (of: number): string => formatPaise(paise(of));
  const shipping: Paise = paise(order.shipping_paise);
  return [
    `Subtotal: ${amount(order.subtotal_paise)}`,
    `Shipping: ${shipping === 0 ? 'free' : formatPaise(shipping)}`,
    `Total: ${amount(order.total_paise)}`,
  ].join('\n');
};

const addressText = (order: FullOrder): string =>
  [
    `${order.first_name} ${order.last_name}`,
    order.address,
    order.colony,
    order.landmark,
    [order.district, order.state, order.pincode].filter(Boolean).join(', '),
    order.phone,
  ]
    .map(oneLine)
    .filter(Boolean)
    .join('\n');

const signature = (settings: Settings): string =>
  [settings.name, settings.address, ...settings.phones].map(oneLine).filter(Boolean).join('\n');
