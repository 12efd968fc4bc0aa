import type { I18n } from '@lingui/core';
import { dayIn } from '#base/near-day.ts';
import { formatTime, type Instant, shopDay, shopTime } from '#base/time.ts';
import type { PublicRound } from '#delivery/rounds.ts';

/** When a round comes: Today, 5:00 pm to 7:00 pm. */
export function roundTime(
  i18n: I18n,
  { on, from, to }: Pick<PublicRound, 'on' | 'from' | 'to'>,
  now: Instant,
): string {
  const said = { ...dayIn(i18n, on, now), from: formatTime(i18n, from), to: formatTime(i18n, to) };
  return i18n._('account.round.time', said);
}

/** The day and time till when one can order for a round, beside a sentence that says when it comes. */
export function cutOffIn(i18n: I18n, { orderBefore: cutOff, on }: PublicRound, now: Instant) {
  const day = dayIn(i18n, shopDay(cutOff), now);
  const isSame = day.near === 'later' && shopDay(cutOff) === on;
  return { ...day, near: isSame ? 'same' : day.near, time: formatTime(i18n, shopTime(cutOff), 'till') };
}

/** Till when one can order for it: Order before 2:00 pm. */
export function orderBefore(i18n: I18n, round: PublicRound, now: Instant): string {
  const said = cutOffIn(i18n, round, now);
  return i18n._('account.round.before', said);
}

/** Why a round cannot be had, beside its times: the owner's words, or that it is full. */
export const blockedText = (i18n: I18n, { state, text }: PublicRound, full: string): string =>
  text ?? (state === 'paused' ? i18n._('account.round.closed') : full);
