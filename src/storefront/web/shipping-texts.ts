import { useLingui } from '@lingui/react';
import { formatRupees } from '#base/figures/money.ts';
import { feesText, useShown } from '#delivery/web/public.ts';
import { useShop } from '#settings/web/public.ts';

/**
 * Shipping texts of the banner and the home page, for the shopper's village where it is known. Before that, only
 * figures that hold for every village.
 */
export function useShippingTexts(): { banner: string; why: [string, string]; short?: string } {
  const { i18n } = useLingui();
  const shown = useShown();
  const { fees } = useShop();
  const { freeAbove, isOne, to } = fees;
  // Of a known village it is as short as it can be said.
  if (shown.banner && shown.why)
    return { banner: shown.banner, why: shown.why, short: shown.why.filter(Boolean).join(' ') };
  if (freeAbove !== null) {
    const amount = formatRupees(freeAbove);
    return {
      banner: i18n._('shop.banner.free', { amount }),
      why: [i18n._('shop.why.free'), i18n._('shop.why.freeAbove', { amount })],
      short: i18n._('shop.why.short', { amount }),
    };
  }
  if (isOne && to === 0) return { banner: i18n._('shop.why.free'), why: [i18n._('shop.why.free'), ''] };
  const fee = feesText(i18n, fees);
  return { banner: i18n._('shop.fee.shipping', { fee }), why: [i18n._('shop.fee.title'), fee], short: fee };
}
