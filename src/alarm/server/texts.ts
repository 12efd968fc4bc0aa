import type { I18n } from '@lingui/core';
import type { AlarmingOrder } from '#alarm/server/queries/new-orders.ts';
import { formatPaise } from '#base/figures/money.ts';
import { inLanguage, type Language } from '#base/language/language.ts';
import { officeAddress } from '#base/office-addresses.ts';
import type { PushText } from '#base/push-text.ts';
import type { Instant } from '#base/time.ts';
import type { Addressee } from '#identity/server/public.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { wordsIn } from '#platform/words.ts';

/** The order's own part of a push: its number, total and destination, and how long no staff looked. */
export function orderText(
  order: AlarmingOrder,
  language: Language,
  now: Instant,
): Omit<PushText, 'toDo' | 'token'> {
  const i18n = wordsIn(language);
  const minutes = Math.floor((Date.parse(now) - Date.parse(order.since)) / 60_000);
  const said = [
    ...(order.place ? [oneLine(order.place)] : []),
    ...(minutes >= 1 ? [i18n._('mail.alarm.waits', { minutes })] : []),
  ];
  return {
    title: titleOf(i18n, order),
    body: said.join(' · '),
    page: inLanguage(officeAddress('adminOrders'), language),
    tag: `order-${order.number}`,
  };
}

/** The number and total of a new order, or of one that its shopper added goods to. */
const titleOf = (i18n: I18n, order: AlarmingOrder): string =>
  order.hasMore
    ? i18n._('mail.alarm.added', { number: order.number, total: total(order) })
    : i18n._('mail.alarm.order', { number: order.number, total: total(order) });

/** The text of a test push. */
export function testText(language: Language): Omit<PushText, 'toDo' | 'token'> {
  const i18n = wordsIn(language);
  return {
    title: i18n._('mail.alarm.test'),
    body: i18n._('mail.alarm.testText'),
    page: inLanguage(officeAddress('alarm'), language),
    tag: 'test',
  };
}

/** The mail to an owner about an order that no staff looked at. */
export function alarmMail(order: AlarmingOrder, { to, language }: Addressee, origin: string): Mail {
  const i18n = wordsIn(language);
  const link = origin + inLanguage(officeAddress('adminOrder', { id: order.id }), language);
  const subject = titleOf(i18n, order);
  const says = [oneLine(order.place), i18n._('mail.alarm.look', { link })].filter(Boolean);
  return { to, language, subject: oneLine(subject), text: `${says.join('\n\n')}\n` };
}

/** The mail of a test. */
export function testMail({ to, language }: Addressee): Mail {
  const i18n = wordsIn(language);
  return {
    to,
    language,
    subject: oneLine(i18n._('mail.alarm.test')),
    text: `${i18n._('mail.alarm.testText')}\n`,
  };
}

const total = (order: AlarmingOrder): string => formatPaise(order.total_paise);
