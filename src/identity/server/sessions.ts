import { after, type Instant } from '#base/time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A remembered device stays logged in for this long after it was last seen, */
const REMEMBERED_FOR = 30 * DAY;
/** but at most this long after the login. */
const REMEMBERED_AT_MOST = 365 * DAY;
/** Any other device is logged out this long after the login, whether it is used or not. */
const OTHERWISE_FOR = 12 * HOUR;
/** The time when a device was last seen is stored at most this often, so that most reads need no write. */
export const SEEN_EVERY = 5 * MINUTE;

/** When a session ends if its device is not seen again after now. */
export function endOfSession(session: { remember: boolean; createdAt: Instant }, now: Instant): Instant {
  if (!session.remember) return after(session.createdAt, OTHERWISE_FOR);
  const slid = after(now, REMEMBERED_FOR);
  const atMost = after(session.createdAt, REMEMBERED_AT_MOST);
  return slid < atMost ? slid : atMost;
}
