import type { I18n } from '@lingui/core';
import { formatPaise, type Paise } from '#base/figures/money.ts';

/** What the banner says of delivery, and the reason to shop here on the home page: its title and its text. */
export type ShownTexts = { banner: string; why: [string, string] };

/** What pages say where the shop does not go: nothing of fees, but how one can have the goods even so. */
export function noText(
  i18n: I18n,
  { pincode, phone, mayCollect }: { pincode: string; phone: string; mayCollect: boolean },
): ShownTexts {
  const no = i18n._('account.delivery.no', { place: pincode });
  if (mayCollect) return { banner: no, why: [no, i18n._('account.place.mayCollect')] };
  const call = phone ? i18n._('account.place.call', { phone }) : i18n._('account.place.other');
  return { banner: no, why: [no, call] };
}

/** What pages say of a fee and above what it is free. */
export function feeTexts(
  i18n: I18n,
  { fee, freeAbove }: { fee: Paise; freeAbove: Paise | null },
): ShownTexts {
  if (freeAbove !== null) {
    const amount = formatPaise(freeAbove);
    return {
      banner: i18n._('shop.banner.free', { amount }),
      why: [i18n._('shop.why.free'), i18n._('shop.why.freeAbove', { amount })],
    };
  }
  const banner = i18n._('account.place.fee', { fee: formatPaise(fee) });
  if (fee === 0) return { banner, why: [i18n._('shop.why.free'), ''] };
  return { banner, why: [i18n._('account.place.charge'), formatPaise(fee)] };
}
