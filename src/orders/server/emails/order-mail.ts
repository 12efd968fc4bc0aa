import type { I18n } from '@lingui/core';
import { pageAddress } from '#base/addresses.ts';
import { startOfShopDay } from '#base/calendar.ts';
import { formatQuantity, isLoose, quantityOf } from '#base/figures/amount.ts';
import { formatPaise, formatRupees, minus, plus, ZERO } from '#base/figures/money.ts';
import { inLanguage } from '#base/language/language.ts';
import { addressLines, nameOfOrder } from '#base/postal-address.ts';
import { formatDay, formatMoment, formatTime } from '#base/time.ts';
import { goodsName } from '#catalogue/catalogue.ts';
import type { RoundKind } from '#delivery/delivery.ts';
import type { Addressee } from '#identity/server/public.ts';
import { changeTexts } from '#orders/line-change.ts';
import { questionText } from '#orders/questions/question-text.ts';
import { addressOf } from '#orders/server/order-address.ts';
import {
  presentDelivery,
  presentLateness,
  presentLines,
  presentPromise,
  presentQuestion,
} from '#orders/server/present.ts';
import type { FullOrder, LineRow } from '#orders/server/queries.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { wordsIn } from '#platform/words.ts';
import type { Settings } from '#settings/settings.ts';

/** The receiver of a mail about an order, and the shop that sends it. */
export type Letterhead = Addressee & { settings: Settings; origin: string };
/** The code that the shopper says when the order is handed over, where one is asked for. */
export type Coded = { code: string | undefined };

/** A letter about an order: a greeting, what it says (with the link to all orders), and whom it is from. */
export function letter(
  order: FullOrder,
  { to, language, settings, origin }: Letterhead,
  write: (i18n: I18n, link: string) => { subject: string; says: string[] },
): Mail {
  const i18n = wordsIn(language);
  const { subject, says } = write(i18n, origin + inLanguage(pageAddress('myOrders'), language));
  const hello = i18n._('mail.hello', { name: oneLine(order.first_name) });
  return { to, language, subject: oneLine(subject), text: paragraphs(hello, ...says, signature(settings)) };
}

/** The mail that confirms a new order: what was agreed, to the paisa. */
export function orderPlacedMail(order: FullOrder, head: Letterhead & Coded): Mail {
  const { number } = order;
  return letter(order, head, (i18n, link) => ({
    subject: i18n._('mail.order.placedSubject', { number, shop: head.settings.name }),
    says: [
      i18n._('mail.order.thanks', { number, moment: formatMoment(i18n, order.placed_at) }),
      order.lines.map((line) => lineText(i18n, line, head)).join('\n'),
      totals(i18n, order),
      howToPay(i18n, order),
      order.collected
        ? collectedText(i18n, oneLine(head.settings.address))
        : `${i18n._('mail.order.comesTo')}\n${addressText(order)}`,
      ...termsOf(i18n, order),
      ...promised(i18n, order),
      ...codeText(i18n, head.code),
      i18n._('mail.order.follow', { link }),
    ],
  }));
}

/** The mail that says which goods a shopper added to an order, and what it comes to now. */
export function orderAddedMail(order: FullOrder, head: Letterhead): Mail {
  const { number } = order;
  const added = order.events.findLast(({ kind }) => kind === 'goodsAdded');
  const places = new Set(added?.kind === 'goodsAdded' ? added.lines : []);
  return letter(order, head, (i18n, link) => ({
    subject: i18n._('mail.order.addedSubject', { number }),
    says: [
      i18n._('mail.order.added', { number }),
      order.lines
        .filter(({ position }) => places.has(position))
        .map((line) => lineText(i18n, line, head))
        .join('\n'),
      totals(i18n, order),
      howToPay(i18n, order),
      ...promised(i18n, order),
      i18n._('mail.order.follow', { link }),
    ],
  }));
}

const collectedText = (i18n: I18n, address: string): string =>
  address ? i18n._('mail.order.collected', { address }) : i18n._('mail.order.collectHere');

function howToPay(i18n: I18n, { payment_method: method, collected }: FullOrder): string {
  if (collected) return method === 'cash' ? i18n._('mail.order.cashAtShop') : i18n._('mail.order.cardAtShop');
  return method === 'cash' ? i18n._('mail.order.cash') : i18n._('mail.order.card');
}

/** The code that is said when the order is handed over, in a line of its own. */
export const codeText = (i18n: I18n, code: string | undefined): string[] =>
  code === undefined ? [] : [i18n._('mail.order.code', { code })];

/** The mail with the code of an order that was paid before it came, or became large. */
export function orderCodeMail(order: FullOrder, head: Letterhead & Coded): Mail {
  const { number } = order;
  return letter(order, head, (i18n, link) => ({
    subject: i18n._('mail.order.codeSubject', { number }),
    says: [
      order.payment_status === 'received'
        ? i18n._('mail.order.paid', { number })
        : i18n._('mail.order.large', { number, amount: formatPaise(order.total_paise) }),
      ...codeText(i18n, head.code),
      ...promised(i18n, order),
      i18n._('mail.order.follow', { link }),
    ],
  }));
}

/** The mail that says what was packed otherwise than ordered, why, and what it comes to now. */
export function orderPackedMail(order: FullOrder, head: Letterhead): Mail {
  const { number } = order;
  const items = presentLines(order, head.language);
  return letter(order, head, (i18n, link) => ({
    subject: i18n._('mail.order.packedSubject', { number }),
    says: [
      i18n._('mail.order.packed', { number }),
      items
        .map((item) => ({ title: item.product.title, texts: changeTexts(i18n, item, { items }) }))
        .filter(({ texts }) => texts.length > 0)
        .map(({ title, texts }) => `${oneLine(title)}: ${oneLine(texts.join(', '))}`)
        .join('\n'),
      totals(i18n, order),
      i18n._('mail.order.follow', { link }),
    ],
  }));
}

/** The mail that asks for a yes to what comes to more than was agreed. It leads to the order itself. */
export function orderAskedMail(order: FullOrder, head: Letterhead): Mail {
  const { number } = order;
  const { question } = presentQuestion(order, head.language);
  const items = presentLines(order, head.language);
  const link = head.origin + inLanguage(pageAddress('order', { id: order.id }), head.language);
  return letter(order, head, (i18n) => ({
    subject: i18n._('mail.order.askedSubject', { number }),
    says: question
      ? [
          i18n._('mail.order.asked', { number }),
          oneLine(questionText(i18n, question, items)),
          i18n._('mail.order.askedTotal', {
            total: formatRupees(question.total),
            now: formatPaise(order.total_paise),
          }),
          i18n._('mail.order.askedLink', { link }),
        ]
      : [],
  }));
}

/** The mail that says at which other time an order comes. */
export function orderRoundMail(order: FullOrder, isFirst: boolean, head: Letterhead): Mail {
  const { number } = order;
  return letter(order, head, (i18n, link) => ({
    subject: isFirst
      ? i18n._('mail.order.timeSubject', { number })
      : i18n._('mail.order.newTimeSubject', { number }),
    says: [
      isFirst ? i18n._('mail.order.time', { number }) : i18n._('mail.order.newTime', { number }),
      ...promised(i18n, order),
      i18n._('mail.order.follow', { link }),
    ],
  }));
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
export function orderLateMail(order: FullOrder, head: Letterhead): Mail {
  return letter(order, head, (i18n, link) => {
    const { subject, text } = latenessOf(i18n, order);
    return { subject, says: [text, ...promised(i18n, order), i18n._('mail.order.follow', { link })] };
  });
}

function latenessOf(i18n: I18n, { number, collected, late_to: lateTo }: FullOrder) {
  const said = { number };
  if (lateTo === null)
    return collected
      ? {
          subject: i18n._('mail.order.onTimeAtShopSubject', said),
          text: i18n._('mail.order.onTimeAtShop', said),
        }
      : { subject: i18n._('mail.order.onTimeSubject', said), text: i18n._('mail.order.onTime', said) };
  return collected
    ? { subject: i18n._('mail.order.lateAtShopSubject', said), text: i18n._('mail.order.lateAtShop', said) }
    : { subject: i18n._('mail.order.lateSubject', said), text: i18n._('mail.order.late', said) };
}

/** Promised day and time of the order's round, and the new time if it is late; empty in a shop without rounds. */
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
    ...(lateTo === undefined ? [] : [lateText(i18n, promise.kind, formatTime(i18n, lateTo, 'till'))]),
  ];
}

const lateText = (i18n: I18n, kind: RoundKind, time: string): string =>
  kind === 'collect' ? i18n._('mail.order.lateReady', { time }) : i18n._('mail.order.lateTo', { time });

const paragraphs = (...texts: string[]): string => `${texts.join('\n\n')}\n`;

/** A line of an order: how much of what, and what it costs. */
export function lineText(i18n: I18n, line: LineRow, { language }: Letterhead): string {
  const name = oneLine(goodsName(line, language));
  const title = name + (line.pack && ` (${line.pack})`);
  const price = formatPaise(line.price_paise);
  const total = formatPaise(line.total_paise);
  if (!isLoose(line.sold_by))
    return i18n._('mail.order.line', { quantity: line.quantity, title, price, total });
  const amount = formatQuantity(i18n, quantityOf(line.quantity, line.sold_by), line.unit);
  const loose = { amount, title: name, price, total };
  return line.unit === 'kg'
    ? i18n._('mail.order.lineByKilo', loose)
    : i18n._('mail.order.lineByLitre', loose);
}

/** Subtotal, delivery fee, credit and total of an order, one line each. */
export function totals(i18n: I18n, order: FullOrder): string {
  const shipping = plus(order.shipping_paise, order.credited_shipping_paise);
  return [
    i18n._('mail.order.subtotal', {
      amount: formatPaise(
        minus(plus(order.subtotal_paise, order.credited_paise), order.credited_shipping_paise),
      ),
    }),
    shipping === 0
      ? i18n._('mail.order.shippingFree')
      : i18n._('mail.order.shipping', { amount: formatPaise(shipping) }),
    ...(order.credited_paise > 0
      ? [i18n._('mail.order.credited', { amount: formatPaise(minus(ZERO, order.credited_paise)) })]
      : []),
    i18n._('mail.order.total', { amount: formatPaise(order.total_paise) }),
  ].join('\n');
}

const addressText = (order: FullOrder): string =>
  [nameOfOrder(order), ...addressLines(addressOf(order)), order.phone]
    .map(oneLine)
    .filter(Boolean)
    .join('\n');

const signature = (settings: Settings): string =>
  [settings.name, settings.address, ...settings.phones].map(oneLine).filter(Boolean).join('\n');
