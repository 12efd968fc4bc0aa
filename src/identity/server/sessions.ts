import { after, type Instant } from '#base/time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A device that is remembered stays logged in for so long after it was last seen … */
const REMEMBERED_FOR = 30 * DAY;
/** … but no longer than this after the login, however often it is used. */
const REMEMBERED_AT_MOST = 365 * DAY;
/** Any other device is logged out so long after the login, used or not. */
const OTHERWISE_FOR = 12 * HOUR;
/** When a device was last seen is written down no oftener than this, so that reading costs no write. */
export const SEEN_EVERY = 5 * MINUTE;

/** When a session ends if its device is not seen again after now. */
export function endOfSession(session: { remember: boolean; createdAt: Instant }, now: Instant): Instant {
  if (!session.remember) return after(session.createdAt, OTHERWISE_FOR);
  const slid = after(now, REMEMBERED_FOR);
  const atMost = after(session.createdAt, REMEMBERED_AT_MOST);
  return slid < atMost ? slid : atMost;
}
