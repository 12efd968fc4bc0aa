import type { Context } from 'hono';
import { clientAddress } from '#platform/http/client-address.ts';
import { countTry, type RateLimit } from '#platform/http/rate-limit.ts';
import type { Platform } from '#platform/platform.ts';

/** How often accounts may be tried, as configured: generous for a network address, strict for one account. */
export const ratesOf = ({ config: { rates } }: Platform) =>
  ({
    signUps: { name: 'sign-ups', most: rates.signUpsPerAddress, minutes: 10 },
    logIns: { name: 'logins', most: rates.logInsPerAddress, minutes: 10 },
    resets: { name: 'resets', most: rates.resetsPerAddress, minutes: 10 },
    logInFailures: { name: 'login-failures', most: rates.logInFailuresPerAccount, minutes: 15 },
    resetMails: { name: 'reset-mails', most: rates.resetsPerAccount, minutes: 60 },
  }) as const satisfies Record<string, RateLimit>;

/** Counts a request against what its network address may do; answers 429 beyond that. */
export const countAddress = (platform: Platform, c: Context, limit: RateLimit): Promise<void> =>
  countTry(platform.db, limit, clientAddress(c, platform.config.trustedProxies), platform.clock.now());
