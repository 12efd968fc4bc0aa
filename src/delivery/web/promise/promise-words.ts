import type { I18n } from '@lingui/core';
import { formatPaise, type Paise } from '#base/figures/money.ts';
import { dayIn } from '#base/near-day.ts';
import { formatMoment, formatTime, type Instant } from '#base/time.ts';
import type { Delivery, DeliveryRule } from '#delivery/delivery-rule.ts';
import type { PublicRound } from '#delivery/rounds.ts';
import { blockedText, cutOffIn } from '#delivery/web/rounds/round-words.ts';

/** Known facts about delivery to the shopper's destination. */
export type Known = {
  delivery: Delivery;
  pincode: string;
  /** The round that an order would go with. */
  round: PublicRound | undefined;
  /** The soonest round, where it is full or paused. */
  blocked: PublicRound | undefined;
  /** Phone to call; empty without one. */
  phone: string;
  now: Instant;
  /** When the shop said so, while it cannot be reached. */
  seenAt: Instant | undefined;
  /** Sentence that the shop is closed, and when it opens; empty while it is open. */
  closed: string;
};

/** Where to and when, and under it till when to order and what it costs. Undefined where that is still to be asked. */
export function promiseText(i18n: I18n, known: Known): { first: string; second: string } | undefined {
  const { delivery, pincode, phone } = known;
  switch (delivery.kind) {
    case 'pincode needed':
      return undefined;
    case 'village needed':
      return {
        first: i18n._('account.place.village', { pincode }),
        second: i18n._('shop.place.why'),
      };
    case 'no':
      return {
        first: i18n._('account.delivery.no', { place: pincode }),
        second: phone ? i18n._('account.place.call', { phone }) : i18n._('account.place.other'),
      };
    case 'goes':
      return {
        first: whereAndWhen(i18n, known, delivery.collected, delivery.village || pincode),
        second: tillWhen(i18n, known, delivery.rule),
      };
  }
}

function whereAndWhen(
  i18n: I18n,
  { round, blocked, now }: Known,
  isCollected: boolean,
  place: string,
): string {
  if (round) {
    const { from, to, on } = round;
    const day = dayIn(i18n, on, now);
    const ride = { ...day, place, to: formatTime(i18n, to, 'till') };
    const collection = { ...day, from: formatTime(i18n, from), to: formatTime(i18n, to) };
    return isCollected ? i18n._('account.place.collect', collection) : i18n._('account.place.to', ride);
  }
  if (blocked) return blockedText(i18n, blocked, i18n._('account.place.full', { place }));
  return isCollected ? i18n._('account.place.collectAny') : i18n._('account.place.toAny', { place });
}

function tillWhen(
  i18n: I18n,
  { round, blocked, phone, now, seenAt, closed }: Known,
  rule: DeliveryRule,
): string {
  if (seenAt !== undefined) return i18n._('account.place.seen', { moment: formatMoment(i18n, seenAt) });
  if (closed) return closed;
  if (round) {
    const fee = rule.fee === 0 ? i18n._('account.place.free') : formatPaise(rule.fee);
    const said = { ...cutOffIn(i18n, round, now), fee };
    return i18n._('account.place.before', said);
  }
  return blocked && phone
    ? i18n._('account.place.call', { phone })
    : i18n._('account.place.fee', { fee: feeText(i18n, rule) });
}

function feeText(i18n: I18n, { fee, freeAbove }: DeliveryRule): string {
  if (fee === 0) return i18n._('account.place.free');
  if (freeAbove === null) return formatPaise(fee);
  return i18n._('account.place.freeAbove', { fee: formatPaise(fee), above: formatPaise(freeAbove) });
}

/** Delivery texts of the banner and of the home page's reason to shop here (title and text). */
type ShownTexts = { banner: string; why: [string, string]; short?: string };

/** Texts where the shop does not deliver: no fees, but collecting, a call, or another place. */
export function noText(
  i18n: I18n,
  { pincode, phone, mayCollect }: { pincode: string; phone: string; mayCollect: boolean },
): ShownTexts {
  const no = i18n._('account.delivery.no', { place: pincode });
  if (mayCollect) return { banner: no, why: [no, i18n._('account.place.mayCollect')] };
  const call = phone ? i18n._('account.place.call', { phone }) : i18n._('account.place.other');
  return { banner: no, why: [no, call] };
}

/** Texts about a fee, and above which subtotal it is free. */
export function feeTexts(
  i18n: I18n,
  { fee, freeAbove }: { fee: Paise; freeAbove: Paise | null },
): ShownTexts {
  if (freeAbove !== null) {
    const amount = formatPaise(freeAbove);
    return {
      banner: i18n._('shop.banner.free', { amount }),
      why: [i18n._('shop.why.free'), i18n._('shop.why.freeAbove', { amount })],
      short: i18n._('shop.why.short', { amount }),
    };
  }
  const banner = i18n._('account.place.fee', { fee: formatPaise(fee) });
  if (fee === 0) return { banner, why: [i18n._('shop.why.free'), ''] };
  return { banner, why: [i18n._('account.place.charge'), formatPaise(fee)], short: banner };
}
