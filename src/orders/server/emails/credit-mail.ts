import type { I18n } from '@lingui/core';
import { formatPaise, formatRupees } from '#base/figures/money.ts';
import { openMoneyOf } from '#money/server/public.ts';
import { creditGoods, creditReason } from '#orders/credits/credit-text.ts';
import { presentCredits } from '#orders/server/credits/present.ts';
import { letter, type Letterhead, totals } from '#orders/server/emails/order-mail.ts';
import { presentLines } from '#orders/server/present.ts';
import type { FullOrder } from '#orders/server/queries.ts';
import { oneLine } from '#platform/mail/mail-job.ts';
import type { Mail } from '#platform/mail/mailer.ts';

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

/** Sentence on the amount due or the refund, or that nothing is left to pay. */
function moneyText(i18n: I18n, order: FullOrder): string {
  const { due, giveBack } = openMoneyOf(order);
  if (giveBack > 0) return i18n._('mail.order.giveBack', { amount: formatPaise(giveBack) });
  return due > 0 ? i18n._('mail.order.due', { amount: formatPaise(due) }) : i18n._('mail.order.even');
}
