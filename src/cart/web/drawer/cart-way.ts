import type { I18n } from '@lingui/core';
import { formatPaise, type Paise, paise } from '#base/figures/money.ts';
import { missingToMinimum } from '#delivery/delivery.ts';
import { feesInShort, type KnownDelivery } from '#delivery/web/public.ts';
import { missingToFreeShipping } from '#settings/settings.ts';

/** Amount missing to free shipping, in words; empty when shipping is free. */
export function wayToFreeShipping(i18n: I18n, missing: Paise): string {
  if (missing === 0) return '';
  return missing === 1
    ? i18n._('shop.cart.anythingMakesFree')
    : i18n._('shop.cart.moreMakesFree', { amount: formatPaise(paise(missing - 1)) });
}

/** Amount missing to the minimum order, in words; empty when the subtotal is enough. */
export function wayToMinimum(i18n: I18n, subtotal: Paise, { rule }: Pick<KnownDelivery, 'rule'>): string {
  const missing = missingToMinimum(subtotal, rule);
  return missing > 0 ? i18n._('shop.cart.moreToOrder', { amount: formatPaise(missing) }) : '';
}

/**
 * Amount missing to the minimum order or else to free shipping, in few words. Where the fee depends on an unknown
 * village, the range of that amount.
 */
export function wayOf(i18n: I18n, subtotal: Paise, delivery: KnownDelivery): string {
  const { rule, isKnown, fees } = delivery;
  const toOrder = wayToMinimum(i18n, subtotal, delivery);
  if (toOrder) return toOrder;
  if (!isKnown)
    return delivery.delivery?.kind === 'no' ? '' : i18n._('shop.fee.shipping', { fee: feesInShort(fees) });
  if (rule.fee === 0) return i18n._('shop.why.free');
  const missing = missingToFreeShipping(subtotal, rule);
  if (missing > 0) return i18n._('shop.cart.moreForFree', { amount: formatPaise(wholeRupees(missing)) });
  return rule.freeAbove === null
    ? i18n._('shop.fee.shipping', { fee: formatPaise(rule.fee) })
    : i18n._('shop.why.free');
}

/** Shipping is free above the limit only: a paisa more than ₹53 is shown as ₹54. */
const wholeRupees = (amount: Paise): Paise => paise(Math.ceil(amount / 100) * 100);
