import { instantOf } from '#base/calendar.ts';
import { after, type Instant, shopDay, shopTime } from '#base/time.ts';

const HOUR = 60 * 60_000;
/** E-Commerce Rules 2020, r. 4: a complaint is confirmed within 48 hours and settled within one month of its receipt. */
const CONFIRMED_WITHIN = 48 * HOUR;

/** Until when the shop confirms a complaint, and until when it settles it, both from its receipt. */
export const clocksOf = (receivedAt: Instant): { confirmBy: Instant; settleBy: Instant } => ({
  confirmBy: after(receivedAt, CONFIRMED_WITHIN),
  settleBy: monthAfter(receivedAt),
});

/** The same time of day a month later; of a month without such a day, its last one. */
function monthAfter(at: Instant): Instant {
  const [year = 0, month = 0, day = 0] = shopDay(at).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const then = new Date(Date.UTC(year, month, Math.min(day, lastDay)));
  return instantOf(then.toISOString().slice(0, 10), shopTime(at));
}
