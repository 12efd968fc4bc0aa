import type { I18n } from '@lingui/core';
import { pageAddress } from '#base/addresses.ts';
import { formatQuantity, isLoose, quantityOf } from '#base/figures/amount.ts';
import { formatPaise, formatRupees, paise } from '#base/figures/money.ts';
import { inLanguage } from '#base/language/language.ts';
import { formatDay, formatMoment, formatTime, startOfShopDay } from '#base/time.ts';
import type { Addressee } from '#identity/server/public.ts';
import type { OrderStatus } from '#orders/orders.ts';
import { openMoneyOf, presentDelivery, presentLateness, presentPromise } from '#orders/server/present.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { wordsIn } from '#platform/words.ts';
import type { Settings } from '#settings/settings.ts';

/** The receiver of a mail about an order, and the shop that sends it. */
export type Letterhead = Addressee & { settings: Settings; origin: string };

/** The mail that confirms a new order: what was agreed, to the paisa. */
export function orderPlacedMail(order: FullOrder, { to, language, settings, origin }: Letterhead): Mail {
  const i18n = wordsIn(language);
  const { number } = order;
  const link = origin + inLanguage(pageAddress('myOrders'), language);
  return {
    to,
    language,
    subject: oneLine(i18n._('mail.order.placedSubject', { number, shop: settings.name })),
    text: paragraphs(
      i18n._('mail.hello', { name: oneLine(order.first_name) }),
      i18n._('mail.order.thanks', { number, moment: formatMoment(i18n, order.placed_at) }),
      order.lines.map((line) => lineText(i18n, line)).join('\n'),
      totals(i18n, order),
      order.payment_method === 'cash' ? i18n._('mail.order.cash') : i18n._('mail.order.card'),
      order.collected
        ? i18n._('mail.order.collected', { address: oneLine(settings.address) })
        : `${i18n._('mail.order.comesTo')}\n${addressText(order)}`,
      ...termsOf(i18n, order),
      ...promised(i18n, order),
      i18n._('mail.order.follow', { link }),
      signature(settings),
    ),
  };
}

type News = {
  subject: (i18n: I18n, number: number) => string;
  text: (i18n: I18n, values: { number: number; moment: string }, order: FullOrder) => string;
};
const NEWS: Record<OrderStatus, News | undefined> = {
  // Back to pending: the shop corrected a mistake, and there is nothing to report.
  pending: undefined,
  dispatched: {
    subject: (i18n, number) => i18n._('mail.order.dispatchedSubject', { number }),
    text: (i18n, values) => i18n._('mail.order.dispatched', values),
  },
  delivered: {
    subject: (i18n, number) => i18n._('mail.order.deliveredSubject', { number }),
    text: (i18n, values) => i18n._('mail.order.delivered', values),
  },
  cancelled: {
    subject: (i18n, number) => i18n._('mail.order.cancelledSubject', { number }),
    text: (i18n, { number, moment }, order) =>
      openMoneyOf(order) === 'giveBack'
        ? i18n._('mail.order.cancelledPaid', {
            number,
            moment,
            amount: formatPaise(paise(order.total_paise)),
          })
        : i18n._('mail.order.cancelled', { number, moment }),
  },
};

/** The mail about an order's new status; undefined for a status that needs no mail. */
export function orderMovedMail(
  order: FullOrder,
  { to, language, settings, origin }: Letterhead,
): Mail | undefined {
  const news = NEWS[order.status];
  if (!news) return undefined;
  const i18n = wordsIn(language);
  const { number } = order;
  const link = origin + inLanguage(pageAddress('myOrders'), language);
  return {
    to,
    language,
    subject: oneLine(news.subject(i18n, number)),
    text: paragraphs(
      i18n._('mail.hello', { name: oneLine(order.first_name) }),
      news.text(i18n, { number, moment: formatMoment(i18n, order.placed_at) }, order),
      order.lines.map((line) => lineText(i18n, line)).join('\n'),
      totals(i18n, order),
      i18n._('mail.order.all', { link }),
      signature(settings),
    ),
  };
}

/** The mail that says at which other time an order comes. */
export function orderRoundMail(order: FullOrder, { to, language, settings, origin }: Letterhead): Mail {
  const i18n = wordsIn(language);
  const { number } = order;
  const link = origin + inLanguage(pageAddress('myOrders'), language);
  return {
    to,
    language,
    subject: oneLine(i18n._('mail.order.newTimeSubject', { number })),
    text: paragraphs(
      i18n._('mail.hello', { name: oneLine(order.first_name) }),
      i18n._('mail.order.newTime', { number }),
      ...promised(i18n, order),
      i18n._('mail.order.follow', { link }),
      signature(settings),
    ),
  };
}

/** Under which rule it was promised, from the order's copy; nothing of what is collected, and in a shop without areas. */
function termsOf(i18n: I18n, order: FullOrder): string[] {
  const { delivery } = presentDelivery(order);
  const place = oneLine(order.village || order.pincode);
  if (!delivery || delivery.collected || place === '') return [];
  return [[feeText(i18n, place, delivery), oneLine(delivery.note)].filter(Boolean).join('\n')];
}

function feeText(
  i18n: I18n,
  place: string,
  { fee: rupees, freeAbove }: { fee: number; freeAbove: number | null },
): string {
  const fee = formatRupees(rupees);
  if (rupees === 0) return i18n._('mail.order.termsFree', { place });
  if (freeAbove === null) return i18n._('mail.order.terms', { place, fee });
  return i18n._('mail.order.termsFreeAbove', { place, fee, above: formatRupees(freeAbove) });
}

/** The mail that says until when an order comes that is late, or that it comes as promised after all. */
export function orderLateMail(order: FullOrder, { to, language, settings, origin }: Letterhead): Mail {
  const i18n = wordsIn(language);
  const { number } = order;
  const link = origin + inLanguage(pageAddress('myOrders'), language);
  const isLate = order.late_to !== null;
  return {
    to,
    language,
    subject: oneLine(
      isLate ? i18n._('mail.order.lateSubject', { number }) : i18n._('mail.order.onTimeSubject', { number }),
    ),
    text: paragraphs(
      i18n._('mail.hello', { name: oneLine(order.first_name) }),
      isLate ? i18n._('mail.order.late', { number }) : i18n._('mail.order.onTime', { number }),
      ...promised(i18n, order),
      i18n._('mail.order.follow', { link }),
      signature(settings),
    ),
  };
}

/** What was promised with the order's round, and until when it comes if that is late; nothing in a shop without rounds. */
function promised(i18n: I18n, order: FullOrder): string[] {
  const { promise } = presentPromise(order);
  if (!promise) return [];
  const said = {
    day: formatDay(i18n, startOfShopDay(promise.on)),
    from: formatTime(i18n, promise.from),
    to: formatTime(i18n, promise.to),
  };
  const { lateTo } = presentLateness(order);
  return [
    promise.kind === 'ride' ? i18n._('mail.order.ride', said) : i18n._('mail.order.collect', said),
    ...(lateTo === undefined ? [] : [i18n._('mail.order.lateTo', { time: formatTime(i18n, lateTo) })]),
  ];
}

const paragraphs = (...texts: string[]): string => `${texts.join('\n\n')}\n`;

function lineText(i18n: I18n, line: LineRow): string {
  const title = oneLine(line.title) + (line.pack && ` (${line.pack})`);
  const price = formatPaise(paise(line.price_paise));
  const total = formatPaise(paise(line.total_paise));
  if (!isLoose(line.sold_by))
    return i18n._('mail.order.line', { quantity: line.quantity, title, price, total });
  const amount = formatQuantity(i18n, quantityOf(line.quantity, line.sold_by), line.unit);
  const loose = { amount, title: oneLine(line.title), price, total };
  return line.unit === 'kg'
    ? i18n._('mail.order.lineByKilo', loose)
    : i18n._('mail.order.lineByLitre', loose);
}

function totals(i18n: I18n, order: FullOrder): string {
  const amount = (of: number): string => formatPaise(paise(of));
  return [
    i18n._('mail.order.subtotal', { amount: amount(order.subtotal_paise) }),
    order.shipping_paise === 0
      ? i18n._('mail.order.shippingFree')
      : i18n._('mail.order.shipping', { amount: amount(order.shipping_paise) }),
    i18n._('mail.order.total', { amount: amount(order.total_paise) }),
  ].join('\n');
}

const addressText = (order: FullOrder): string =>
  [
    `${order.first_name} ${order.last_name}`,
    order.address,
    order.colony,
    order.landmark,
    order.village,
    [order.district, order.state, order.pincode].filter(Boolean).join(', '),
    order.phone,
  ]
    .map(oneLine)
    .filter(Boolean)
    .join('\n');

const signature = (settings: Settings): string =>
  [settings.name, settings.address, ...settings.phones].map(oneLine).filter(Boolean).join('\n');
