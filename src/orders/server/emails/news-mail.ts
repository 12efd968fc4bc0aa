import type { I18n } from '@lingui/core';
import { formatPaise, formatRupees } from '#base/figures/money.ts';
import { formatMoment } from '#base/time.ts';
import { openMoneyOf } from '#money/server/public.ts';
import { creditGoods, creditReason } from '#orders/credits/credit-text.ts';
import { cancelText } from '#orders/event-text.ts';
import { goingOut, type OrderStatus } from '#orders/order.ts';
import { presentCredits } from '#orders/server/credits/present.ts';
import { presentLines } from '#orders/server/present.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { type Coded, codeText, letter, type Letterhead, lineText, totals } from './order-mail.ts';

type News = {
  subject: (i18n: I18n, number: number) => string;
  text: (i18n: I18n, values: { number: number; moment: string; address: string }, order: FullOrder) => string;
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
      openMoneyOf(order).giveBack > 0
        ? i18n._('mail.order.cancelledPaid', {
            number,
            moment,
            amount: formatPaise(openMoneyOf(order).giveBack),
          })
        : i18n._('mail.order.cancelled', { number, moment }),
  },
};

/** News texts for orders that are collected at the shop, which are never on their way. */
const NEWS_AT_SHOP: Partial<typeof NEWS> = {
  dispatched: {
    subject: (i18n, number) => i18n._('mail.order.readySubject', { number }),
    text: (i18n, values) =>
      values.address ? i18n._('mail.order.ready', values) : i18n._('mail.order.readyHere', values),
  },
  delivered: {
    subject: (i18n, number) => i18n._('mail.order.wasCollectedSubject', { number }),
    text: (i18n, values) => i18n._('mail.order.wasCollected', values),
  },
};

/** The mail about an order's new status, with the reason if the shop cancelled it; undefined for a status that needs no mail. */
export function orderMovedMail(order: FullOrder, head: Letterhead & Coded): Mail | undefined {
  const news = (order.collected ? NEWS_AT_SHOP[order.status] : undefined) ?? NEWS[order.status];
  if (!news) return undefined;
  const { number } = order;
  const address = oneLine(head.settings.address);
  return letter(order, head, (i18n, link) => ({
    subject: news.subject(i18n, number),
    says: [
      news.text(i18n, { number, moment: formatMoment(i18n, order.placed_at), address }, order),
      ...reasonText(i18n, order),
      goingOut(order.lines)
        .map((line) => lineText(i18n, line, head))
        .join('\n'),
      totals(i18n, order),
      ...codeText(i18n, head.code),
      i18n._('mail.order.all', { link }),
    ],
  }));
}

function reasonText(i18n: I18n, { status, events }: FullOrder): string[] {
  const moved = events.findLast((event) => event.kind === 'status');
  const reason = status === 'cancelled' && moved ? cancelText(i18n, moved) : '';
  return reason === '' ? [] : [i18n._('mail.order.cancelledWhy', { reason: oneLine(reason) })];
}

/** The mail that says what was credited of an order, for what and why, and what follows; or that it was taken back. */
export function orderCreditedMail(order: FullOrder, credit: string, head: Letterhead): Mail {
  const { number } = order;
  const given = presentCredits(order, 'shopper').credits?.find(({ _id }) => _id === credit);
  const items = presentLines(order, head.language);
  return letter(order, head, (i18n, link) => ({
    subject: given?.isUndone
      ? i18n._('mail.order.creditUndoneSubject', { number })
      : i18n._('mail.order.creditSubject', { number }),
    says: given
      ? [
          given.isUndone
            ? i18n._('mail.order.creditUndone', { amount: formatRupees(given.amount), number })
            : i18n._('mail.order.credit', { amount: formatRupees(given.amount), number }),
          oneLine(`${creditGoods(i18n, given, items)}: ${creditReason(i18n, given)}`),
          totals(i18n, order),
          moneyText(i18n, order),
          i18n._('mail.order.follow', { link }),
        ]
      : [],
  }));
}

/** The mail with the shop's answer to a complaint; the order's page has the rest. */
export function orderAnsweredMail(
  order: FullOrder,
  { text, isRefused }: { text: string; isRefused: boolean },
  head: Letterhead,
): Mail {
  const { number } = order;
  return letter(order, head, (i18n, link) => ({
    subject: i18n._('mail.order.answeredSubject', { number }),
    says: [
      isRefused
        ? i18n._('mail.order.complaintRefused', { number })
        : i18n._('mail.order.complaintAnswered', { number }),
      ...(text ? [oneLine(text)] : []),
      i18n._('mail.order.follow', { link }),
    ],
  }));
}

/** Sentence on the amount due or the refund, or that nothing is left to pay. */
function moneyText(i18n: I18n, order: FullOrder): string {
  const { due, giveBack } = openMoneyOf(order);
  if (giveBack > 0) return i18n._('mail.order.giveBack', { amount: formatPaise(giveBack) });
  return due > 0 ? i18n._('mail.order.due', { amount: formatPaise(due) }) : i18n._('mail.order.even');
}
